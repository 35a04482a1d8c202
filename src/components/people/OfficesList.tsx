import { translator } from '../../words/strings';
import type { OfficeKind, OfficeUnit } from '../../schemas/office';
import { hasContact } from '../../domain/contact';
import { Ask } from '../prose/Ask';
import { NoContact } from './ContactRows';
import { DirectoryCard, type DirectoryContext, type DirectoryEntry } from './DirectoryCard';
import styles from './Directory.module.css';
import { UnitSections } from './UnitSections';

interface OfficesListProps extends DirectoryContext {
  entries: DirectoryEntry[];
  /** One unit without a heading of its own, or all units one after the other. */
  unit: OfficeUnit | 'all';
}

/** Offices with address, work and ways to reach them, by unit. */
export function OfficesList({ unit, entries, ...context }: OfficesListProps) {
  if (unit === 'all')
    return (
      <UnitSections listed="offices" entries={entries} lang={context.lang}>
        {(own) => <OfficesOfUnit {...context} entries={own} headingLevel={4} />}
      </UnitSections>
    );
  return (
    <div className={styles.directory}>
      <OfficesOfUnit {...context} entries={entries.filter(({ office }) => office.unit === unit)} headingLevel={3} />
    </div>
  );
}

type UnitProps = DirectoryContext & { entries: DirectoryEntry[]; headingLevel: 3 | 4 };

/** The unit office, then the District Opium Offices and the preventive ones, each kind close together, then the rest. */
function OfficesOfUnit({ entries, headingLevel, ...context }: UnitProps) {
  const { lang, headquartersPhones } = context;
  const t = translator(lang);
  if (entries.length === 0) return <Ask section="administration" lang={lang} />;
  const isSilent = entries.every(({ office }) => !hasContact(office));
  const of = (...kinds: OfficeKind[]) => entries.filter(({ office }) => kinds.includes(office.kind));
  const Heading = `h${headingLevel}` as const;
  const list = (own: DirectoryEntry[], level?: 3 | 4) =>
    own.length > 0 && (
      <ul className={level ? styles.list : styles.close}>
        {own.map((entry) => (
          <li key={entry.id} id={entry.id} className={styles.entry} data-index="office">
            <DirectoryCard {...context} {...entry} headingLevel={level} hasContactRows={!isSilent} />
          </li>
        ))}
      </ul>
    );
  const group = (own: DirectoryEntry[], title: string, work: string) =>
    own.length > 0 && (
      <>
        <div className={styles.group}>
          <Heading className={styles.name}>{title}</Heading>
          <p>{work}</p>
        </div>
        {list(own)}
      </>
    );
  return (
    <>
      {isSilent && <NoContact lang={lang} headquartersPhones={headquartersPhones} />}
      {list(of('headquarters', 'unit-office'), headingLevel)}
      {group(of('district-opium-office'), t('directory.districtOpiumOffices'), t('directory.districtOpiumWork'))}
      {group(of('preventive-cell'), t('directory.preventiveOffices'), t('directory.preventiveWork'))}
      {list(of('other'), headingLevel)}
    </>
  );
}
