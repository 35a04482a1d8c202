import { createContext, use } from 'react';
import type { PalettePart, PartNames } from '../../model/page-api.ts';

const NamesContext = createContext<{ parts: PalettePart[]; names: PartNames }>({ parts: [], names: {} });
export const NamesProvider = NamesContext.Provider;

/** The parts of a page, and how what they name is called. */
export function useNames() {
  return use(NamesContext);
}
