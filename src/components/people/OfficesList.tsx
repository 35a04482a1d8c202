import { translator } from '../../words/strings';
import type { Office, OfficeKind, OfficeUnit } from '../../schemas/office';
import { SourceList } from '../prose/SourceList';
import { hasContact, NoContact } from './ContactRows';
import { DirectoryCard, type DirectoryContext, EntryName } from './DirectoryCard';
import styles from './Directory.module.css';
import { UnitSections } from './UnitSections';

type OfficeEntry = [id: string, office: Office];

interface OfficesListProps extends DirectoryContext {
  entries: OfficeEntry[];
  /** One unit without a heading of its own, or all units one after the other. */
  unit: OfficeUnit | 'all';
}

/** Offices with address, work and ways to reach them, by unit. */
export function OfficesList({ unit, entries, ...context }: OfficesListProps) {
  if (unit !== 'all')
    return (
      <div className={styles.directory}>
        <OfficesOfUnit {...context} entries={entries.filter(([, office]) => office.unit === unit)} headingLevel={3} />
      </div>
    );
  return (
    <UnitSections listed="offices" entries={entries} unitOf={([, office]) => office.unit} lang={context.lang}>
      {(own) => <OfficesOfUnit {...context} entries={own} headingLevel={4} />}
    </UnitSections>
  );
}

type UnitProps = DirectoryContext & { entries: OfficeEntry[]; headingLevel: 3 | 4 };

/** The unit office, then the District Opium Offices close together, then the rest. */
function OfficesOfUnit({ entries, headingLevel, ...context }: UnitProps) {
  const { lang, sources, headquartersPhones } = context;
  const t = translator(lang);
  if (entries.length === 0) return <p>{t('value.notAvailable')}</p>;
  const isSilent = entries.every(([, office]) => !hasContact(office));
  const of = (...kinds: OfficeKind[]) => entries.filter(([, office]) => kinds.includes(office.kind));
  const districtOffices = of('district-opium-office');
  const Heading = `h${headingLevel}` as const;
  const list = (offices: OfficeEntry[], isShort: boolean) =>
    offices.length > 0 && (
      <ul className={isShort ? styles.close : styles.list}>
        {offices.map(([id, office]) => (
          <li key={id} id={id} className={styles.entry}>
            <OfficeCard
              {...context}
              office={office}
              headingLevel={isShort ? undefined : headingLevel}
              hasContactRows={!isSilent}
            />
          </li>
        ))}
      </ul>
    );
  return (
    <>
      {isSilent && <NoContact lang={lang} headquartersPhones={headquartersPhones} />}
      {list(of('headquarters', 'unit-office'), false)}
      {districtOffices.length > 0 && (
        <>
          <div className={styles.group}>
            <Heading className={styles.name}>{t('directory.districtOpiumOffices')}</Heading>
            <p>{t('directory.districtOpiumWork')}</p>
          </div>
          {list(districtOffices, true)}
          <SourceList ids={districtOffices.flatMap(([, { source }]) => source)} sources={sources} lang={lang} />
        </>
      )}
      {list(of('preventive-cell', 'other'), false)}
    </>
  );
}

interface OfficeCardProps extends DirectoryContext {
  office: Office;
  /** None where the offices stand close together under one heading; their sources then stand below all of them. */
  headingLevel: 3 | 4 | undefined;
  hasContactRows: boolean;
}

/** One office: address, work, area and how to reach it. */
function OfficeCard({ office, headingLevel, hasContactRows, ...context }: OfficeCardProps) {
  const { lang } = context;
  const t = translator(lang);
  const Name = headingLevel ? (`h${headingLevel}` as const) : 'p';
  return (
    <DirectoryCard
      {...context}
      rows={[
        [t('directory.address'), office.address?.[lang] ?? t('value.notAvailable')],
        [t('directory.officeWork'), office.work?.[lang]],
        [t('directory.area'), office.area?.[lang]],
      ]}
      contact={hasContactRows ? office : undefined}
      doubt={office.toConfirm?.[lang]}
      source={headingLevel ? office.source : []}
    >
      <Name className={styles.name}>
        <EntryName name={office.name[lang]} isSpecimen={office.specimen} lang={lang} />
      </Name>
    </DirectoryCard>
  );
}
