import { controlledSince, listsOf } from '../../content/passport';
import { entryText } from '../../content/substance-card';
import { formatDate } from '../../language/format';
import { DescriptionItem } from '../../ui/DescriptionItem';
import { translator } from '../../words/strings';
import { ClassPicture } from './ClassPicture';
import styles from './IdentityCard.module.css';
import { PartDoubt } from './PartDoubt';
import type { Passport } from './passport';

/** What identifies a substance: picture, entry in the law, day, number, class. */
export function IdentityCard({ passport }: { passport: Passport }) {
  const { lang, substance, words } = passport;
  const t = translator(lang);
  const { indian, international } = listsOf(substance);
  const entry = indian[0] ?? international[0];
  const since = controlledSince(substance);
  return (
    <section className={styles.card} aria-label={t('passport.card')} data-index="off">
      <div className={styles.photo}>
        <ClassPicture substance={substance} />
      </div>
      <dl>
        <DescriptionItem label={t(indian.length > 0 ? 'passport.indianLaw' : 'passport.unList')}>
          {entry && (
            <>
              {entryText(entry, words)}
              <PartDoubt part="entry" passport={passport} />
            </>
          )}
        </DescriptionItem>
        <DescriptionItem label={t('passport.since')}>
          {since && <time dateTime={since}>{formatDate(since, lang)}</time>}
        </DescriptionItem>
        <DescriptionItem label={words.headings.cas}>
          {substance.cas && (
            <>
              {substance.cas}
              <PartDoubt part="cas" passport={passport} />
            </>
          )}
        </DescriptionItem>
      </dl>
      <p className={styles.class}>{words.classes[substance.class]}</p>
    </section>
  );
}
