import { shortPath } from '../addresses/short';
import { SITE_ADDRESS } from '../addresses/site-address';
import type { Lang } from '../language/lang';
import { QrCode } from '../ui/QrCode';
import { translator } from '../words/strings';
import styles from './PageFoot.module.css';

interface PageFootProps {
  lang: Lang;
  /** Address of the page if it has a short one, which is printed. */
  path?: string | undefined;
  /** Whether a QR code of it is printed too. */
  hasCode?: boolean;
}

/** The end of a page: on the screen a button that shares it (`behaviour/share-page.ts`), on paper its short address. */
export function PageFoot({ lang, path, hasCode = false }: PageFootProps) {
  const t = translator(lang);
  const address = path && SITE_ADDRESS + shortPath(path);
  return (
    <aside className="page-width" data-index="off">
      <p className={styles.share} data-print="hide">
        <button type="button" className="quiet-button" hidden data-share data-copied={t('share.copied')}>
          {t('share.button')}
        </button>{' '}
        <span aria-live="polite" />
      </p>
      {address && (
        <p className={styles.printed} data-print="only">
          {hasCode && <QrCode text={address} label={t('share.qr')} side="22mm" />}
          <span>
            {t('share.printed')} <b lang={lang === 'en' ? undefined : 'en'}>{address.replace(/^https?:\/\//, '')}</b>
          </span>
        </p>
      )}
    </aside>
  );
}
