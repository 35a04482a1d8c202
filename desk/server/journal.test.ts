import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { finishJournal } from './journal.ts';

const FILES = 40;

/** Writes the same word into many files, again and again, until it is killed. */
const WRITER = `
  import { writeJournalled } from ${JSON.stringify(join(import.meta.dirname, 'journal.ts'))};
  import { join } from 'node:path';
  const folder = process.argv[1];
  for (let turn = 1; ; turn += 1) {
    const contents = Buffer.from(String(turn).repeat(5_000));
    writeJournalled(join(folder, 'journal'), Array.from({ length: ${FILES} }, (_, i) => ({ kind: 'write', to: join(folder, 'content', i + '.yaml'), contents })));
    if (turn === 1) process.stdout.write('ready');
  }
`;

test('killed in the middle of a save, all files are as before or as after, and none is half written', async () => {
  for (let kill = 0; kill < 12; kill += 1) {
    const folder = mkdtempSync(join(tmpdir(), 'journal-'));
    const child = spawn(process.execPath, ['--input-type=module', '-e', WRITER, folder], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const ended = new Promise((done) => child.on('exit', done));
    await new Promise((done) => child.stdout.once('data', done));
    await new Promise((done) => setTimeout(done, kill * 7));
    child.kill('SIGKILL');
    await ended;
    finishJournal(join(folder, 'journal'));
    expect(existsSync(join(folder, 'journal'))).toBe(false);
    const texts = Array.from({ length: FILES }, (_, index) =>
      readFileSync(join(folder, 'content', `${index}.yaml`), 'utf8'),
    );
    expect(new Set(texts).size).toBe(1);
    const [text = ''] = texts;
    const turn = text.slice(0, text.length / 5_000);
    expect(text).toBe(turn.repeat(5_000));
    rmSync(folder, { recursive: true });
  }
});

test('a change that was only prepared never happened', () => {
  const folder = mkdtempSync(join(tmpdir(), 'journal-'));
  writeFileSync(join(folder, 'a.yaml'), 'before');
  const prepared = join(folder, 'journal.new');
  finishJournal(join(folder, 'journal'));
  expect(existsSync(prepared)).toBe(false);
  expect(readdirSync(folder)).toEqual(['a.yaml']);
  rmSync(folder, { recursive: true });
});
