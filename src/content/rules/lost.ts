import { langOf, twinOf } from '../../language/twin.ts';
import { buildDay } from '../../lib/build-moment.ts';
import { say } from '../../messages/say.ts';
import { movedLines } from '../moved-lines.ts';
import { lostAddresses, nearestPage } from '../lost-addresses.ts';
import { hasMistakes } from '../place.ts';
import type { Rule } from './rule.ts';

/** An address that was released once answers for ever, or leads on. Both languages of a page are named together. */
export const nothingIsLost: Rule = (loaded, { ledger }) => {
  // With a mistake in the list of moved addresses nobody can say which are lost.
  if (!loaded.catalogue.moved) return [];
  // With a mistake in the list of substances nobody can say which of their pages are lost.
  const isUnsure = hasMistakes(loaded, `${loaded.root}/substance`)
    ? (address: string) => /\/(exim\/substances\/|data\/substances\.)/.test(address)
    : () => false;
  const lost = lostAddresses(loaded.catalogue, ledger).filter((address) => !isUnsure(address));
  return lost
    .filter((address) => langOf(address) !== 'hi' || !lost.includes(twinOf(address)))
    .map((address) => {
      const twin = twinOf(address);
      const gone = twin !== address && lost.includes(twin) ? [address, twin] : [address];
      const lines = movedLines(
        gone.map((from) => ({
          from,
          to: nearestPage(from, loaded.catalogue),
          since: buildDay(),
          reason: 'Say here why it was given up.',
        })),
      );
      const indented = lines.trimEnd().replaceAll(/^/gm, '    ');
      return {
        file: `${loaded.root}/moved.yaml`,
        ...say('address-lost', { address: gone.join(', '), lines: `\n${indented}` }),
      };
    });
};
