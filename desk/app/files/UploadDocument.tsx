import { useId, useState } from 'react';
import { cleanName } from '../../model/clean-name.ts';
import type { LookedAt } from '../../model/file-api.ts';
import { FILES } from '../../words/files.ts';
import { Refused, send } from '../api.ts';
import { Button } from '../ui/Button.tsx';
import { Field } from '../ui/Field.tsx';
import { Remarks } from '../ui/Remarks.tsx';
import { useCall } from '../use-call.ts';
import { useWords } from '../words.tsx';
import { DocumentLine } from './DocumentLine.tsx';
import { DropZone } from './DropZone.tsx';
import css from './Files.module.css';
import { secondName, useSending } from './use-sending.tsx';

const MEGABYTE = 2 ** 20;
/** What is larger is not even sent; the desk itself refuses more than 5 MB. */
const MOST_SENT = 40 * MEGABYTE;

/** A PDF: what it is, told at once; its name, its folder. */
export function UploadDocument({ folder = '', onDone }: { folder?: string; onDone: (name: string) => void }) {
  const { t } = useWords();
  const { data } = useCall('files/list', {});
  const [file, setFile] = useState<File>();
  const [seen, setSeen] = useState<LookedAt>();
  const [name, setName] = useState('');
  const [area, setArea] = useState(folder);
  const list = useId();
  const { isBusy, run, refuse, refusal } = useSending(() => setName(secondName(name)));

  const look = (given: File) => {
    setSeen(undefined);
    if (given.size > MOST_SENT) {
      const megabytes = String(Math.round(given.size / MEGABYTE));
      const words = (lang: 'en' | 'hi') => FILES.tooLarge[lang].replace('%{megabytes}', megabytes);
      refuse(new Refused({ code: 'document-large', text: { en: words('en'), hi: words('hi') } }));
      return;
    }
    setFile(given);
    void run(async () => {
      const looked = await send('files/look', { name: given.name }, given);
      setSeen(looked);
      setName(looked.name.replace(/\.pdf$/, ''));
    });
  };
  const add = (replace: boolean) =>
    run(async () => {
      if (!file) return;
      const path = `${area}/${name}.pdf`;
      await send('files/add-document', { path, ...(replace && { replace }) }, file);
      setSeen(undefined);
      onDone(path);
    });
  const isBad = seen?.remarks.some(({ grade }) => grade === 'must');

  return (
    <div>
      <DropZone label={t(FILES.choose)} accept=".pdf,application/pdf" onFile={look}>
        <p>{t(FILES.dropDocument)}</p>
      </DropZone>
      <p>
        <output>{isBusy ? t(FILES.looking) : ''}</output>
      </p>
      {seen && (
        <>
          {seen.facts && (
            <p>
              <DocumentLine of={seen.facts} />
            </p>
          )}
          <Remarks of={seen.remarks} />
        </>
      )}
      {refusal(() => void add(true))}
      {seen && !isBad && (
        <form
          className={css.fields}
          onSubmit={(event) => {
            event.preventDefault();
            event.stopPropagation();
            void add(false);
          }}
        >
          <Field label={t(FILES.name)} hint={t(FILES.nameHint)}>
            {(control) => (
              <input
                {...control}
                required
                value={name}
                onChange={(event) => setName(event.target.value)}
                onBlur={() => setName(cleanName(name))}
              />
            )}
          </Field>
          <Field label={t(FILES.folder)}>
            {(control) => (
              <input
                {...control}
                required
                list={list}
                value={area}
                onChange={(event) => setArea(event.target.value)}
                onBlur={() => setArea(area.split('/').map(cleanName).filter(Boolean).join('/'))}
              />
            )}
          </Field>
          <datalist id={list}>
            {data?.folders.map((each) => (
              <option key={each} value={each}>
                {each}
              </option>
            ))}
          </datalist>
          <p>
            <Button variant="primary" type="submit" disabled={isBusy}>
              {t(FILES.add)}
            </Button>
          </p>
        </form>
      )}
    </div>
  );
}
