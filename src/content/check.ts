import { quantitiesCanBeChecked } from './rules/quantities.ts';
import type { Mistake } from '../files/mistake.ts';
import { type DraftCatalogue, load } from './load.ts';
import { amendmentsNameWhatTheyChange, lawNamesAreUnique, oneTextHasOneValidity } from './rules/amendments.ts';
import { disclosuresNameTheirClause } from './rules/disclosures.ts';
import { filesAreInPlace, nothingIsUnused, papersArePrinted } from './rules/files.ts';
import { packsAreComplete, proceduresAreShown, sheetsAreComplete } from './rules/linked-entries.ts';
import { movedAddressesHaveTargets } from './rules/moved.ts';
import {
  everyPageHasItsTwin,
  hindiIsHindi,
  hubsShowTheirChapters,
  pagesExplainWhatExists,
  proseIsFinished,
  summariesNameFacts,
  titlesAreUnique,
} from './rules/pages.ts';
import { onePageOneRegister, partsNameWhatExists, proseHoldsOnlyParts } from './rules/parts.ts';
import { placeReferencesExist } from './rules/places.ts';
import {
  recordNamesFitAnAddress,
  recordsAreShown,
  recordsNameWhatExists,
  recordsStandOnce,
  sourcesExist,
  specimensSaySo,
  timesRunForward,
} from './rules/records.ts';
import { referencesExist } from './rules/references.ts';
import type { Rule, Site } from './rules/rule.ts';
import { searchWordsLeadSomewhere } from './rules/search.ts';
import { twinsAgree } from './rules/twins.ts';
import {
  dandasFollowWords,
  proseIsTrueInARelease,
  registerLinesHaveSubjects,
  theBureauSpeaks,
  wordsAreThoseOfTheGlossary,
} from './rules/voice.ts';
import { factsInWordsExist, wordsAgree } from './rules/words.ts';

const RULES: Rule[] = [
  filesAreInPlace,
  everyPageHasItsTwin,
  titlesAreUnique,
  summariesNameFacts,
  pagesExplainWhatExists,
  hubsShowTheirChapters,
  disclosuresNameTheirClause,
  twinsAgree,
  hindiIsHindi,
  proseIsFinished,
  proseHoldsOnlyParts,
  partsNameWhatExists,
  onePageOneRegister,
  referencesExist,
  searchWordsLeadSomewhere,
  sourcesExist,
  specimensSaySo,
  recordNamesFitAnAddress,
  recordsStandOnce,
  timesRunForward,
  recordsNameWhatExists,
  recordsAreShown,
  amendmentsNameWhatTheyChange,
  lawNamesAreUnique,
  oneTextHasOneValidity,
  proceduresAreShown,
  sheetsAreComplete,
  packsAreComplete,
  placeReferencesExist,
  movedAddressesHaveTargets,
  wordsAgree,
  factsInWordsExist,
  wordsAreThoseOfTheGlossary,
  theBureauSpeaks,
  dandasFollowWords,
  proseIsTrueInARelease,
  registerLinesHaveSubjects,
  papersArePrinted,
  quantitiesCanBeChecked,
  nothingIsUnused,
];

/** Reads a content folder and names every mistake in it. */
export async function checkCatalogue(
  root: string,
  site: Site,
): Promise<{ catalogue: DraftCatalogue; mistakes: Mistake[] }> {
  const loaded = await load(root);
  return {
    catalogue: loaded.catalogue,
    mistakes: [...loaded.mistakes, ...RULES.flatMap((rule) => rule(loaded, site))],
  };
}
