import { PDFDocument } from '@cantoo/pdf-lib';
import { crc32, deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { cleanName } from '../../model/clean-name.ts';
import { testDrafts } from '../table/test-drafts.ts';
import { lookAtDocument, refuseBadDocument } from './documents.ts';
import { readPdfAside } from './read-pdf-aside.ts';
import { documentUses, pictureUses } from './uses.ts';
import { inAlbum, pictureYaml, refuseBadPicture } from './pictures.ts';

const drafts = testDrafts();

it.each([
  ['Rules 2026 (Final).PDF', 'rules-2026-final'],
  ['__S.O. 907(E)__.pdf', 's-o-907-e'],
  ['अधिसूचना २०२६.pdf', 'adhisuchna-2026'],
  ['..\\..\\evil.pdf', 'evil'],
])('%s becomes %s', (given, clean) => expect(cleanName(given)).toBe(clean));

describe('a PDF', () => {
  const empty = async () => {
    const pdf = await PDFDocument.create();
    pdf.addPage();
    return Buffer.from(await pdf.save());
  };

  it('is described at once; a scan is a question, not a refusal', async () => {
    const bytes = await empty();
    const { name, facts, remarks } = await lookAtDocument('My Scan.pdf', bytes);
    expect(name).toBe('my-scan.pdf');
    expect(facts).toMatchObject({ pages: 1, isTagged: false, isScan: true, bytes: bytes.length });
    expect(remarks.map(({ code, grade }) => [code, grade])).toEqual([
      ['document-scan', 'look-again'],
      ['document-language', 'look-again'],
    ]);
    await refuseBadDocument('my-scan.pdf', bytes);
  });

  it('that would unpack to more than there is room for is given up, and others are answered meanwhile', async () => {
    const packed = deflateSync(Buffer.alloc(50 * 2 ** 20));
    const streams = Array.from({ length: 40 }, (_, at) => [
      `${at + 1} 0 obj\n<</Type/ObjStm/N 1/First 10/Filter/FlateDecode/Length ${packed.length}>>stream\n`,
      packed,
      '\nendstream\nendobj\n',
    ]);
    const parts = ['%PDF-1.7\n', ...streams.flat(), 'trailer<</Root 1 0 R>>\n%%EOF'];
    const bytes = Buffer.concat(parts.map((part) => Buffer.from(part)));
    let turns = 0;
    const clock = setInterval(() => (turns += 1), 1);
    expect(await readPdfAside(bytes, 1000)).toEqual({ code: 'document-damaged' });
    clearInterval(clock);
    expect(turns).toBeGreaterThan(10);
  });

  it.each([
    ['document-not-pdf', Buffer.from('GIF89a')],
    ['document-damaged', Buffer.from('%PDF-1.7 nothing')],
    ['document-large', Buffer.alloc(21 * 2 ** 20)],
  ])('is refused: %s', async (code, bytes) => {
    await expect(refuseBadDocument('a.pdf', bytes)).rejects.toMatchObject({ code });
  });
});

/** A picture of one colour: a few bytes, however large it says it is. */
function png(size: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(Buffer.concat([Buffer.from(type), data])));
    return Buffer.concat([length, Buffer.from(type), data, sum]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(size, 0);
  head.writeUInt32BE(size, 4);
  head[8] = 1;
  const rows = Buffer.alloc(Math.min(size, 2000) * (Math.ceil(size / 8) + 1));
  const parts = [chunk('IHDR', head), chunk('IDAT', deflateSync(rows)), chunk('IEND', Buffer.alloc(0))];
  return Buffer.concat([Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]), ...parts]);
}

describe('a picture', () => {
  it('that is whole is taken', async () => expect(await refuseBadPicture('png', png(1000))).toBeUndefined());

  it.each([
    ['picture-not-image', 'jpg', Buffer.from('no picture')],
    [
      'picture-drawing-unsafe',
      'svg',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script/></svg>'),
    ],
    ['picture-other-format', 'jpg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"></svg>')],
    ['picture-pixels', 'png', png(60_000)],
    ['picture-not-image', 'png', png(1000).subarray(0, -40)],
  ])('is refused: %s', async (code, ending, bytes) => {
    await expect(refuseBadPicture(ending, bytes)).rejects.toMatchObject({ code });
  });

  it('is described in YAML that says the same', () => {
    const both = { en: 'Yes: “no”', hi: 'हां' };
    const words = { kind: 'photograph' as const, title: both, alt: both, credit: both, taken: '2026' };
    expect(parse(pictureYaml(words))).toEqual(words);
  });

  it('joins an album, every other line of the file stays', () => {
    const { text } = drafts.read('albums.yaml');
    for (const [album, { pictures }] of Object.entries<{ pictures: string[] }>(parse(text))) {
      const joined = inAlbum(text, album, 'new-one') ?? '';
      expect(parse(joined)[album].pictures).toEqual([...pictures, 'new-one']);
      expect(joined.replace(/^ *- new-one\n/m, '')).toBe(text);
    }
    expect(inAlbum(text, 'no-such-album', 'x')).toBeUndefined();
  });
});

describe('where a file is used', () => {
  const texts = [
    { path: 'pages/a/b/en.mdx', text: 'Sowing begins. <Picture id="sowing" />' },
    { path: 'facts.yaml', text: 'kind: sowing\nfile: rti/a.pdf' },
    { path: 'albums.yaml', text: 'x:\n  pictures:\n    - sowing\n    - sowing-2' },
    { path: 'registers/tenders/t.yaml', text: 'pictures: [other, sowing]\nfile: exim/rti/a.pdf' },
    { path: 'directory.yaml', text: 'a:\n  picture: sowing # his' },
    { path: 'posters.yaml', text: 'steps:\n  x: 1' },
  ];
  it('a picture is shown by pages, records, officers and albums; a word is no use', () => {
    const used = ['pages/a/b/en.mdx', 'albums.yaml', 'registers/tenders/t.yaml', 'directory.yaml'];
    expect(pictureUses('sowing', texts)).toEqual(used);
    expect(pictureUses('other-2', texts)).toEqual([]);
  });
  it('a document by its whole path, a poster by its id', () => {
    expect(documentUses('rti/a.pdf', texts)).toEqual(['facts.yaml']);
    expect(documentUses('posters/steps-hi.pdf', texts)).toEqual(['posters.yaml']);
    expect(documentUses('posters/other-hi.pdf', texts)).toEqual([]);
  });
  it('every picture and document of the content is used', () => {
    const paths = drafts.files();
    const all = paths
      .filter((path) => /\.(yaml|mdx)$/.test(path))
      .map((path) => ({ path, text: drafts.read(path).text }));
    for (const path of paths) {
      const [, folder, name = ''] = /^(documents|pictures)\/(.+)$/.exec(path) ?? [];
      if (folder === 'documents' && name.endsWith('.pdf')) expect(documentUses(name, all), path).not.toEqual([]);
      if (folder === 'pictures' && !name.endsWith('.yaml'))
        expect(pictureUses(name.replace(/\.\w+$/, ''), all), path).not.toEqual([]);
    }
  });
});
