import { feedPath } from '../../addresses/registers';
import type { Lang } from '../../language/lang';
import type { Provider } from '../../schemas/provider';
import type { RegisterId } from '../../schemas/registers';
import { translator } from '../../words/strings';
import { Ask } from '../prose/Ask';
import styles from './NoEntries.module.css';

interface NoEntriesProps {
  lang: Lang;
  headingLevel: 2 | 3;
  /** The section that can tell. */
  section: Provider;
  /** The register that will be listed here. */
  register?: RegisterId;
}

/** Stands where a list will stand: what will be here, whom to ask until then, and how to be told. */
export function NoEntries({ lang, headingLevel, section, register }: NoEntriesProps) {
  const t = translator(lang);
  const Heading = `h${headingLevel}` as const;
  return (
    <section className={styles.notice} aria-labelledby="no-entries">
      <Heading id="no-entries">{t('page.noEntriesTitle')}</Heading>
      <p>{register ? t(`empty.${register}`) : t('page.noEntriesText')}</p>
      <ul className={styles.ways}>
        <li>
          <Ask section={section} lang={lang} />
        </li>
        {register && (
          <li data-print="hide">
            <a href={feedPath(register, lang)}>{t('record.follow')}</a>
          </li>
        )}
      </ul>
    </section>
  );
}
