import { recordPath } from '../../addresses/registers.ts';
import { pathFor } from '../../addresses/routes.ts';
import { alikeIn, punishedUnder } from '../../components/quantities/punishment-groups.ts';
import { punishmentScale } from '../../components/quantities/scale.ts';
import { scaleWords } from '../../components/quantities/scale-words.ts';
import { askLinkOf } from '../../content/ask.ts';
import { factOf } from '../../content/facts.ts';
import type { Catalogue } from '../../content/load.ts';
import { pastPunishments, sectionsOf } from '../../domain/past-punishments.ts';
import { PENALTIES_TABLE, type Punishments, punishmentsOf } from '../../domain/punishments.ts';
import type { Lang } from '../../language/lang.ts';
import { addDays } from '../../lib/indian-date.ts';
import { buildDay } from '../../lib/build-moment.ts';
import { entryOf } from '../../lib/entry-of.ts';
import type { Span } from '../../lib/span.ts';
import { labelsIn } from '../../words/labels.ts';
import { translator } from '../../words/strings.ts';
import { cropYears } from './crop-years.ts';
import { lawsOf } from './laws.ts';

const PUNISHMENT_ROUTE = 'top-level/prevention/punishment';

/** Everything the tool shows, in one language and finished. */
export type AsOnProps = ReturnType<typeof asOnProps>;
export type Era = AsOnProps['eras'][number];

export function asOnProps(catalogue: Catalogue, lang: Lang) {
  const t = translator(lang);
  return {
    lang,
    act: factOf('ndps-act-in-force', 'date').date,
    eras: erasIn(catalogue, lang),
    laws: lawsOf(catalogue.registers).map(({ record, group, span }) => ({
      title: (record.short ?? record.title)[lang],
      href: recordPath(record.register, record.id, lang),
      group,
      ...span,
    })),
    cropYears: cropYears(catalogue, lang),
    links: {
      quantities: pathFor('top-level/prevention/quantities', lang),
      cropYear: pathFor('opium/Policy', lang),
    },
    ask: { law: askLinkOf('preventive', lang), opium: askLinkOf('opium', lang) },
    words: {
      ...labelsIn(lang, 'asOn')(
        'form',
        'day',
        'hint',
        'show',
        'missing',
        'heading',
        'punishment',
        'asTable',
        'noPunishment',
      ),
      ...labelsIn(lang, 'asOn')(
        'weigh',
        'acts',
        'quantities',
        'substances',
        'other',
        'issued',
        'since',
        'cropYear',
        'noCropYear',
        'policies',
      ),
      change: t('tool.change'),
      doubt: t('doubt.mark'),
      problem: labelsIn(lang, 'asOn.problem')('notDay', 'beforeAct', 'future'),
    },
  };
}

/** The punishments by quantity in each time, newest last, and where their table stands. */
function erasIn({ tables }: Catalogue, lang: Lang) {
  const table = entryOf(tables, PENALTIES_TABLE);
  const words = scaleWords(lang);
  const labels = labelsIn(lang, 'quantities')('punishedUnder', 'punishedUnderOne');
  const page = `${pathFor(PUNISHMENT_ROUTE, lang)}#table-${PENALTIES_TABLE}`;
  const sections = sectionsOf(table);
  const past = pastPunishments(table, sections, lang, buildDay());
  const last = past.at(-1);
  const now = Object.fromEntries(sections.map((section) => [section, punishmentsOf(table, section, lang)]));
  const era = (span: Span, of: Record<string, Punishments | undefined>, href: string) => ({
    ...span,
    href,
    groups: alikeIn(of).map((group) => ({
      label: punishedUnder(group.sections, labels, lang),
      ...punishmentScale(group.of, words),
    })),
  });
  return [
    ...past.map(({ from, until, of }) => era({ from, until }, of, `${page}-${from}`)),
    ...(last ? [era({ from: addDays(last.until, 1) }, now, page)] : []),
  ];
}
