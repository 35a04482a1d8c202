import type { Catalogue } from '../../content/load.ts';
import type { Lang } from '../../language/lang.ts';
import { labelsIn } from '../../words/labels.ts';
import { translator } from '../../words/strings.ts';
import type { Procedure } from '../../schemas/procedure.ts';
import { wholeClasses } from '../../domain/substance-rules.ts';
import { mapValues } from '../../lib/map-values.ts';

/** Everything the finder and its table show, in one language and finished; the browser gets no string table. */
export type FinderProps = ReturnType<typeof finderProps>;
export type FinderProcedure = FinderProps['procedures'][string];
export type FinderWords = FinderProps['words'];

interface Hrefs {
  procedure: (id: string) => string;
  form: (id: string) => string | undefined;
  contact: string;
}

export function finderProps(
  { substanceRules, procedures, registers }: Pick<Catalogue, 'substanceRules' | 'procedures' | 'registers'>,
  hrefs: Hrefs,
  lang: Lang,
) {
  const titles = new Map(registers.get('forms')?.map(({ id, title }) => [id, title[lang]]));
  const gap = translator(lang)('procedure.gap');
  const inShort = (id: string, { title, forms, fee, time, after, rule }: Procedure) => ({
    title: title[lang],
    href: hrefs.procedure(id),
    forms: forms.map((form) => ({ title: titles.get(form) ?? form, href: hrefs.form(form) })),
    fee: fee?.[lang] ?? gap,
    time: time?.[lang] ?? gap,
    after: after.map((line) => line[lang]),
    rule: rule[lang],
  });
  return {
    doings: substanceRules.purposes.map(({ id, label }) => ({ id, label: label[lang] })),
    classes: wholeClasses(substanceRules)
      .filter(({ isOffered }) => isOffered)
      .map(({ id, label, answers }) => ({
        id,
        label: label[lang],
        answers: mapValues(answers, ({ verdict, procedures: own, note, law }) => ({
          verdict,
          procedures: own,
          note: note?.[lang],
          law: law.flatMap((code) => substanceRules.laws[code]?.label[lang] ?? []).join('; '),
        })),
      })),
    procedures: Object.fromEntries([...procedures].map(([id, procedure]) => [id, inShort(id, procedure)])),
    /** Address of the contact page. */
    contact: hrefs.contact,
    words: wordsIn(lang),
  };
}

function wordsIn(lang: Lang) {
  const t = translator(lang);
  const own = labelsIn(lang, 'whichPaper');
  return {
    ...own('form'),
    label: own('class', 'doing'),
    select: { class: t('whichPaper.selectClass'), doing: t('whichPaper.selectDoing') },
    missing: { class: t('whichPaper.missingClass'), doing: t('whichPaper.missingDoing') },
    ...own('unknown', 'show'),
    change: t('tool.change'),
    verdict: own('needed', 'notified', 'factory', 'barred', 'permit', 'elsewhere', 'ask'),
    ...own('full', 'reach', 'paper', 'table'),
    row: labelsIn(lang, 'procedure')('forms', 'fee', 'time', 'after', 'rule'),
  };
}
