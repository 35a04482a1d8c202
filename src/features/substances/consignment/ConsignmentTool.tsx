import { useLayoutEffect, useRef, useState } from 'react';
import { fill, formatNumber } from '../../../language/format';
import { readStoredList, storeList } from '../../../lib/stored-list';
import { replaceQuery, useAddressQuery } from '../../../ui/address-query';
import { optionsOf, SelectField } from '../../../ui/fields/SelectField';
import { ChosenList } from '../picker/ChosenList';
import { SubstancePicker } from '../picker/SubstancePicker';
import { idsIn, readList, refusalOf } from '../picker/substance-list';
import { UnknownIds } from '../picker/UnknownIds';
import { useSubstances } from '../picker/use-substances';
import type { ConsignmentProps } from './consignment-props';
import { ConsignmentPlan } from './ConsignmentPlan';
import { isFromLink, keptForm, MOST_LISTED, purposeIn, withConsignment, withKept } from './kept-list';
import styles from './Consignment.module.css';

const TOOL = 'consignment';

/** A purpose and a list of substances, kept in the address and on the device; below it, all that they need together. */
export function ConsignmentTool(props: ConsignmentProps) {
  const { lang, picker, purposes, rules, words } = props;
  const query = useAddressQuery();
  const address = query ?? '';
  const [isWanted, setWanted] = useState(false);
  const { substances, retry } = useSubstances(isWanted || idsIn(address).length > 0);
  const [said, setSaid] = useState('');
  const [refusal, setRefusal] = useState<string>();
  const input = useRef<HTMLInputElement>(null);

  useLayoutEffect(() => {
    const found = withKept(location.search, readStoredList());
    if (found !== undefined) replaceQuery(found);
  }, []);

  const isLoaded = typeof substances === 'object';
  const { chosen, unknown, isCut } = readList(
    address,
    isLoaded ? substances.byId : new Map<string, never>(),
    MOST_LISTED,
  );
  const ids = chosen.map(({ id }) => id);
  const given = purposeIn(address);
  const purpose = purposes.find(({ id }) => id === given);
  const isForeign = query !== undefined && isFromLink(query, readStoredList());

  /** The reader changed something: the list is kept from here on. */
  const change = (changed: string[], wanted: string, line = '') => {
    const next = withConsignment(location.search, changed, wanted);
    storeList(keptForm(next));
    replaceQuery(next);
    setRefusal(undefined);
    setSaid(line);
  };

  return (
    <div id={TOOL} className={styles.tool}>
      <SubstancePicker
        {...picker}
        tool={TOOL}
        lang={lang}
        label={words.form}
        isReady={query !== undefined}
        substances={substances}
        refusal={refusal}
        input={input}
        onWanted={() => {
          setWanted(true);
          retry();
        }}
        onAdd={(substance) => {
          const name = substance.name[lang];
          const refused = refusalOf(ids, substance.id, MOST_LISTED);
          if (refused) setRefusal(refused === 'full' ? words.full : fill(picker.words.twice, { name }));
          else change([...ids, substance.id], given, fill(picker.words.added, { name }));
        }}
      >
        <SelectField
          id={`${TOOL}-for`}
          name="for"
          label={words.purpose}
          placeholder={words.selectPurpose}
          options={optionsOf(purposes)}
          value={purpose?.id ?? ''}
          error={given !== '' && !purpose ? words.unknownPurpose : undefined}
          isDisabled={query === undefined}
          onChange={(value) => change(isLoaded ? ids : idsIn(address), value)}
        />
      </SubstancePicker>
      <output className="visually-hidden">{said}</output>
      {isLoaded && <UnknownIds ids={unknown} words={picker.words} links={picker.links} />}
      {isCut && <p>{words.cut}</p>}
      {!isLoaded && idsIn(address).length > 0 && <p>{picker.words[substances]}</p>}
      {isForeign && (
        <p data-print="hide">
          {words.fromLink} <a href={location.pathname}>{words.ownList}</a>
        </p>
      )}
      {chosen.length > 0 && (
        <>
          <ChosenList
            lang={lang}
            label={fill(words.chosen, { count: formatNumber(chosen.length, lang) })}
            chosen={chosen}
            rules={rules}
            words={picker.words}
            input={input}
            onRemove={(substance) =>
              change(
                ids.filter((id) => id !== substance.id),
                given,
                fill(picker.words.removed, { name: substance.name[lang] }),
              )
            }
          />
          <p className={styles.kept} data-print="hide">
            {words.kept}{' '}
            <button
              type="button"
              onClick={() => {
                change([], '');
                input.current?.focus();
              }}
            >
              {words.clear}
            </button>
          </p>
          {purpose ? (
            <ConsignmentPlan {...props} chosen={chosen} purpose={purpose} />
          ) : (
            <p>
              <strong>{words.choosePurpose}</strong>
            </p>
          )}
        </>
      )}
    </div>
  );
}
