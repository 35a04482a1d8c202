import { useState } from 'react';
import type { Json, Path } from '../../model/form-api.ts';
import { FORM } from '../../words/form.ts';
import { Button } from '../ui/Button.tsx';
import { Field } from '../ui/Field.tsx';
import { useWords } from '../words.tsx';
import css from './form.module.css';
import { useForm } from './form-context.ts';
import { isBelow, isGroup, isPath } from './values.ts';

interface Props {
  path: Path;
  /** What the group around the field already answers. */
  answered: Json | undefined;
  /** A field of fields answers only for itself: those in it answer for theirs. */
  isGroup: boolean;
  onChange: (answered: Json | undefined) => void;
}

/** What looks wrong but is right gets a reason, kept in the file: then nobody is asked again. */
export function AnswerQuestions({ path, answered, isGroup: isDeep, onChange }: Props) {
  const { remarks } = useForm();
  const given = Array.isArray(answered) ? answered : [];
  const open = remarks.filter(({ grade, at, code }) => {
    if (grade !== 'look-again' || !(isDeep ? isPath(at, path) : isBelow(at, path))) return false;
    return !given.some((answer) => isGroup(answer) && answer['code'] === code);
  });
  return [...new Set(open.map(({ code }) => code))].map((code) => (
    <Answer key={code} code={code} onReason={(reason) => onChange([...given, { code, reason }])} />
  ));
}

function Answer({ code, onReason }: { code: string; onReason: (reason: string) => void }) {
  const { t } = useWords();
  const [reason, setReason] = useState('');
  return (
    <details className={css.fold}>
      <summary>{t(FORM.answer)}</summary>
      <Field label={t(FORM.reason)} hint={<code>{code}</code>}>
        {(control) => (
          <textarea
            {...control}
            className={css.text}
            rows={2}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        )}
      </Field>
      <Button disabled={reason.trim() === ''} onClick={() => onReason(reason.trim())}>
        {t(FORM.giveReason)}
      </Button>
    </details>
  );
}
