/**
 * A release in a process of its own, to be killed: `release-child.ts <folder> <step>` kills itself at that step,
 * `release-child.ts <folder>` makes releases until somebody kills it.
 */
import { flushCompileCache } from 'node:module';
import { join } from 'node:path';
import { publish } from '../../scripts/release/publish.ts';

const [folder = '', fatalStep] = process.argv.slice(2);
let copied = 0;

// Written before somebody kills us: the next one starts four times as fast.
flushCompileCache();
process.send?.('ready');
for (let turn = 0; ; turn += 1) {
  await publish({
    folder,
    site: join(folder, '..', turn % 2 === 0 ? 'new' : 'old'),
    commit: 'none',
    prepare: () => {},
    tryOut: () => {},
    onStep: (step) => {
      if (step === 'copying') copied += 1;
      // In the middle of the copy, not at its first file.
      if (step === fatalStep && (step !== 'copying' || copied === 5)) process.kill(process.pid, 'SIGKILL');
    },
  });
}
