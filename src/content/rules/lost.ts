import { langOf, twinOf } from '../../language/twin.ts';
import { buildDay } from '../../lib/build-moment.ts';
import { say } from '../../messages/say.ts';
import { movedLines } from '../moved-lines.ts';
import { lostAddresses, nearestPage } from '../lost-addresses.ts';
import { hasMistakes } from '../place.ts';
import type { Rule } from './rule.ts';

/** An address that was released once answers for ever, or leads on. Both languages of a page are named together. */
export const nothingIsLost: Rule = (loaded, { ledger }) => {
  // With a mistake in one of these nobody can say which pages are lost: what to do about them would be the wrong advice.
  const { root, catalogue } = loaded;
  if (!catalogue.moved || hasMistakes(loaded, `${root}/substance`) || hasMistakes(loaded, `${root}/registers/`))
    return [];
  const lost = lostAddresses(catalogue, ledger);
  return lost
    .filter((address) => langOf(address) !== 'hi' || !lost.includes(twinOf(address)))
    .map((address) => {
      const twin = twinOf(address);
      const gone = twin !== address && lost.includes(twin) ? [address, twin] : [address];
      const lines = movedLines(
        gone.map((from) => ({
          from,
          to: nearestPage(from, catalogue),
          since: buildDay(),
          reason: 'Say here why it was given up.',
        })),
      );
      const indented = lines.trimEnd().replaceAll(/^/gm, '    ');
      return {
        file: `${root}/moved.yaml`,
        ...say('address-lost', { address: gone.join(', '), lines: `\n${indented}` }),
      };
    });
};
