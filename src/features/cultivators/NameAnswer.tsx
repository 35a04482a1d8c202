import { listPath } from '../../addresses/cultivator-lists';
import { fill } from '../../language/format';
import { ToolAnswer } from '../../ui/fields/ToolAnswer';
import { AfterHit } from './AfterHit';
import { type AnswerProps, officeOf } from './answer-props';
import { AskLink } from './AskLink';
import styles from './answers.module.css';
import { listKeysOf } from './choice';
import { FindForm } from './FindForm';
import { MorePeople } from './MorePeople';
import { OtherDoors } from './OtherDoors';
import { PageLinks } from './PageLinks';
import { PEOPLE_SIZE, pageOf } from './pages';
import { personAt, sentenceOf } from './people';
import { PeopleTable } from './PeopleTable';
import { PersonActions } from './PersonActions';
import { PersonCard } from './PersonCard';
import { SpecimenMark } from './SpecimenMark';
import { usePeople } from './use-people';
import { VerdictIcon } from './VerdictIcon';

/** A name, looked for in every list that was chosen: the answer as a sentence, then who it is. */
export function NameAnswer(props: AnswerProps) {
  const { lang, words, asked, position, headingRef } = props;
  const year = props.years[asked.year];
  const keys = listKeysOf(asked, year?.lists ?? {});
  const { found, hasFailed, retry } = usePeople(
    keys.map((key) => listPath(key, lang, 'json')),
    asked.name,
  );
  const people = found?.people;
  const office = officeOf(props)?.name ?? '';
  const searched = { keys, lists: found?.lists ?? [] };

  const sentence = () => {
    if (keys.length === 0) return fill(words.noneOfOffice, { office });
    if (hasFailed) return words.failedLists;
    if (!found) return words.looking;
    return people ? sentenceOf(people, searched, office, props) : words.short;
  };
  const fit = people?.fit ?? [];
  const shown = pageOf(fit, position.page, PEOPLE_SIZE);
  const [only] = fit.length === 1 ? fit : [];
  const person = only && personAt(only, searched);
  const isMissing = keys.length === 0 || (people !== undefined && fit.length === 0);

  return (
    <ToolAnswer
      // Another answer is met by the focus, not announced as a change of this one.
      key={JSON.stringify(asked)}
      id="cultivators-result"
      headingRef={headingRef}
      isLate
      className={styles.name}
      data-verdict={person?.key.category}
      heading={
        <>
          {person && <VerdictIcon isEligible={person.key.category === 'eligible'} />}
          {sentence()} <SpecimenMark {...props} />
        </>
      }
    >
      {keys.length > 0 && (
        <p className={styles.about}>{fill(words.searchedAbout, { year: asked.year, date: year?.asOn ?? '' })}</p>
      )}
      {hasFailed && (
        <p>
          <button type="button" className="quiet-button" onClick={retry}>
            {words.retry}
          </button>
        </p>
      )}
      {person && <PersonCard headings={props.headings} person={person} />}
      {fit.length > 1 && (
        <PeopleTable {...props} searched={searched} hits={shown.rows} labelledBy="cultivators-result" />
      )}
      <PageLinks {...props} shown={shown} />
      {fit.length > 0 && <AfterHit {...props} categories={fit.map(({ list }) => keys[list]?.category)} />}
      {person && <PersonActions {...props} person={person} />}
      {people && people.near.length > 0 && (
        <>
          <h3 id="cultivators-near">{words.perhaps}</h3>
          <PeopleTable
            {...props}
            searched={searched}
            hits={people.near.slice(0, PEOPLE_SIZE)}
            labelledBy="cultivators-near"
          />
        </>
      )}
      {people && people.more.length > 0 && <MorePeople {...props} searched={searched} hits={people.more} />}
      {isMissing && <OtherDoors {...props} />}
      {found && <FindForm {...props} />}
      {!isMissing && keys.length === 1 && (
        <p>
          <AskLink {...props} to={{ ...asked, name: '' }}>
            {words.whole}
          </AskLink>
        </p>
      )}
    </ToolAnswer>
  );
}
