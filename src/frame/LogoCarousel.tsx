import { amountOf } from '../content/facts';
import type { Lang } from '../language/lang';
import { translator } from '../words/strings';
import { carouselLinks } from '../addresses/navigation';
import { externalLink } from '../content/site';
import { ExternalLink } from '../ui/ExternalLink';
import styles from './LogoCarousel.module.css';

/** Tiles of related sites. `behaviour/carousel.ts` moves them; without scripts they are a plain list. */
export function LogoCarousel({ lang }: { lang: Lang }) {
  const t = translator(lang);
  return (
    <section
      aria-labelledby="related-sites"
      className={styles.carousel}
      data-carousel
      data-interval-ms={amountOf('carousel-interval', 'quantity').value}
      data-print="hide"
    >
      <div className="page-width">
        <div className={styles.head}>
          <h2 id="related-sites" className={styles.title}>
            {t('carousel.label')}
          </h2>
          <div className={styles.controls}>
            <button type="button" data-carousel-previous aria-label={t('carousel.previous')}>
              <Arrow d="M11 3 5 9l6 6" />
            </button>
            <button type="button" data-carousel-pause aria-pressed="false" aria-label={t('carousel.pause')}>
              <Arrow d="M6 3v12M12 3v12" />
            </button>
            <button type="button" data-carousel-next aria-label={t('carousel.next')}>
              <Arrow d="m7 3 6 6-6 6" />
            </button>
          </div>
        </div>
        <ul className={styles.track} data-carousel-track>
          {carouselLinks().map((key) => {
            const { label, tile = label, url } = externalLink(key);
            return (
              <li key={key} className={styles.tile}>
                <ExternalLink href={url} newTabNote={t('link.newTab')}>
                  <b>{tile[lang]}</b>
                </ExternalLink>
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
}

function Arrow({ d }: { d: string }) {
  return (
    <svg viewBox="0 0 18 18" width="18" height="18" aria-hidden="true">
      <path d={d} fill="none" stroke="currentColor" strokeWidth="2.5" />
    </svg>
  );
}
