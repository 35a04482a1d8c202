import { noticeLink, noticesOn } from '../content/notice-links';
import { noticeStateAt, noticeTime } from '../domain/notices';
import type { Lang } from '../language/lang';
import { buildMoment } from '../lib/build-moment';
import type { Notice } from '../schemas/notice';
import { translator } from '../words/strings';
import styles from './Notices.module.css';

interface NoticesProps {
  /** Languages in which they are written; two only where the page itself is in both. */
  langs: readonly Lang[];
  /** The page; missing where it is none of the route table. */
  route: string | undefined;
}

/**
 * Notices above a page, right as of the build; `SHOW_NOTICES` behind them goes by the clock. Those that begin while the page is open are put
 * into the second list, which is announced.
 */
export function Notices({ langs, route }: NoticesProps) {
  return (
    <div className={styles.notices} data-index="off">
      {noticesOn(route).flatMap((notice) =>
        langs.map((lang) => <NoticeBar key={notice.id + lang} notice={notice} lang={lang} />),
      )}
      <div className={styles.late} data-late="">
        <div role="alert" />
        <div aria-live="polite" />
      </div>
    </div>
  );
}

function NoticeBar({ notice, lang }: { notice: Notice; lang: Lang }) {
  const t = translator(lang);
  const { level, title, text } = notice;
  const { from, until } = noticeTime(notice);
  const link = noticeLink(notice, lang);
  return (
    <div
      className={styles.notice}
      lang={lang}
      hidden={noticeStateAt(notice, buildMoment()) !== 'shown'}
      data-notice={level}
      data-begins={`${from}+05:30`}
      data-ends={`${until}+05:30`}
    >
      <div className={`page-width ${styles.row}`}>
        <p>
          <strong>{`${t(`notice.${level}`)}: ${title[lang]}`}</strong>
          {text && ` ${text[lang]}`}
          {link && (
            <>
              {' '}
              <a href={link.href}>{link.label}</a>
            </>
          )}
        </p>
        <button type="button" className={styles.close} data-print="hide">
          {t('notice.close')}
        </button>
      </div>
    </div>
  );
}
