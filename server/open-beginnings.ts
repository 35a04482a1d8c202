import { OPEN_DATA } from '../src/addresses/datasets.ts';

/** A folder in which data files lie beside others. */
const FOLDER = /^\/(en\/|hi\/)?data\//;

/**
 * With what the addresses of data files begin, as short as can be without naming any other address: static hosts know no patterns, and take
 * few rules. Pages of a dataset share its beginning.
 */
export function openBeginnings(addresses: string[]): string[] {
  const below = addresses.filter((address) => FOLDER.test(address));
  const open = below.filter((address) => OPEN_DATA.test(address));
  const pages = new Set(open.map((address) => address.replace(/(\/[\d-]+)?(\.schema)?\.\w+$/, '/')));
  const others = below.filter(
    (address) => !OPEN_DATA.test(address) && ![...pages].some((page) => address.startsWith(page)),
  );
  const beginnings = open.map((address) => {
    const from = FOLDER.exec(address)?.[0].length ?? 0;
    for (let end = from + 1; end < address.length; end += 1) {
      const beginning = address.slice(0, end);
      if (!others.some((other) => other.startsWith(beginning))) return beginning;
    }
    return address;
  });
  return [...new Set(beginnings)].toSorted();
}
