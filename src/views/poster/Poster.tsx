import { pathFor } from '../../addresses/routes';
import { SITE_ADDRESS } from '../../addresses/site-address';
import { catalogue } from '../../content/catalogue';
import { posterSources, posterTitle } from '../../content/posters';
import { QrCode } from '../../ui/QrCode';
import { fill } from '../../language/format';
import type { Lang } from '../../language/lang';
import { entryOf } from '../../lib/entry-of';
import type { Poster as PosterWords } from '../../schemas/poster';
import { Mark } from '../../ui/Mark';
import { translator } from '../../words/strings';
import styles from './Poster.module.css';
import { PosterPicture } from './PosterPicture';

/** A sheet of A4 to hang up: one picture, one sentence, where it was read, and the address as a QR code. */
export function Poster({ poster, lang, heading: Heading }: { poster: PosterWords; lang: Lang; heading: 'h1' | 'h2' }) {
  const t = translator(lang);
  const address = SITE_ADDRESS + pathFor(poster.page, lang);
  const sources = posterSources(poster, catalogue).map((id) => entryOf(catalogue.sources, id).label[lang]);
  return (
    <article className={styles.poster} data-poster="">
      <header className={styles.bureau}>
        <Mark size={40} />
        <p>{t('site.name')}</p>
      </header>
      <Heading className={styles.title}>{posterTitle(poster, catalogue, lang)}</Heading>
      <p className={styles.sentence}>{poster.sentence[lang]}</p>
      <div className={styles.picture}>
        <PosterPicture poster={poster} lang={lang} />
      </div>
      <footer className={styles.foot}>
        <div>
          <p className={styles.address} lang={lang === 'en' ? undefined : 'en'}>
            {address.replace(/^https?:\/\//, '')}
          </p>
          <p>{fill(t('poster.source'), { sources: sources.join('; ') })}</p>
          <p>{t('poster.use')}</p>
        </div>
        <QrCode text={address} label={t('sheet.code')} className={styles.code} />
      </footer>
    </article>
  );
}
