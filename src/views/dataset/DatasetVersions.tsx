import { dataVersionPath } from '../../addresses/datasets';
import { dataVersions, presentVersion } from '../../content/datasets/versions';
import type { Dataset } from '../../domain/dataset';
import { TABLE_FORMATS } from '../../domain/table-export';
import { formatDate } from '../../language/format';
import type { Lang } from '../../language/lang';
import { formatBytes } from '../../words/format-document';
import { translator } from '../../words/strings';

/** Every published state of the values, the newest first: date and files that stay. Their digests are in the Data Package and the catalogue. */
export function DatasetVersions({ dataset: { id, table }, lang }: { dataset: Dataset; lang: Lang }) {
  const t = translator(lang);
  const versions = (dataVersions[id] ?? []).toReversed();
  const present = presentVersion(id, table);
  return (
    <section aria-labelledby="versions">
      <h2 id="versions">{t('dataset.versions')}</h2>
      {!present && <p>{t(versions.length > 0 ? 'dataset.changed' : 'dataset.noVersion')}</p>}
      {versions.length > 0 && (
        <ul>
          {versions.map((version) => {
            const [day, again] = [version.version.slice(0, 10), version.version.slice(11)];
            const name = `${formatDate(day, lang)}${again && ` (${again})`}`;
            return (
              <li key={version.version}>
                <time dateTime={day}>{name}</time>
                {version === present && `, ${t('dataset.present')}`}
                {': '}
                {TABLE_FORMATS.map((format, index) => (
                  <span key={format}>
                    {index > 0 && ', '}
                    <a href={dataVersionPath(id, version.version, format, lang)} download>
                      <span className="visually-hidden">{name}, </span>
                      {t(`table.${format}`)} ({formatBytes(version.files[`${lang}.${format}`]?.bytes ?? 0, lang)})
                    </a>
                  </span>
                ))}
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}
