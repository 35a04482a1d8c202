import { site } from '../../content/site';
import { fill } from '../../language/format';
import type { Lang } from '../../language/lang';
import { translator } from '../../words/strings';
import styles from './CallHelpline.module.css';

/** The helpline as one large button; on paper the number. */
export function CallHelpline({ lang }: { lang: Lang }) {
  const t = translator(lang);
  return (
    <p>
      <a href={`tel:${site.helpline}`} className={styles.call}>
        <svg
          viewBox="0 0 24 24"
          width="28"
          height="28"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          aria-hidden="true"
        >
          <path d="M5 3h4l2 5-3 2a12 12 0 0 0 6 6l2-3 5 2v4a2 2 0 0 1-2 2A17 17 0 0 1 3 5a2 2 0 0 1 2-2Z" />
        </svg>
        {fill(t('helpline.call'), { number: site.helpline })}
      </a>
    </p>
  );
}
