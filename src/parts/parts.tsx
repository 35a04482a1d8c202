import type { ReactNode } from 'react';
import { catalogue } from '../content/catalogue';
import { policyYear } from '../content/awaited-crop-year';
import { documentHref } from '../files/document-file';
import { metaIn, pageIn } from '../content/page-in';
import { isPageOut } from '../content/pages-out';
import { partsOf } from '../content/read-page';
import { isSubject, procedureHref } from '../content/procedure-href';
import { initiativeLinks } from '../content/initiative-links';
import { listedRecords } from '../content/record-lists';
import { recordHref, recordsShown } from '../content/register-pages';
import { releaseTable } from '../content/release-table';
import { tablesShown } from '../content/table-pages';
import { CropCalendar } from '../features/crop-calendar/CropCalendar';
import { CropSteps } from '../features/crop-calendar/CropSteps';
import { ChooseYear } from '../features/crop-calendar/my-year/ChooseYear';
import { MyYearSlot } from '../features/crop-calendar/my-year/MyYearSlot';
import { ThisMonth } from '../features/crop-calendar/ThisMonth';
import { PackLink } from '../features/offline/PackLink';
import { SheetFoot } from '../features/sheets/SheetFoot';
import { SheetLink } from '../features/sheets/SheetLink';
import { PaymentExample } from '../features/payment-check/PaymentExample';
import { PlotExample } from '../features/rule-check/PlotExample';
import { RuleTable } from '../features/rule-check/RuleTable';
import { AllPlaces } from '../features/office-finder/AllPlaces';
import { Tract } from '../features/tract/Tract';
import type { Lang } from '../language/lang';
import { doubtId } from '../domain/page-notes';
import { TRACTS_TABLE } from '../domain/tract';
import { formatFact } from '../words/format-fact';
import { entryOf } from '../lib/entry-of';
import { buildDay } from '../lib/build-moment';
import type { Selection } from '../domain/register-records';
import { isRegisterId } from '../schemas/registers';
import type { Table } from '../schemas/table';
import { MY_CROP_YEAR } from '../addresses/my-crop-year';
import { pathFor } from '../addresses/routes';
import type { Thing } from '../schemas/drawing';
import type { Audience } from '../schemas/initiative';
import type { PartName, ToolName } from './registry';
import { Answer, Answers } from '../components/prose/Answers';
import { Ask } from '../components/prose/Ask';
import { CallHelpline } from '../components/prose/CallHelpline';
import { Callout } from '../components/prose/Callout';
import { ChapterNames } from '../components/prose/ChapterNames';
import { Chapters } from '../components/prose/Chapters';
import { Chart } from '../components/charts/Chart';
import { DataTable } from '../components/tables/DataTable';
import { Definition, Definitions } from '../components/prose/Definitions';
import { Details } from '../components/prose/Details';
import { Directory } from '../components/people/Directory';
import { DisclosureIndex } from '../components/prose/DisclosureIndex';
import { Doubt } from '../components/prose/Doubt';
import { Download } from '../components/prose/Download';
import { Fact, FactYear } from '../components/prose/Fact';
import { FeesAndDeadlines } from '../components/tables/FeesAndDeadlines';
import { LineInTime, Moment } from '../components/prose/LineInTime';
import { OfficeIndex } from '../components/people/OfficeIndex';
import { OrgChart } from '../components/people/OrgChart';
import { PostsTable } from '../components/tables/PostsTable';
import { Initiatives } from '../components/records/Initiatives';
import { Procedure } from '../components/records/Procedure';
import { QuickContacts } from '../components/people/QuickContacts';
import { Register } from '../components/records/Register';
import { Gallery } from '../components/pictures/Gallery';
import { Amount, Amounts } from '../components/pictures/drawn/Amounts';
import { ConsignmentPath } from '../components/pictures/drawn/ConsignmentPath';
import { DocumentTimes } from '../components/pictures/drawn/DocumentTimes';
import { Cases, Path, Stop } from '../components/pictures/drawn/Path';
import { PlantWords } from '../components/pictures/drawn/PlantWords';
import { RtiDays } from '../components/pictures/drawn/RtiDays';
import { THING_DRAWINGS } from '../components/pictures/drawn/things';
import { WhoDecides } from '../components/pictures/drawn/WhoDecides';
import { Picture } from '../components/pictures/Picture';
import { QuantityExample } from '../components/quantities/QuantityExample';
import { RouteLink } from '../components/prose/RouteLink';
import { Steps } from '../components/prose/Steps';
import { Timeline } from '../components/prose/Timeline';
import { DataForPrograms } from '../components/datasets/DataForPrograms';
import { DataRoom } from '../components/datasets/DataRoom';
import { datasets } from '../content/datasets';
import { DATA_PACKAGE, openFileBytes } from '../content/datasets/open-file';
import { Changes } from '../components/changes/Changes';
import { TableFiles } from '../components/tables/TableFiles';
import { ToolDoor } from '../components/prose/ToolDoor';

