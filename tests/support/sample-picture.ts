import { crc32, deflateSync } from 'node:zlib';
import service from 'astro/assets/services/sharp';

/** A PNG picture: plain, or so full of detail that it cannot be made small. */
export function samplePng(width: number, height: number, { isNoise = false } = {}): Buffer {
  let state = 1;
  const next = () => (state = (state * 48271) % 0x7fffffff) & 0xff;
  const rows = Array.from({ length: height }, () => {
    const row = Buffer.alloc(1 + width * 3, 0xee);
    if (isNoise) for (let at = 1; at < row.length; at += 1) row[at] = next();
    row[0] = 0;
    return row;
  });
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.concat(rows))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

/** A picture in another format. */
export async function converted(content: Buffer, format: 'jpeg' | 'png' | 'webp'): Promise<Buffer> {
  const config = { service: { entrypoint: '', config: {} } } as never;
  const { data } = await service.transform(content, { src: 'sample', format }, config, console as never);
  return Buffer.from(data);
}

/** What cameras write into a photograph, and nobody else needs to know. */
export const CAMERA = 'Sample Camera 7';

/** A JPEG with what a camera writes into it: its name, how it was held, and the place, 24° north. */
export function asTaken(jpeg: Buffer, orientation: number): Buffer {
  const exif = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff(orientation)]);
  const head = Buffer.from([0xff, 0xe1, 0, 0]);
  head.writeUInt16BE(exif.length + 2, 2);
  return Buffer.concat([jpeg.subarray(0, 2), head, exif, jpeg.subarray(2)]);
}

function tiff(orientation: number): Buffer {
  const camera = Buffer.from(`${CAMERA}\0`, 'latin1');
  const directoryAt = 8;
  const gpsAt = directoryAt + 2 + 3 * 12 + 4;
  const latitudeAt = gpsAt + 2 + 2 * 12 + 4;
  const cameraAt = latitudeAt + 3 * 8;
  const bytes = Buffer.alloc(cameraAt + camera.length);
  bytes.write('MM\0*', 'latin1');
  bytes.writeUInt32BE(directoryAt, 4);
  entries(bytes, directoryAt, [
    [0x0110, 2, camera.length, cameraAt],
    [0x0112, 3, 1, orientation << 16],
    [0x8825, 4, 1, gpsAt],
  ]);
  entries(bytes, gpsAt, [
    [0x0001, 2, 2, 0x4e000000],
    [0x0002, 5, 3, latitudeAt],
  ]);
  [24, 1, 28, 1, 15, 1].forEach((part, at) => bytes.writeUInt32BE(part, latitudeAt + at * 4));
  camera.copy(bytes, cameraAt);
  return bytes;
}

function entries(bytes: Buffer, at: number, list: [tag: number, type: number, count: number, value: number][]): void {
  bytes.writeUInt16BE(list.length, at);
  list.forEach(([tag, type, count, value], index) => {
    const place = at + 2 + index * 12;
    bytes.writeUInt16BE(tag, place);
    bytes.writeUInt16BE(type, place + 2);
    bytes.writeUInt32BE(count, place + 4);
    bytes.writeUInt32BE(value, place + 8);
  });
}

/** The beginning of a picture as some telephones write it. */
export function sampleHeic(): Buffer {
  return Buffer.concat([Buffer.from([0, 0, 0, 0x18]), Buffer.from('ftypheic\0\0\0\0mif1heic', 'latin1')]);
}

/** Marks of what a camera or a program wrote into a picture besides the picture. */
export function metadataIn(content: Buffer): string[] {
  const marks = [
    'Exif\0\0',
    'EXIF',
    'eXIf',
    'http://ns.adobe.com/xap',
    'XMP ',
    'Photoshop 3.0',
    'iTXt',
    'tEXt',
    CAMERA,
  ];
  return marks.filter((mark) => content.includes(Buffer.from(mark, 'latin1')));
}
