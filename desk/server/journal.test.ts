import { spawn, spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isThorough } from '../../tests/support/thorough.ts';
import { finishJournal, writeJournalled } from './journal.ts';

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
  for (let kill = 0; kill < 12; kill += isThorough ? 1 : 4) {
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

test('what cannot be prepared, as on a full disk, changes nothing and takes no room', () => {
  const folder = mkdtempSync(join(tmpdir(), 'journal-'));
  const write = (name: string, contents: Buffer) => ({ kind: 'write' as const, to: join(folder, name), contents });
  writeJournalled(join(folder, 'journal'), [write('a', Buffer.from('old'))]);
  const changes = [write('a', Buffer.from('new')), write('b', undefined as never)];
  expect(() => writeJournalled(join(folder, 'journal'), changes)).toThrow();
  expect(readdirSync(folder)).toEqual(['a']);
  expect(readFileSync(join(folder, 'a'), 'utf8')).toBe('old');
  rmSync(folder, { recursive: true });
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

test('what cannot be finished is taken back, and stands in nobody’s way', () => {
  const folder = mkdtempSync(join(tmpdir(), 'journal-'));
  writeFileSync(join(folder, 'a.yaml'), 'before');
  mkdirSync(join(folder, 'b.yaml/full'), { recursive: true });
  const write = (...names: string[]) =>
    writeJournalled(
      join(folder, 'journal'),
      names.map((name) => ({ kind: 'write', to: join(folder, name), contents: Buffer.from('after') })),
    );
  expect(() => write('a.yaml', 'new.yaml', 'b.yaml')).toThrow();
  expect(readFileSync(join(folder, 'a.yaml'), 'utf8')).toBe('before');
  expect(readdirSync(folder).toSorted()).toEqual(['a.yaml', 'b.yaml']);
  write('a.yaml');
  expect(readFileSync(join(folder, 'a.yaml'), 'utf8')).toBe('after');
  rmSync(folder, { recursive: true });
});

test('a project that was moved since is finished where it is now', () => {
  const folder = mkdtempSync(join(tmpdir(), 'journal-'));
  const [old, now] = [join(folder, 'old'), join(folder, 'now')];
  mkdirSync(old);
  // Killed right after the journal got its name.
  const kill = `
    import fs from 'node:fs';
    import { syncBuiltinESMExports } from 'node:module';
    const real = fs.renameSync;
    fs.renameSync = (...given) => { real(...given); process.kill(process.pid, 'SIGKILL'); };
    syncBuiltinESMExports();
    const { writeJournalled } = await import(${JSON.stringify(join(import.meta.dirname, 'journal.ts'))});
    writeJournalled(process.argv[1] + '/journal', [{ kind: 'write', to: process.argv[1] + '/a.yaml', contents: Buffer.from('after') }]);
  `;
  spawnSync(process.execPath, ['--input-type=module', '-e', kill, old]);
  expect(existsSync(join(old, 'journal'))).toBe(true);
  renameSync(old, now);
  finishJournal(join(now, 'journal'));
  expect(readFileSync(join(now, 'a.yaml'), 'utf8')).toBe('after');
  expect(existsSync(old)).toBe(false);
  rmSync(folder, { recursive: true });
});

// Other systems have no such limit for one process.
test.skipIf(process.platform === 'win32')('on a full disk nothing is changed', () => {
  const folder = mkdtempSync(join(tmpdir(), 'journal-'));
  writeFileSync(join(folder, 'a.yaml'), 'before');
  const save = `
    import { writeJournalled } from ${JSON.stringify(join(import.meta.dirname, 'journal.ts'))};
    const to = (name) => process.argv[1] + '/' + name;
    try {
      writeJournalled(to('journal'), [
        { kind: 'write', to: to('a.yaml'), contents: Buffer.from('after') },
        { kind: 'write', to: to('b.yaml'), contents: Buffer.alloc(10_000_000) },
      ]);
    } catch (error) {
      process.stdout.write(error.code);
    }
  `;
  const { stdout } = spawnSync('sh', [
    '-c',
    'ulimit -f 1000; exec "$0" --input-type=module -e "$1" "$2"',
    process.execPath,
    save,
    folder,
  ]);
  expect(String(stdout)).toBe('EFBIG');
  finishJournal(join(folder, 'journal'));
  expect(readFileSync(join(folder, 'a.yaml'), 'utf8')).toBe('before');
  expect(existsSync(join(folder, 'b.yaml'))).toBe(false);
  rmSync(folder, { recursive: true });
});
