import { crc32, deflateSync } from 'node:zlib';

export type Colour = readonly [red: number, green: number, blue: number];

/** @example colourOf('#10302a') // [16, 48, 42] */
export function colourOf(hex: string): Colour {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

/** The ground, and from it to each other colour so many steps: the smooth edges of letters need no more. */
export function paletteOf(ground: string, others: { colour: string; steps: number }[]): Colour[] {
  const from = colourOf(ground);
  return [
    from,
    ...others.flatMap(({ colour, steps }) => {
      const to = colourOf(colour);
      const mixed = (part: number, index: 0 | 1 | 2) => Math.round(from[index] + (to[index] - from[index]) * part);
      return Array.from({ length: steps }, (_, step): Colour => {
        const part = (step + 1) / steps;
        return [mixed(part, 0), mixed(part, 1), mixed(part, 2)];
      });
    }),
  ];
}

/** A PNG with a palette of at most 256 colours. @param rgba four bytes for each pixel; each takes the nearest colour */
export function palettePng(rgba: Uint8Array, width: number, height: number, palette: Colour[]): Buffer {
  const known = new Map<number, number>();
  const nearest = (red: number, green: number, blue: number): number => {
    const key = (red << 16) | (green << 8) | blue;
    const found = known.get(key);
    if (found !== undefined) return found;
    const distances = palette.map(([r, g, b]) => (r - red) ** 2 + (g - green) ** 2 + (b - blue) ** 2);
    const index = distances.indexOf(Math.min(...distances));
    known.set(key, index);
    return index;
  };
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const place = 4 * (y * width + x);
      rows[y * (width + 1) + 1 + x] = nearest(rgba[place] ?? 0, rgba[place + 1] ?? 0, rgba[place + 2] ?? 0);
    }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  // Eight bits a pixel, colours from the palette.
  head.set([8, 3, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', head),
    chunk('PLTE', Buffer.from(palette.flat())),
    chunk('IDAT', deflateSync(rows, { level: 9, memLevel: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}
