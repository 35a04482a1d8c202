import { datasetsCanBeFound } from './rules/datasets.ts';
import { planOf } from '../addresses/site-plan.ts';
import { quantitiesCanBeChecked } from './rules/quantities.ts';
import { openQuestions } from '../files/answers.ts';
import type { Marks } from '../domain/recorded.ts';
import type { Mistake } from '../files/mistake.ts';
import { gradeOf, isRootCause } from '../messages/say.ts';
import { type DraftCatalogue, load } from './load.ts';
import { hasMistakes, withLines } from './place.ts';
import {
  figuresKeepTheirOrder,
  namedTimesAgree,
  paragraphsAreComplete,
  sentencesAreComplete,
} from './rules/agreement.ts';
import { answersAreFound } from './rules/answers.ts';
import { emailsAreOfficial, nobodyIsExposed, phonesCanBeCalled } from './rules/contacts.ts';
import { proseDoesNotCount } from './rules/counts.ts';
import {
  cropYearsMoveOn,
  datesHaveCome,
  namesGiveTheDate,
  numbersStandOnce,
  tendersRunForward,
  thePastIsPast,
} from './rules/days.ts';
import { documentsCanBeRead } from './rules/documents.ts';
import { englishIsEnglish, lettersAreRight, moneyHasOneForm, wordsHaveNoMarkup } from './rules/letters.ts';
import { placesAreSpeltAlike } from './rules/place-names.ts';
import { factsAgreeWithTheRest } from './rules/same-facts.ts';
import { chartsDrawGroups, figuresAreLikely, rowsStandOnce } from './rules/table-figures.ts';
import { specimensKeepTheirMark } from './rules/unmarked-specimens.ts';
import { amendmentsNameWhatTheyChange, lawNamesAreUnique, oneTextHasOneValidity } from './rules/amendments.ts';
import { disclosuresNameTheirClause } from './rules/disclosures.ts';
import { filesAreInPlace, nothingIsUnused, papersArePrinted } from './rules/files.ts';
import { packsAreComplete, proceduresAreShown, sheetsAreComplete } from './rules/linked-entries.ts';
import { nothingIsLost } from './rules/lost.ts';
import { movedAddressesHaveTargets } from './rules/moved.ts';
import {
  everyPageHasItsTwin,
  hindiIsHindi,
  hubsShowTheirChapters,
  pagesExplainWhatExists,
  proseIsFinished,
  summariesNameFacts,
  summariesStandAlone,
  titlesAreUnique,
} from './rules/pages.ts';
import { otherWordsAreOthers } from './rules/other-words.ts';
import { onePageOneRegister, partsNameWhatExists, proseHoldsOnlyParts } from './rules/parts.ts';
import { noticesCanBeShown } from './rules/notices.ts';
import {
  albumsHoldAPictureOnce,
  officersAreNamed,
  picturesAreDescribed,
  picturesAreUsed,
  picturesExist,
} from './rules/pictures.ts';
import { placeReferencesExist } from './rules/places.ts';
import { theTractCanBeDrawn } from './rules/tract.ts';
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
import {
  fixedPagesAreThere,
  linksAreUsed,
  menuNamesWhatExists,
  pageFoldersFit,
  pagesAreInTheMenu,
  shortAddressesAreUnique,
} from './rules/menu.ts';
import type { Rule, Surroundings } from './rules/rule.ts';
import { searchWordsLeadSomewhere } from './rules/search.ts';
import { lawsFollowOneAnother, oneRowHoldsOnADay } from './rules/spans.ts';
import { changesKeepTheirFigures, changesNameWhatExists } from './rules/changes.ts';
import { subjectMarks } from './subjects.ts';
import { linksOutOfTime, pagesMayComeAndGo, whatIsTimedIsOnceOut } from './rules/time.ts';
import { sourcesHaveOneName } from './rules/source-names.ts';
import { twinsAgree } from './rules/twins.ts';
import {
  dandasFollowWords,
  lettersHaveNoDot,
  nounsFitTheirNumbers,
  proseIsTrueInARelease,
  registerLinesHaveSubjects,
  theBureauSpeaks,
  wordsAreThoseOfTheGlossary,
} from './rules/voice.ts';
import { factsInWordsExist, wordsAgree } from './rules/words.ts';

