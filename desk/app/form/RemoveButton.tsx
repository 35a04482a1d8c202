import { useState } from 'react';
import type { Path } from '../../model/form-api.ts';
import { FORM } from '../../words/form.ts';
import { SHELL } from '../../words/shell.ts';
import { useAddress } from '../address.tsx';
import { call, Refused } from '../api.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Refusal } from '../ui/Refusal.tsx';
import { useWords } from '../words.tsx';
import css from './form.module.css';

/** Removes a record or an entry, after one question. */
export function RemoveButton({ file, at, was }: { file: string; at: Path; was: string }) {
  const { t } = useWords();
  const { go } = useAddress();
  const [isAsking, setAsking] = useState(false);
  const [refused, setRefused] = useState<Refused>();
  const what = t(at.length > 0 ? FORM.removeEntry : FORM.removeFile);
  const remove = async () => {
    try {
      await call('form/remove', { file, at, was });
      const list = at.slice(0, -1).join('/');
      go(
        at.length > 0
          ? { screen: 'form', params: { file, ...(list && { at: list }) } }
          : { screen: 'browse', params: { folder: file.replace(/\/[^/]+$/, '') } },
        { replace: true },
      );
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      setRefused(error);
    }
  };
  return (
    <>
      <Button variant="quiet" className={css.last} onClick={() => setAsking(true)}>
        {what}
      </Button>
      {isAsking && (
        <Dialog title={what} onClose={() => setAsking(false)}>
          <p>{t(FORM.sure)}</p>
          <Refusal of={refused} />
          <p className={css.row}>
            <Button variant="danger" onClick={() => void remove()}>
              {t(SHELL.remove)}
            </Button>
            <Button onClick={() => setAsking(false)}>{t(SHELL.cancel)}</Button>
          </p>
        </Dialog>
      )}
    </>
  );
}
