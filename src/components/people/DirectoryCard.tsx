import type { ReactNode } from 'react';
import type { Lang } from '../../language/lang';
import type { Source } from '../../schemas/source';
import { Badge } from '../../ui/Badge';
import { DescriptionItem } from '../../ui/DescriptionItem';
import { translator } from '../../words/strings';
import { SourceList } from '../prose/SourceList';
import { type Contact, ContactRows } from './ContactRows';
import styles from './Directory.module.css';

/** What every list of officers or offices needs. */
export interface DirectoryContext {
  lang: Lang;
  sources: Map<string, Source>;
  headquartersPhones: string[];
}

interface DirectoryCardProps extends DirectoryContext {
  /** Labels and words; a row without words is left out. */
  rows: [label: string, words: string | undefined][];
  /** Missing where it was said already that nobody of the unit can be called. */
  contact: Contact | undefined;
  isOfOffice?: boolean;
  /** Why the entry is doubtful. */
  doubt: string | undefined;
  /** Ids of the sources; none where they stand elsewhere. */
  source: string[];
  /** Names the entry. */
  children: ReactNode;
}

/** An officer or office: its name, particulars, how to reach it, doubts and sources. */
export function DirectoryCard({ rows, contact, isOfOffice, doubt, source, children, ...context }: DirectoryCardProps) {
  const { lang, sources, headquartersPhones } = context;
  return (
    <>
      {children}
      <dl className={styles.details}>
        {rows.map(([label, words]) => (
          <DescriptionItem key={label} label={label} className={styles.row}>
            {words}
          </DescriptionItem>
        ))}
        {contact && <ContactRows {...{ lang, contact, isOfOffice, headquartersPhones }} />}
      </dl>
      {doubt && <Doubt words={doubt} lang={lang} />}
      {source.length > 0 && <SourceList ids={source} sources={sources} lang={lang} />}
    </>
  );
}

/** A name, with a badge where it is made up. */
export function EntryName({ name, isSpecimen, lang }: { name: string; isSpecimen: boolean | undefined; lang: Lang }) {
  return (
    <>
      {name} {isSpecimen && <Badge>{translator(lang)('badge.specimen')}</Badge>}
    </>
  );
}

/** Why an entry is doubtful. */
export function Doubt({ words, lang }: { words: string; lang: Lang }) {
  return (
    <p className={styles.doubt}>
      <strong>{translator(lang)('directory.toConfirm')}</strong> {words}
    </p>
  );
}
