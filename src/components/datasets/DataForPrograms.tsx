import { DATA_CATALOGUE_PATH, dataPackagePath } from '../../addresses/datasets';
import type { Lang } from '../../language/lang';
import { formatBytes } from '../../words/format-document';
import { translator } from '../../words/strings';

/** All datasets at once, in the forms of two standards. */
export function DataForPrograms({ packageBytes, lang }: { packageBytes: number; lang: Lang }) {
  const t = translator(lang);
  return (
    <ul>
      <li>
        <a href={dataPackagePath(lang)}>
          {t('dataset.packageLink')} ({t('table.json')}, {formatBytes(packageBytes, lang)})
        </a>
      </li>
      <li>
        <a href={DATA_CATALOGUE_PATH}>{t('dataset.catalogueLink')}</a>
      </li>
    </ul>
  );
}