const RULES: Rule[] = [
  filesAreInPlace,
  pageFoldersFit,
  everyPageHasItsTwin,
  pagesAreInTheMenu,
  shortAddressesAreUnique,
  menuNamesWhatExists,
  linksAreUsed,
  titlesAreUnique,
  summariesNameFacts,
  summariesStandAlone,
  pagesExplainWhatExists,
  hubsShowTheirChapters,
  disclosuresNameTheirClause,
  twinsAgree,
  sourcesHaveOneName,
  hindiIsHindi,
  proseIsFinished,
  proseHoldsOnlyParts,
  partsNameWhatExists,
  onePageOneRegister,
  referencesExist,
  searchWordsLeadSomewhere,
  answersAreFound,
  changesNameWhatExists,
  changesKeepTheirFigures,
  otherWordsAreOthers,
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
  theTractCanBeDrawn,
  picturesExist,
  picturesAreUsed,
  picturesAreDescribed,
  officersAreNamed,
  albumsHoldAPictureOnce,
  movedAddressesHaveTargets,
  nothingIsLost,
  wordsAgree,
  factsInWordsExist,
  wordsAreThoseOfTheGlossary,
  theBureauSpeaks,
  dandasFollowWords,
  lettersHaveNoDot,
  nounsFitTheirNumbers,
  proseIsTrueInARelease,
  registerLinesHaveSubjects,
  papersArePrinted,
  quantitiesCanBeChecked,
  oneRowHoldsOnADay,
  lawsFollowOneAnother,
  whatIsTimedIsOnceOut,
  pagesMayComeAndGo,
  linksOutOfTime,
  noticesCanBeShown,
  datasetsCanBeFound,
  nothingIsUnused,
  lettersAreRight,
  englishIsEnglish,
  wordsHaveNoMarkup,
  moneyHasOneForm,
  nobodyIsExposed,
  phonesCanBeCalled,
  emailsAreOfficial,
  namedTimesAgree,
  figuresKeepTheirOrder,
  sentencesAreComplete,
  paragraphsAreComplete,
  datesHaveCome,
  namesGiveTheDate,
  numbersStandOnce,
  tendersRunForward,
  thePastIsPast,
  cropYearsMoveOn,
  rowsStandOnce,
  chartsDrawGroups,
  figuresAreLikely,
  factsAgreeWithTheRest,
  placesAreSpeltAlike,
  proseDoesNotCount,
  specimensKeepTheirMark,
  documentsCanBeRead,
];

/** What a content folder holds, and what is to be said of it. */
export interface Checked {
  catalogue: DraftCatalogue;
  /** What must be mended: it stops the build. What other mistakes hang on comes first. */
  mistakes: Mistake[];
  /** What somebody should look at again, unless it is answered. */
  questions: Mistake[];
  /** How everything is now that readers see. */
  marks: Marks;
}

/** Reads a content folder and names every mistake in it. */
export async function checkCatalogue(root: string, surroundings: Surroundings): Promise<Checked> {
  const loaded = await load(root);
  const routes = planOf(loaded.catalogue).routes.map(({ id }) => id);
  const site = { ...surroundings, routes };
  const unreadable = loaded.mistakes.filter(isRootCause);
  const isReadable = unreadable.length === 0 && !hasMistakes(loaded, `${root}/strings.yaml`);
  const causes = isReadable ? fixedPagesAreThere(loaded, site) : unreadable;
  // While a file cannot be read or a page that much hangs on is gone, nobody can say what is missing or wrong elsewhere; rules need the
  // interface words.
  const isHeldBack = !isReadable || causes.length > 0;
  const found = isHeldBack
    ? []
    : withLines(
        RULES.flatMap((rule) => rule(loaded, site)),
        loaded,
      );
  const all = [...causes, ...loaded.mistakes.filter((mistake) => !isRootCause(mistake)), ...found];
  const asked = all.filter((mistake) => gradeOf(mistake) === 'look-again');
  const open = isHeldBack ? asked : openQuestions(asked, loaded.answers);
  return {
    catalogue: loaded.catalogue,
    mistakes: [...all, ...open].filter((mistake) => gradeOf(mistake) === 'must'),
    questions: open.filter((mistake) => gradeOf(mistake) === 'look-again'),
    marks: subjectMarks(loaded),
  };
}
