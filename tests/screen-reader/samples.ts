import { datasetPath } from '../../src/addresses/datasets.ts';
import { menuGroups } from '../../src/addresses/navigation.ts';
import { recordPath } from '../../src/addresses/registers.ts';
import { pathFor } from '../../src/addresses/routes.ts';
import { catalogue } from '../../src/content/catalogue.ts';
import { datasets } from '../../src/content/datasets.ts';
import { recordsShown } from '../../src/content/register-pages.ts';
import { isDistrictOffice, townOf } from '../../src/domain/district-offices.ts';
import { drugsOf } from '../../src/domain/drugs.ts';
import { wholeClasses } from '../../src/domain/substance-rules.ts';
import type { Lang } from '../../src/language/lang.ts';
import { ONE_LIST, person } from '../browser/cultivator-names.ts';
import { wordsIn } from '../support/words-in.ts';

const [, office] = [...catalogue.offices].find(([id]) => isDistrictOffice(id))!;
const NEEDED = catalogue.substanceRules.classes
  .filter(({ answers }) => answers['import']?.verdict === 'needed')
  .map(({ id }) => id);
const [substance, other] = catalogue.substances!.rows.filter(({ rule }) => NEEDED.includes(rule));
const drug = drugsOf(catalogue.tables.get('quantities')!).find(({ small, commercial }) => small && commercial)!;
const place = [...catalogue.officePlaces.values()].find(({ offices }) => offices.length > 0)!;
const [record] = recordsShown({ id: 'notifications' });
const group = menuGroups().find(({ isSingle, entries }) => !isSingle && entries.length > 2)!;
const paperClass = wholeClasses(catalogue.substanceRules).find(({ isOffered }) => isOffered)!;

/** What the journeys type, choose and look for, taken from the content as it stands. */
export const SAMPLES: Record<string, (lang: Lang) => string> = {
  noSuchPage: (lang) => `${pathFor('opium/overview', lang)}measurment`,
  unit: (lang) => wordsIn(lang)(`office.${office.unit}`),
  ownYear: (lang) => `${townOf(office, lang)}, ${wordsIn(lang)('myYear.straw')}`,
  office: (lang) => townOf(office, lang),
  person: (lang) => person(ONE_LIST, 0, lang).name,
  nobody: (lang) => ({ en: 'Zzyxq', hi: 'झझझझझ' })[lang],
  substance: (lang) => substance!.name[lang],
  otherSubstance: (lang) => other!.name[lang],
  drug: (lang) => drug.name[lang],
  place: (lang) => place.name[lang],
  record: (lang) => recordPath('notifications', record!.id, lang),
  recordTitle: (lang) => record!.title[lang],
  dataset: (lang) => datasetPath([...datasets.keys()][0]!, lang),
  group: (lang) => group.label[lang],
  class: (lang) => paperClass.label[lang],
  purpose: (lang) => catalogue.substanceRules.purposes[0]!.label[lang],
  import: (lang) => catalogue.substanceRules.purposes.find(({ id }) => id === 'import')!.label[lang],
  ten: () => '10',
  weight: () => '6.25',
  comma: () => '1,5',
};
