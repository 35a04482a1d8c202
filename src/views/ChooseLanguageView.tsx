import { pathFor } from '../addresses/routes';
import { BilingualView } from './BilingualView';
import styles from './BilingualView.module.css';

/** The bare address `/`: both languages as links. A script goes on to the language used last. */
export function ChooseLanguageView() {
  return (
    <BilingualView titleKey="choose.title">
      {(lang, t) => (
        <>
          <p>{t('choose.text')}</p>
          <p>
            <a href={pathFor('home/home', lang)} hrefLang={lang} className={styles.choice}>
              {t('language.name')}
            </a>
          </p>
        </>
      )}
    </BilingualView>
  );
}
