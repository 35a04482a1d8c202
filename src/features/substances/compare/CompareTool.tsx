import { replaceQuery } from '../../../ui/address-query';
import { ChosenList } from '../picker/ChosenList';
import { ListPicker } from '../picker/ListPicker';
import { IDS, withList } from '../picker/substance-list';
import { useSubstanceList } from '../picker/use-substance-list';
import type { CompareProps } from './compare-props';
import { MOST_COMPARED } from './most-compared';
import { Comparison } from './Comparison';
import styles from './Compare.module.css';

/** Parameter of the address: only the rows that differ are shown. */
const ONLY = 'only';
const TOOL = { tool: 'compare', names: [IDS, ONLY] };

/** Substances beside one another; the list and the switch are kept in the address. */
export function CompareTool(props: CompareProps) {
  const { lang, picker, rules, words } = props;
  const list = useSubstanceList(MOST_COMPARED);
  const { chosen } = list;
  const isOnly = new URLSearchParams(list.address).has(ONLY);

  const change = (ids: string[], only: boolean, line = '') => {
    replaceQuery(withList(location.search, TOOL, ids, { [ONLY]: only ? 'differences' : '' }));
    list.report(line);
  };
  const changeList = (ids: string[], line: string) => change(ids, isOnly, line);

  return (
    <div id="compare" className={styles.tool}>
      <ListPicker {...{ list, picker, lang, words }} tool="compare" onChange={changeList} />
      {chosen.length > 0 && (
        <>
          <ChosenList {...{ list, picker, lang, rules }} label={words.chosen} onChange={changeList} />
          {chosen.length === 1 ? (
            <p>{words.oneMore}</p>
          ) : (
            <Comparison
              {...props}
              chosen={chosen}
              isOnly={isOnly}
              onOnly={(only) =>
                change(
                  chosen.map(({ id }) => id),
                  only,
                )
              }
            />
          )}
        </>
      )}
    </div>
  );
}
