import { useRef, useState } from 'react';
import { useAddressQuery } from '../../../ui/address-query';
import { idsIn, readList } from './substance-list';
import { useSubstances } from './use-substances';

/** The list of substances in the address: what of it there is, and what the reader is told about the last change. */
export type SubstanceList = ReturnType<typeof useSubstanceList>;

/** `most` is how many substances fit. */
export function useSubstanceList(most: number) {
  const query = useAddressQuery();
  const address = query ?? '';
  const [isWanted, setWanted] = useState(false);
  const [said, setSaid] = useState('');
  const [refusal, setRefusal] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const isNamed = idsIn(address).length > 0;
  const { substances, retry } = useSubstances(isWanted || isNamed);
  const known = typeof substances === 'object' ? substances.byId : new Map<string, never>();
  return {
    query,
    address,
    /** Whether the address names any. */
    isNamed,
    most,
    substances,
    ...readList(address, known, most),
    input,
    said,
    refusal,
    refuse: setRefusal,
    /** Something was changed; `line` is read out. */
    report: (line = '') => {
      setRefusal(undefined);
      setSaid(line);
    },
    /** The field is used: the list of substances is needed now. */
    want: () => {
      setWanted(true);
      retry();
    },
  };
}
