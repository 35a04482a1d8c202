import { formatBytes } from '../../words/format-document.ts';
import type { Lang } from '../../language/lang.ts';
import { labelsIn } from '../../words/labels.ts';
import { translator } from '../../words/strings.ts';
import { dataFilesOf } from '../../content/data-files.ts';
import { substancePath } from '../../addresses/letters.ts';
import { pathFor } from '../../addresses/routes.ts';
import type { ClassAnswers, SubstanceAnswer } from '../../content/substance-answers.ts';
import { CLASSES } from '../../schemas/substance.ts';
import type { Substances } from '../../schemas/substances.ts';
import { unitNames } from '../../components/quantities/scale-words.ts';
import { LANGS } from '../../language/lang.ts';

/** The page with the quantity check. */
const QUANTITIES_ROUTE = 'top-level/prevention/quantities';

/** Everything the finder shows, in one language and finished; the browser gets no string table. */
export type FinderProps = ReturnType<typeof finderProps>;

export function finderProps(substances: Substances, answers: Map<string, ClassAnswers>, lang: Lang) {
  const lists = new Set(substances.rows.flatMap(({ entries }) => entries.map(({ list }) => list)));
  return {
    lang,
    options: {
      class: CLASSES.map((value) => ({ value, label: substances.classes[value][lang] })),
      list: Object.entries(substances.entries)
        .filter(([value]) => lists.has(value))
        .map(([value, entry]) => ({ value, label: entry[lang] })),
    },
    /** What the table of rules says, by class. */
    rules: Object.fromEntries(
      [...answers].map(([id, { standing, verdict, lead, answers: given }]) => [
        id,
        { standing, verdict, lead, answers: given.map((answer) => inShort(answer, lang)) },
      ]),
    ),
    /** Words that are no substance of the list. */
    others: Object.entries(substances.others).map(([id, { names, verdict, text, see }]) => ({
      id,
      names: LANGS.flatMap((each) => names[each]),
      title: names[lang][0] ?? '',
      verdict: verdict[lang],
      text: text[lang],
      see: substances.rows
        .filter((row) => see.includes(row.id))
        .map((row) => ({ name: row.name[lang], href: substancePath(row.id, lang) })),
    })),
    units: unitNames(lang),
    links: {
      contact: pathFor('about/contact', lang),
      notifications: pathFor('exim/notifications', lang),
      letters: '#letters',
      quantities: pathFor(QUANTITIES_ROUTE, lang),
    },
    words: { ...wordsIn(lang), cas: substances.columns.cas[lang], hs: substances.columns.hs[lang] },
  };
}

/** What of an answer the finder shows: the documents with fee and time in short, or why there is none. */
function inShort({ purpose, heading, words, documents, note }: SubstanceAnswer, lang: Lang) {
  const feeIn = (fee: string) => `${translator(lang)('procedure.fee')} ${fee}`;
  return {
    purpose,
    heading,
    words,
    // Conditions of a document stand on the page of the substance.
    note: documents.length === 0 ? note : undefined,
    documents: documents.map(({ title, href, fee, time }) => ({
      title,
      href,
      terms: [fee === undefined ? [] : feeIn(fee), time ?? []].flat().join(' · '),
    })),
  };
}

/** The whole list as files to take along. */
export function downloadLinks(lang: Lang) {
  const t = translator(lang);
  return dataFilesOf('substances', lang).map(({ format, href, bytes }) => ({
    href,
    label: `${t(`table.${format}`)} (${formatBytes(bytes, lang)})`,
  }));
}

function wordsIn(lang: Lang) {
  const t = translator(lang);
  const own = labelsIn(lang, 'substances');
  return {
    ...own('form', 'label', 'hint', 'missing'),
    change: t('tool.change'),
    filter: own('class', 'list'),
    all: t('register.all'),
    ...own('filters', 'show', 'loading', 'failed'),
    retry: t('cultivators.retry'),
    ...own('toLetters', 'countOne', 'count', 'behindOne', 'behind', 'more', 'near', 'nothing'),
    nothingHelp: Object.values(own('checkSpelling', 'tryOtherNames', 'noProof')),
    ...own('widen'),
    contact: t('substances.askBureau'),
    reach: t('whichPaper.reach'),
    notifications: t('substances.seeNotifications'),
    called: labelsIn(lang, 'substances.called')('common', 'brand', 'street'),
    ...own('otherPurposes', 'quantities', 'commercialOnly', 'checkWeight', 'page', 'see'),
  };
}
