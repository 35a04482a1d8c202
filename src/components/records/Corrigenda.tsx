import type { DocumentFile } from '../../files/document-file';
import { formatDate } from '../../language/format';
import type { Lang } from '../../language/lang';
import { translator } from '../../words/strings';
import { newest } from '../../domain/tenders';
import type { Corrigendum, Tender } from '../../schemas/record';
import styles from './Corrigenda.module.css';
import { Moment } from '../../ui/Moment';
import { RecordDocument } from './RecordDocument';

interface CorrigendaProps {
  tender: Tender;
  documents: Map<string, DocumentFile>;
  lang: Lang;
}

/** What was changed in a tender after it was published, the newest first; where nothing was, that is said. */
export function Corrigenda({ tender, documents, lang }: CorrigendaProps) {
  const t = translator(lang);
  const { corrigenda } = tender;
  if (corrigenda.length === 0)
    return (
      <p className={styles.none}>
        {t('tender.corrigenda')}: {t('tender.noCorrigenda')}
      </p>
    );
  return (
    <section className={styles.corrigenda} aria-labelledby="corrigenda">
      <h2 id="corrigenda">{t('tender.corrigenda')}</h2>
      <ol>
        {newest(corrigenda).map((corrigendum) => (
          <li key={`${corrigendum.date} ${corrigendum.title.en}`}>
            <Change corrigendum={corrigendum} lang={lang} />
            {corrigendum.documents.map((link) => (
              <RecordDocument
                key={link.file ?? link.url}
                link={link}
                title={corrigendum.title[lang]}
                documents={documents}
                lang={lang}
              />
            ))}
          </li>
        ))}
      </ol>
    </section>
  );
}

function Change({ corrigendum, lang }: { corrigendum: Corrigendum; lang: Lang }) {
  const t = translator(lang);
  const { date, title, changes, newCloses, newOpens } = corrigendum;
  return (
    <>
      <p>
        <strong>{title[lang]}</strong> (<time dateTime={date}>{formatDate(date, lang)}</time>)
      </p>
      <p>{changes[lang]}</p>
      {newCloses && (
        <p>
          {t('tender.newClosing')} <Moment at={newCloses} lang={lang} />
        </p>
      )}
      {newOpens && (
        <p>
          {t('tender.newOpening')} <Moment at={newOpens} lang={lang} />
        </p>
      )}
    </>
  );
}
