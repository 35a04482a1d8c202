import { dataPackagePath, dataSchemaPath } from '../../addresses/datasets';
import { feedPath, jsonFeedPath } from '../../addresses/registers';
import { dataFilesOf } from '../../content/data-files';
import { DATA_PACKAGE, openFileBytes } from '../../content/datasets/open-file';
import type { Dataset } from '../../domain/dataset';
import type { Lang } from '../../language/lang';
import { isRegisterId } from '../../schemas/registers';
import { formatBytes } from '../../words/format-document';
import { translator } from '../../words/strings';
import styles from './DatasetView.module.css';

/** The newest values as files, what their fields hold, and the feeds of a register. */
export function DatasetFiles({ dataset: { id }, lang }: { dataset: Dataset; lang: Lang }) {
  const t = translator(lang);
  return (
    <section aria-labelledby="files" data-print="hide">
      <h2 id="files">{t('dataset.files')}</h2>
      <dl className={styles.files}>
        <div>
          <dt>{t('dataset.newest')}</dt>
          <dd>
            {dataFilesOf(id, lang).map(({ format, href, bytes }) => (
              <a key={format} href={href} download>
                {t(`table.${format}`)} ({formatBytes(bytes, lang)})
              </a>
            ))}
          </dd>
        </div>
        <div>
          <dt>{t('dataset.forPrograms')}</dt>
          <dd>
            <a href={dataSchemaPath(id, lang)}>
              {t('dataset.schema')} ({formatBytes(openFileBytes(`${id}.schema.json`, lang), lang)})
            </a>
            <a href={dataPackagePath(lang)}>
              {t('dataset.package')} ({t('table.json')}, {formatBytes(openFileBytes(DATA_PACKAGE, lang), lang)})
            </a>
          </dd>
        </div>
        {isRegisterId(id) && (
          <div>
            <dt>{t('dataset.feeds')}</dt>
            <dd>
              <a href={feedPath(id, lang)} type="application/atom+xml">
                {t('dataset.atom')}
              </a>
              <a href={jsonFeedPath(id, lang)} type="application/feed+json">
                {t('dataset.jsonFeed')}
              </a>
            </dd>
          </div>
        )}
      </dl>
    </section>
  );
}
