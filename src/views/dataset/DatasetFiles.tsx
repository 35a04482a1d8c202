import { dataPackagePath, dataSchemaPath } from '../../addresses/datasets';
import { feedPath, jsonFeedPath } from '../../addresses/registers';
import { dataFilesOf } from '../../content/data-files';
import type { Dataset } from '../../domain/dataset';
import { type Lang, otherLang } from '../../language/lang';
import { isRegisterId } from '../../schemas/registers';
import { formatBytes } from '../../words/format-document';
import { translator } from '../../words/strings';
import styles from './DatasetView.module.css';

/** The newest values as files in both languages, what their fields hold, and the feeds of a register. */
export function DatasetFiles({ dataset: { id }, lang }: { dataset: Dataset; lang: Lang }) {
  const t = translator(lang);
  const twin = otherLang(lang);
  const links = (own: Lang) =>
    dataFilesOf(id, own).map(({ format, href, bytes }) => (
      <a key={href} href={href} download hrefLang={own}>
        {own !== lang && <span className="visually-hidden">{t('dataset.otherLanguage')}: </span>}
        {t(`table.${format}`)} ({formatBytes(bytes, lang)})
      </a>
    ));
  return (
    <section aria-labelledby="files" data-print="hide">
      <h2 id="files">{t('dataset.files')}</h2>
      <dl className={styles.files}>
        <div>
          <dt>{t('dataset.newest')}</dt>
          <dd>{links(lang)}</dd>
        </div>
        <div>
          <dt>{t('dataset.otherLanguage')}</dt>
          <dd>{links(twin)}</dd>
        </div>
        <div>
          <dt>{t('dataset.forPrograms')}</dt>
          <dd>
            <a href={dataSchemaPath(id, lang)}>{t('dataset.schema')}</a>
            <a href={dataPackagePath(lang)}>{t('dataset.package')}</a>
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
