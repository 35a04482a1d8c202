import { procedureHref } from '../../content/procedure-href.ts';
import { formatBytes } from '../../words/format-document.ts';
import type { Lang } from '../../language/lang.ts';
import { labelsIn } from '../../words/labels.ts';
import { translator } from '../../words/strings.ts';
import { TABLE_FORMATS, tableFile, tableFilePath } from '../../domain/table-export.ts';
import { pathFor } from '../../addresses/routes.ts';
import type { Source } from '../../schemas/source.ts';
import { cardWords } from './card.ts';
import { STATES } from './choice.ts';
import { CLASSES } from '../../schemas/substance.ts';
import type { Requirement, Substances } from '../../schemas/substances.ts';
import { fromKeys } from '../../lib/keys.ts';
import { mapValues } from '../../lib/map-values.ts';
import { finishedSource } from '../../domain/finished-source.ts';
import { substancesTable } from './substances-table.ts';

/** What an export or import needs, in one language. */
export interface Need {
  label: string;
  text: string;
  /** Where it is told how to get the paper. */
  href?: string | undefined;
}
export type Needs = Record<'export' | 'import', Record<string, Need>>;

/** Everything the finder shows, in one language and finished; the browser gets no string table. */
export type FinderProps = ReturnType<typeof finderProps>;

export function finderProps(substances: Substances, sources: Map<string, Source>, lang: Lang) {
  const t = translator(lang);
  const sourceIds = [...new Set(substances.rows.flatMap(({ source }) => source))];
  const lists = new Set(substances.rows.flatMap(({ entries }) => entries.map(({ list }) => list)));
  return {
    lang,
    options: {
      class: CLASSES.map((value) => ({ value, label: substances.classes[value][lang] })),
      list: Object.entries(substances.entries)
        .filter(([value]) => lists.has(value))
        .map(([value, entry]) => ({ value, label: entry[lang] })),
      state: STATES.map((value) => ({
        value,
        label: t(value === 'confirmed' ? 'substances.confirmed' : 'substances.notConfirmed'),
      })),
    },
    card: cardWords(substances, lang),
    needs: needsIn(substances, lang),
    sources: fromKeys(sourceIds, (id) => finishedSource(sources, id, lang)),
    links: {
      contact: pathFor('about/contact', lang),
      notifications: pathFor('exim/notifications', lang),
      letters: '#letters',
    },
    words: wordsIn(lang),
  };
}

/** The rules on export and import in one language. */
export function needsIn(substances: Pick<Substances, 'export' | 'import'>, lang: Lang): Needs {
  const inLang = (rules: Record<string, Requirement>) =>
    mapValues(rules, ({ label, text, procedure }): Need => ({
      label: label[lang],
      text: text[lang],
      href: procedure && procedureHref(procedure, lang),
    }));
  return { export: inLang(substances.export), import: inLang(substances.import) };
}

/** The whole list as files to take along. */
export function downloadLinks(substances: Substances, sources: Map<string, Source>, lang: Lang) {
  const t = translator(lang);
  const table = substancesTable(substances);
  return TABLE_FORMATS.map((format) => {
    const bytes = new TextEncoder().encode(tableFile(table, sources, lang, format)).length;
    return {
      href: tableFilePath(table.id, format, lang),
      label: `${t(format === 'csv' ? 'table.csv' : 'table.json')} (${formatBytes(bytes, lang)})`,
    };
  });
}

function wordsIn(lang: Lang) {
  const t = translator(lang);
  const own = labelsIn(lang, 'substances');
  return {
    ...own('form', 'label', 'hint', 'missing'),
    change: t('tool.change'),
    filter: own('class', 'list', 'state'),
    all: t('register.all'),
    ...own('filters', 'show', 'loading', 'failed'),
    retry: t('cultivators.retry'),
    ...own('toLetters', 'countOne', 'count', 'more', 'near', 'nothing'),
    nothingHelp: Object.values(own('checkSpelling', 'tryOtherNames', 'noProof')),
    ...own('widen'),
    contact: t('substances.askBureau'),
    notifications: t('substances.seeNotifications'),
    ...own('particulars'),
    source: t('source.one'),
    doubt: t('doubt.mark'),
    newTab: t('link.newTab'),
  };
}
