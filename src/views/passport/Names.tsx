import type { ReactNode } from 'react';
import type { Lang } from '../../language/lang';
import { NAME_KINDS, type TextColumn, TEXT_COLUMNS } from '../../schemas/substance';
import { DescriptionItem } from '../../ui/DescriptionItem';
import { translator } from '../../words/strings';
import { PartDoubt } from './PartDoubt';
import styles from './Parts.module.css';
import type { Passport } from './passport';

/** Whether there is anything to say besides the name. */
export function hasNames({ substance: { otherNames, names, covers, ...substance } }: Passport): boolean {
  return (
    otherNames.en.length > 0 ||
    names.length > 0 ||
    covers !== undefined ||
    TEXT_COLUMNS.some((column) => substance[column])
  );
}

/** What else it is called, its numbers, and what is covered with it. */
export function Names({ passport }: { passport: Passport }) {
  const { lang, substance, substances, words } = passport;
  return (
    <section aria-labelledby="names" className={styles.part}>
      <h2 id="names">{translator(lang)('passport.names')}</h2>
      <dl className={styles.facts}>
        <DescriptionItem label={words.headings.other_names}>{substance.otherNames[lang].join('; ')}</DescriptionItem>
        {NAME_KINDS.map((kind) => (
          <DescriptionItem key={kind} label={substances.nameKinds[kind][lang]}>
            {substance.names
              .filter((used) => used.kind === kind)
              .map(({ name }) => name[lang])
              .join('; ')}
          </DescriptionItem>
        ))}
        {TEXT_COLUMNS.map((column) => (
          <DescriptionItem key={column} label={words.headings[column]}>
            {substance[column] && (
              <>
                {printed(column, substance[column], lang)}
                <PartDoubt part={column} passport={passport} />
              </>
            )}
          </DescriptionItem>
        ))}
        <DescriptionItem label={words.headings.covers}>
          {substance.covers && words.covers[substance.covers]}
        </DescriptionItem>
      </dl>
    </section>
  );
}

/** Chemical names are English, and break only where a line has no room at all. */
function printed(column: TextColumn, text: string, lang: Lang): ReactNode {
  return column === 'chemical_name' ? (
    <span className={styles.chemical} lang={lang === 'en' ? undefined : 'en'}>
      {text}
    </span>
  ) : (
    text
  );
}