/** Props of a part without the language, which is set already. */
type Bound<Part> = Part extends (props: infer Props) => ReactNode ? Omit<Props, 'lang'> : never;

/**
 * The components that prose in `content/pages/` may use, set to one language.
 * The content check has made sure that everything they name exists.
 * `route` is the page they stand on.
 * `chapter` is set where the prose stands below a heading of its own: its headings are one step smaller, their ids begin with it.
 * `anchors` gives the headings of both languages the same ids, so that a link to a section survives the language button.
 */
export function partsIn(lang: Lang, anchors: Map<string, string>, route: string, chapter?: string) {
  const heading = (alone: 'h2' | 'h3', inChapter: 'h3' | 'h4') => {
    const Tag = chapter === undefined ? alone : inChapter;
    return ({ id = '', children }: { id?: string; children: ReactNode }) => (
      <Tag id={[chapter, anchors.get(id) ?? id].filter(Boolean).join('-')}>{children}</Tag>
    );
  };
  const metaOf = (id: string) => metaIn(id, lang);
  const has = (name: PartName, wanted: Record<string, string>) =>
    partsOf(pageIn(route, lang)).some(
      (part) => part.name === name && Object.entries(wanted).every(([key, value]) => part.attributes[key] === value),
    );
  const table = (shown: Table, isFolded = false) => (
    <DataTable lang={lang} table={shown} section={metaOf(route).provider} isFolded={isFolded} />
  );
  return {
    h2: heading('h2', 'h3'),
    h3: heading('h3', 'h4'),
    Fact: ({ id }: { id: string }) => <Fact lang={lang} id={id} fact={entryOf(catalogue.facts, id)} />,
    FactYear: ({ id }: { id: string }) => <FactYear fact={entryOf(catalogue.facts, id)} />,
    // Before its time, or after it, the words stay without their link; so with records.
    RouteLink: (props: Bound<typeof RouteLink>) =>
      isPageOut(props.to) ? <RouteLink lang={lang} {...props} /> : props.children,
    Ask: (props: Bound<typeof Ask>) => <Ask lang={lang} {...props} />,
    RecordLink: ({ to, children }: { to: string; children: ReactNode }) => {
      const [register = '', record = ''] = to.split('/');
      const href = isRegisterId(register) ? recordHref(register, record, lang) : undefined;
      return href === undefined ? children : <a href={href}>{children}</a>;
    },
    Callout: (props: Bound<typeof Callout>) => <Callout lang={lang} {...props} />,
    Steps,
    Definitions,
    Definition,
    Details: (props: Bound<typeof Details>) => <Details lang={lang} {...props} />,
    Download: ({ file, children }: { file: string; children: ReactNode }) => (
      <Download lang={lang} file={entryOf(catalogue.documents, file)} href={documentHref(file)}>
        {children}
      </Download>
    ),
    // Below a chart of its figures a table is closed, wherever the prose names it.
    Table: ({ id }: { id: string }) => !has('Chart', { table: id }) && table(entryOf(catalogue.tables, id)),
    Chart: ({ table: id }: { table: string }) => (
      <>
        <Chart lang={lang} table={entryOf(catalogue.tables, id)} />
        {has('Table', { id }) && table(entryOf(catalogue.tables, id), true)}
      </>
    ),
    Register: (selection: Selection) => (
      <Register
        lang={lang}
        route={route}
        provider={metaOf(route).provider}
        selection={selection}
        records={listedRecords(catalogue, selection)}
        waiting={selection.state === 'archived' ? recordsShown({ ...selection, state: 'active' }) : []}
        catalogue={catalogue}
        today={buildDay()}
      />
    ),
    ReleaseChart: () =>
      releaseTable && (
        <>
          <Chart lang={lang} table={releaseTable} />
          {table(releaseTable, true)}
        </>
      ),
    PostsTable: ({ show }: Pick<Bound<typeof PostsTable>, 'show'>) => (
      <PostsTable lang={lang} show={show} posts={catalogue.posts} registers={catalogue.registers} />
    ),
    Directory: (props: Bound<typeof Directory>) => <Directory lang={lang} {...props} />,
    Path,
    Cases,
    Stop: ({
      picture,
      days,
      ...props
    }: Omit<Bound<typeof Stop>, 'strokes' | 'days'> & { picture: Thing; days?: string }) => (
      <Stop
        lang={lang}
        picture={picture}
        strokes={THING_DRAWINGS[picture]}
        days={days === undefined ? undefined : { id: days, fact: entryOf(catalogue.facts, days) }}
        {...props}
      />
    ),
    Amounts: (props: Bound<typeof Amounts>) => <Amounts lang={lang} {...props} />,
    Amount: ({ fact, ...props }: Omit<Bound<typeof Amount>, 'fact' | 'id'> & { fact: string }) => (
      <Amount lang={lang} id={fact} fact={entryOf(catalogue.facts, fact)} {...props} />
    ),
    PlantWords: () => <PlantWords lang={lang} />,
    ConsignmentPath: (props: Bound<typeof ConsignmentPath>) => <ConsignmentPath lang={lang} {...props} />,
    RtiDays: () => <RtiDays lang={lang} facts={catalogue.facts} />,
    WhoDecides: () => chapter === undefined && <WhoDecides lang={lang} organisation={catalogue.organisation} />,
    DocumentTimes: () => (
      <DocumentTimes
        lang={lang}
        procedures={catalogue.procedures}
        facts={catalogue.facts}
        hrefOf={(id) => procedureHref(id, lang, route)}
      />
    ),
    QuantityExample: () => <QuantityExample lang={lang} tables={catalogue.tables} />,
    Picture: ({ id }: { id: string }) => <Picture lang={lang} picture={entryOf(catalogue.pictures, id)} />,
    Gallery: () => (
      <Gallery
        lang={lang}
        albums={catalogue.albums}
        pictureOf={(id) => entryOf(catalogue.pictures, id)}
        section={metaOf(route).provider}
      />
    ),
    OfficeIndex: () => <OfficeIndex lang={lang} offices={catalogue.offices} />,
    OrgChart: () => <OrgChart lang={lang} organisation={catalogue.organisation} offices={catalogue.offices} />,
    Timeline: ({ id }: { id: string }) => <Timeline lang={lang} entries={entryOf(catalogue.timelines, id)} />,
    QuickContacts: () => <QuickContacts lang={lang} offices={catalogue.offices} />,
    LineInTime: ({ children }: { children: ReactNode }) => <LineInTime lang={lang}>{children}</LineInTime>,
    Moment: ({ days, ...props }: Omit<Bound<typeof Moment>, 'days'> & { days?: string }) => (
      <Moment
        lang={lang}
        days={days === undefined ? undefined : { id: days, fact: entryOf(catalogue.facts, days) }}
        {...props}
      />
    ),
    Procedure: ({ id }: { id: string }) => (
      <Procedure
        lang={lang}
        id={id}
        procedure={entryOf(catalogue.procedures, id)}
        catalogue={catalogue}
        formHref={(form) => recordHref('forms', form, lang)}
        isSubject={isSubject(id)}
        isAnchor={chapter === undefined}
      />
    ),
    FeesAndDeadlines: () => (
      <FeesAndDeadlines
        lang={lang}
        procedures={catalogue.procedures}
        facts={catalogue.facts}
        hrefOf={(id) => procedureHref(id, lang, route)}
      />
    ),
    SheetLink: ({ id }: { id: string }) => <SheetLink lang={lang} id={id} sheet={entryOf(catalogue.sheets, id)} />,
    SheetFoot: ({ office }: { office: string }) => (
      <div data-print="only">
        <SheetFoot
          lang={lang}
          office={office}
          offices={catalogue.offices}
          href={pathFor(route, lang)}
          asOn={metaOf(route).reviewed}
        />
      </div>
    ),
    PackLink: ({ id }: { id: string }) => <PackLink lang={lang} id={id} pack={entryOf(catalogue.packs, id)} />,
    DisclosureIndex: () => <DisclosureIndex lang={lang} metaOf={metaOf} />,
    CropCalendar: () => <CropCalendar lang={lang} today={buildDay()} steps={catalogue.calendar.steps} />,
    // In a whole guide, which is long, the chapters themselves stand in this order; so with who decides what.
    CropSteps: () => chapter === undefined && <CropSteps lang={lang} steps={catalogue.calendar.steps} route={route} />,
    ThisMonth: () => <ThisMonth lang={lang} steps={catalogue.calendar.steps} today={buildDay()} isBoxed />,
    // Within a whole guide, which is read or printed, the way to the page: nobody chooses there.
    MyCropYear: () =>
      chapter === undefined ? (
        <ChooseYear lang={lang} offices={catalogue.offices} />
      ) : (
        <p>
          <a href={pathFor(MY_CROP_YEAR, lang)}>{metaOf(MY_CROP_YEAR).menuLabel}</a>
        </p>
      ),
    MyYearSlot: () => <MyYearSlot lang={lang} />,
    OfficePlaces: () => <AllPlaces lang={lang} catalogue={catalogue} />,
    // In a whole guide, which is printed, the districts alone.
    Tract: () =>
      chapter === undefined ? (
        <Tract lang={lang} catalogue={catalogue} />
      ) : (
        table(entryOf(catalogue.tables, TRACTS_TABLE))
      ),
    PolicyYear: () => <>{policyYear()}</>,
    Answers,
    Answer: ({ to, fact: id, children }: { to: string; fact?: string; children: ReactNode }) => {
      const fact = id === undefined ? undefined : entryOf(catalogue.facts, id);
      const doubt = id !== undefined && fact?.toConfirm && (
        <Doubt about={doubtId('fact', id)} what={fact.label[lang]} lang={lang} />
      );
      return (
        <Answer lang={lang} to={to} figure={fact && { words: formatFact(fact, lang), doubt }}>
          {children}
        </Answer>
      );
    },
    Chapters: () => <Chapters lang={lang} route={route} metaOf={metaOf} />,
    ChapterNames: () => <ChapterNames lang={lang} route={route} />,
    CallHelpline: () => <CallHelpline lang={lang} />,
    ToolDoor: (props: Bound<typeof ToolDoor>) => <ToolDoor lang={lang} {...props} />,
    PlotExample: (props: Bound<typeof PlotExample>) => <PlotExample lang={lang} {...props} />,
    RuleTable: (props: Bound<typeof RuleTable>) => <RuleTable lang={lang} {...props} />,
    PaymentExample: () => <PaymentExample lang={lang} />,
    Initiatives: ({ audience }: { audience: Audience }) => (
      <Initiatives
        lang={lang}
        audience={audience}
        initiatives={catalogue.initiatives}
        linksOf={(initiative) => initiativeLinks(initiative, lang)}
      />
    ),
    Changes: () => <Changes lang={lang} />,
    DataForPrograms: () => <DataForPrograms lang={lang} packageBytes={openFileBytes(DATA_PACKAGE, lang)} />,
    DataRoom: () => <DataRoom lang={lang} datasets={datasets} words={catalogue.datasets} />,
    TableFiles: () => <TableFiles lang={lang} tables={tablesShown(lang)} />,
  } satisfies Record<Exclude<PartName, ToolName> | 'h2' | 'h3', unknown>;
}
