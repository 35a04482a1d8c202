import { useState } from 'react';
import type { ListedFile } from '../../model/file-api.ts';
import { screenOf } from '../../model/screen-of.ts';
import { FILES } from '../../words/files.ts';
import { Go } from '../address.tsx';
import { call, Refused } from '../api.ts';
import type { ScreenProps } from '../screens.ts';
import buttons from '../ui/Button.module.css';
import { Button } from '../ui/Button.tsx';
import { Field } from '../ui/Field.tsx';
import { Notice } from '../ui/Notice.tsx';
import { Refusal } from '../ui/Refusal.tsx';
import { ScreenHead } from '../ui/ScreenHead.tsx';
import { useCall } from '../use-call.ts';
import { useWords } from '../words.tsx';
import { DocumentLine } from './DocumentLine.tsx';
import { DraftPicture } from './DraftPicture.tsx';
import css from './Files.module.css';
import { UploadFile } from './UploadFile.tsx';

/** Documents and pictures: what there is and where it is used, and how more is added. `/files?add=picture|document&file=…` */
export function FilesScreen({ params }: ScreenProps) {
  const { t } = useWords();
  const { add } = params;
  const { data, refused, again } = useCall('files/list', {});
  const [query, setQuery] = useState(params['file'] ?? '');
  const [said, setSaid] = useState('');
  const [notRemoved, setNotRemoved] = useState<Refused>();
  const fits = ({ path, title }: ListedFile) =>
    [path, title?.en, title?.hi].some((text) => text?.toLowerCase().includes(query.toLowerCase()));
  const remove = async (path: string, name: string) => {
    try {
      await call('files/remove', { path });
      setSaid(t(FILES.removed, { name }));
      again();
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      setNotRemoved(error);
    }
  };
  const list = (files: ListedFile[] | undefined) => (
    <ul className={css.list}>
      {files?.filter(fits).map((file) => (
        <FileLine key={file.path} file={file} onRemove={() => void remove(file.path, file.name)} />
      ))}
    </ul>
  );
  const documents = [t(FILES.documents), data?.documents] as const;
  const pictures = [t(FILES.pictures), data?.pictures] as const;
  // Whoever adds a picture looks for pictures.
  const parts = add === 'picture' ? [pictures, documents] : [documents, pictures];
  return (
    <>
      <ScreenHead title={t(FILES.title)}>
        <Go
          className={buttons.button}
          to={{ screen: 'files', params: { add: 'document' } }}
          aria-current={add === 'document' ? 'page' : undefined}
        >
          {t(FILES.addDocument)}
        </Go>
        <Go
          className={buttons.button}
          to={{ screen: 'files', params: { add: 'picture' } }}
          aria-current={add === 'picture' ? 'page' : undefined}
        >
          {t(FILES.addPicture)}
        </Go>
      </ScreenHead>
      {(add === 'document' || add === 'picture') && (
        <section className={css.upload} aria-label={t(add === 'document' ? FILES.addDocument : FILES.addPicture)}>
          <h2>{t(add === 'document' ? FILES.addDocument : FILES.addPicture)}</h2>
          <UploadFile
            key={add}
            kind={add}
            onDone={(name) => {
              setSaid(t(FILES.added, { name }));
              again();
            }}
          />
        </section>
      )}
      {said && (
        <Notice kind="good">
          <p>{said}</p>
        </Notice>
      )}
      <Refusal of={refused ?? notRemoved} />
      <div className={css.find}>
        <Field label={t(FILES.find)}>
          {(control) => (
            <input {...control} type="search" value={query} onChange={(event) => setQuery(event.target.value)} />
          )}
        </Field>
      </div>
      {parts.map(([title, files]) => (
        <section key={title}>
          <h2>{title}</h2>
          {list(files)}
        </section>
      ))}
    </>
  );
}

function FileLine({ file, onRemove }: { file: ListedFile; onRemove: () => void }) {
  const { t } = useWords();
  const { path, name, title, document, usedBy } = file;
  const isPicture = path.startsWith('pictures/');
  return (
    <li>
      {isPicture && <DraftPicture path={path} />}
      <div>
        <p>
          {path.endsWith('.svg') ? (
            <strong>{title ? t(title) : name}</strong>
          ) : (
            <a href={`/draft/${path}`} target="_blank" rel="noreferrer">
              {title ? t(title) : name}
            </a>
          )}{' '}
          {title && <code>{name}</code>}{' '}
          {isPicture && <Go to={screenOf(`pictures/${name}.yaml`)}>{t(FILES.describe)}</Go>}
        </p>
        {document && (
          <p className={css.meta}>
            <DocumentLine of={document} />
          </p>
        )}
        {usedBy.length > 0 ? (
          <details>
            <summary>
              {t(FILES.usedBy)} ({usedBy.length})
            </summary>
            <ul>
              {usedBy.map((user) => (
                <li key={user}>
                  <Go to={screenOf(user)}>{user}</Go>
                </li>
              ))}
            </ul>
          </details>
        ) : (
          <p>
            {t(FILES.unused)}{' '}
            <Button variant="danger" onClick={onRemove}>
              {t(FILES.remove, { name })}
            </Button>
          </p>
        )}
      </div>
    </li>
  );
}
