import { isFixedAddress } from '../../addresses/routes.ts';
import type { Mistake } from '../../files/mistake.ts';
import { buildMoment } from '../../lib/build-moment.ts';
import { endsBeforeItBegins, isOutAt, timeStateAt } from '../../lib/published-time.ts';
import { say } from '../../messages/say.ts';
import type { RegisterRecord } from '../../schemas/record.ts';
import type { DraftCatalogue } from '../load.ts';
import { inPage, inYaml } from '../place.ts';
import { type Part, partsOf, type SourcePage } from '../read-page.ts';
import { recordKey } from '../record-lists.ts';
import { fileOf } from './records.ts';
import type { Rule } from './rule.ts';

/** What comes and goes ends after it begins. */
export const whatIsTimedIsOnceOut: Rule = (loaded) => {
  const said = say('time-ends-first', { from: 'publishFrom', until: 'publishUntil' });
  const records = [...loaded.catalogue.registers.values()].flat().filter(endsBeforeItBegins);
  const pages = loaded.catalogue.pages.filter(({ meta }) => meta && endsBeforeItBegins(meta));
  return [
    ...records.map((record) => inYaml(loaded, fileOf(loaded.root, record), ['publishUntil'], said)),
    ...pages.map((page) => inPage(page, ['publishUntil'], said)),
  ];
};

/** Parts to which records, sheets and packs lead. */
const HOME_PARTS = ['Register', 'Procedure', 'SheetLink', 'PackLink'];
/** Parts that are a link and nothing without it. */
const LINK_PARTS = ['Answer', 'ToolDoor'];

/** A page that comes and goes does so in both languages, has no permanent address, and nothing leads to it that could not do without. */
export const pagesMayComeAndGo: Rule = ({ root, catalogue }) => {
  const isTimed = ({ meta }: SourcePage) => meta?.publishFrom !== undefined || meta?.publishUntil !== undefined;
  const ids = new Set(catalogue.pages.filter(isTimed).map(({ id }) => id));
  return [...ids].flatMap((id) => {
    const twins = catalogue.pages.filter((page) => page.id === id);
    if (isFixedAddress(id))
      return twins.filter(isTimed).map((page) => inPage(page, ['publishFrom'], say('time-fixed-address')));
    const differences = timesDiffer(twins);
    return differences.length > 0 ? differences : whatNeedsIt(twins, pagesNamed(root, catalogue));
  });
};

/** Reported on the Hindi page, which is written after the English. */
function timesDiffer(twins: SourcePage[]): Mistake[] {
  const [english, hindi] = (['en', 'hi'] as const).map((lang) => twins.find((page) => page.lang === lang));
  if (!english?.meta || !hindi?.meta) return [];
  const [en, hi] = [english.meta, hindi.meta];
  return (['publishFrom', 'publishUntil'] as const)
    .filter((field) => en[field] !== hi[field])
    .map((field) => inPage(hindi, [field], say('time-differs', { en: en[field] ?? '–', hi: hi[field] ?? '–' })));
}

/** What could not do without the page: lists that stand on it, files that lead to it. Both languages hold the same. */
function whatNeedsIt(twins: SourcePage[], named: { file: string; page: string }[]): Mistake[] {
  const [first] = twins;
  if (!first) return [];
  const held = partsOf(first).filter(({ name }) => HOME_PARTS.includes(name));
  const files = new Set(named.filter(({ page }) => page === first.id).map(({ file }) => file));
  return [
    ...held.map(({ name, line }) => ({
      file: first.file,
      line,
      ...say('time-page-holds-list', { part: name }),
    })),
    ...[...files].map((file) => inPage(first, ['publishFrom'], say('time-page-is-named', { file }))),
  ];
}

/** Pages to which content files lead by name, and pages to which a part leads that is nothing but a link. */
export function pagesNamed(root: string, catalogue: DraftCatalogue): { file: string; page: string }[] {
  const { home, calendar, procedures, sheets, packs, initiatives, searchWords } = catalogue;
  const inFiles: Record<string, (string | undefined)[]> = {
    home: [...(home?.doors.flatMap(({ tasks }) => tasks) ?? []), ...(home?.figures ?? [])].map(({ page }) => page),
    'crop-calendar': calendar?.steps.map(({ page }) => page) ?? [],
    procedures: [...procedures.values()].map(({ page }) => page),
    sheets: [...sheets.values()].map(({ page }) => page),
    packs: [...packs.values()].flatMap(({ pages }) => pages),
    initiatives: [...initiatives.values()].map(({ page }) => page),
    search: searchWords?.answers.map(({ to }) => to.split('#')[0]) ?? [],
  };
  return [
    ...Object.entries(inFiles).flatMap(([name, pages]) =>
      pages.flatMap((page) => (page === undefined ? [] : [{ file: `${root}/${name}.yaml`, page }])),
    ),
    ...catalogue.pages.flatMap((page) =>
      partsOf(page)
        .filter(({ name }) => LINK_PARTS.includes(name))
        .map(({ attributes }) => ({ file: page.file, page: attributes['to'] ?? '' })),
    ),
  ];
}

/** Where a link in prose has to wait for what it leads to, or has outlived it, somebody looks at the sentence. */
export const linksOutOfTime: Rule = ({ catalogue }) => {
  const moment = buildMoment();
  const times = new Map<string, Pick<RegisterRecord, 'publishFrom' | 'publishUntil'>>([
    ...[...catalogue.registers.values()]
      .flat()
      .map(
        ({ register, id, publishFrom, publishUntil }) =>
          [recordKey(register, id), { publishFrom, publishUntil }] as const,
      ),
    ...catalogue.pages.flatMap(({ id, meta }) => (meta ? [[id, meta] as const] : [])),
  ]);
  return catalogue.pages
    .filter(({ meta }) => meta && isOutAt(meta, moment))
    .flatMap((page) =>
      partsOf(page).flatMap((part) => {
        const to = leadsTo(part);
        const time = to === undefined ? undefined : times.get(to);
        if (to === undefined || !time || isOutAt(time, moment)) return [];
        const { publishFrom: from = '', publishUntil: until = '' } = time;
        const said =
          timeStateAt(time, moment) === 'coming'
            ? say('time-link-waits', { to, from })
            : say('time-link-over', { to, until });
        return [{ file: page.file, line: part.line, ...said }];
      }),
    );
};

function leadsTo({ name, attributes }: Part): string | undefined {
  return name === 'RecordLink' || name === 'RouteLink' ? attributes['to'] : undefined;
}
