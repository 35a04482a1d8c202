import { useLayoutEffect } from 'react';
import { readStoredList, storeList } from '../../../lib/stored-list';
import { replaceQuery } from '../../../ui/address-query';
import { optionsOf, SelectField } from '../../../ui/fields/SelectField';
import { ChosenList } from '../picker/ChosenList';
import { ListPicker } from '../picker/ListPicker';
import { idsIn } from '../picker/substance-list';
import { type SubstanceList, useSubstanceList } from '../picker/use-substance-list';
import type { ConsignmentProps } from './consignment-props';
import { ConsignmentPlan } from './ConsignmentPlan';
import { isFromLink, keptForm, MOST_LISTED, purposeIn, withConsignment, withKept } from './kept-list';
import styles from './Consignment.module.css';

const TOOL = 'consignment';

/** A purpose and a list of substances, kept in the address and on the device; below it, all that they need together. */
export function ConsignmentTool(props: ConsignmentProps) {
  const { lang, picker, purposes, rules, words } = props;
  const list = useSubstanceList(MOST_LISTED);
  const { query, address, chosen } = list;

  useLayoutEffect(() => {
    const found = withKept(location.search, readStoredList());
    if (found !== undefined) replaceQuery(found);
  }, []);

  const given = purposeIn(address);
  const purpose = purposes.find(({ id }) => id === given);
  const isForeign = query !== undefined && isFromLink(query, readStoredList());

  /** The reader changed something: the list is kept from here on. */
  const change = (changed: string[], wanted: string, line = '') => {
    const next = withConsignment(location.search, changed, wanted);
    storeList(keptForm(next));
    replaceQuery(next);
    list.report(line);
  };

  const changeList = (ids: string[], line: string) => change(ids, given, line);

  return (
    <div id={TOOL} className={styles.tool}>
      <ListPicker {...{ list, picker, lang, words }} tool={TOOL} onChange={changeList}>
        <SelectField
          id={`${TOOL}-for`}
          name="for"
          label={words.purpose}
          placeholder={words.selectPurpose}
          options={optionsOf(purposes)}
          value={purpose?.id ?? ''}
          error={given !== '' && !purpose ? words.unknownPurpose : undefined}
          isDisabled={query === undefined}
          onChange={(value) => change(idsToKeep(list), value)}
        />
      </ListPicker>
      {isForeign && (
        <p data-print="hide">
          {words.fromLink} <a href={location.pathname}>{words.ownList}</a>
        </p>
      )}
      {chosen.length > 0 && (
        <>
          <ChosenList {...{ list, picker, lang, rules }} label={words.chosen} onChange={changeList} />
          <p className={styles.kept} data-print="hide">
            {words.kept}{' '}
            <button
              type="button"
              onClick={() => {
                change([], '');
                list.input.current?.focus();
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

/** The ids of the list; those of the address as long as nobody knows which of them there are. */
function idsToKeep({ substances, chosen, address }: SubstanceList): string[] {
  return typeof substances === 'object' ? chosen.map(({ id }) => id) : idsIn(address);
}
