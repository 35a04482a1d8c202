import { DATA_CATALOGUE_PATH, dataPackagePath } from '../../addresses/datasets';
import type { Lang } from '../../language/lang';
import { translator } from '../../words/strings';

/** All datasets at once, in the forms of two standards. */
export function DataForPrograms({ lang }: { lang: Lang }) {
  const t = translator(lang);
  return (
    <ul>
      <li>
        <a href={dataPackagePath(lang)}>{t('dataset.packageLink')}</a>
      </li>
      <li>
        <a href={DATA_CATALOGUE_PATH}>{t('dataset.catalogueLink')}</a>
      </li>
    </ul>
  );
}
