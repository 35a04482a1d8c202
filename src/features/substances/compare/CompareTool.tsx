import { useRef, useState } from 'react';
import { fill, formatNumber } from '../../../language/format';
import { replaceQuery, useAddressQuery } from '../../../ui/address-query';
import { ChosenList } from '../picker/ChosenList';
import { SubstancePicker } from '../picker/SubstancePicker';
import { IDS, idsIn, readList, refusalOf, withList } from '../picker/substance-list';
import { UnknownIds } from '../picker/UnknownIds';
import { useSubstances } from '../picker/use-substances';
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
  const query = useAddressQuery();
  const address = query ?? '';
  const [isWanted, setWanted] = useState(false);
  const { substances, retry } = useSubstances(isWanted || idsIn(address).length > 0);
  const [said, setSaid] = useState('');
  const [refusal, setRefusal] = useState<string>();
  const input = useRef<HTMLInputElement>(null);

  const isLoaded = typeof substances === 'object';
  const known = isLoaded ? substances.byId : new Map<string, never>();
  const { chosen, unknown, isCut } = readList(address, known, MOST_COMPARED);
  const ids = chosen.map(({ id }) => id);
  const isOnly = new URLSearchParams(address).has(ONLY);

  const change = (changed: string[], only: boolean, line = '') => {
    replaceQuery(withList(location.search, TOOL, changed, { [ONLY]: only ? 'differences' : '' }));
    setRefusal(undefined);
    setSaid(line);
  };

  return (
    <div id="compare" className={styles.tool}>
      <SubstancePicker
        {...picker}
        tool="compare"
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
          const refused = refusalOf(ids, substance.id, MOST_COMPARED);
          if (refused) setRefusal(refused === 'full' ? words.full : fill(picker.words.twice, { name }));
          else change([...ids, substance.id], isOnly, fill(picker.words.added, { name }));
        }}
      />
      <output className="visually-hidden">{said}</output>
      {isLoaded && <UnknownIds ids={unknown} words={picker.words} links={picker.links} />}
      {isCut && <p>{words.cut}</p>}
      {!isLoaded && idsIn(address).length > 0 && <p>{picker.words[substances]}</p>}
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
                isOnly,
                fill(picker.words.removed, { name: substance.name[lang] }),
              )
            }
          />
          {chosen.length === 1 ? (
            <p>{words.oneMore}</p>
          ) : (
            <Comparison {...props} chosen={chosen} isOnly={isOnly} onOnly={(only) => change(ids, only)} />
          )}
        </>
      )}
    </div>
  );
}
