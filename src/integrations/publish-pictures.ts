import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { Catalogue } from '../content/load.ts';
import { filesOf, type MadePicture, shownPicture, squarePicture } from '../domain/pictures.ts';
import type { PictureFile } from '../files/picture-file.ts';
import { cachedPicture } from './make-picture.ts';

const TYPES = { svg: 'image/svg+xml', webp: 'image/webp', jpg: 'image/jpeg', png: 'image/png' };

/** Makes the sizes of the pictures of `content/pictures/`: for the built site all of them, while developing each when it is asked for. */
export function publishPictures(): AstroIntegration {
  return {
    name: 'publish-pictures',
    hooks: {
      'astro:server:setup': ({ server }) => {
        server.middlewares.use((request, response, next) => {
          const { pathname } = new URL(request.url ?? '/', 'http://localhost');
          const wanted = globalThis.checkedContent && filesToMake(globalThis.checkedContent).get(pathname);
          if (!wanted) return next();
          cachedPicture(wanted.image, wanted.made).then(
            (bytes) => response.writeHead(200, { 'Content-Type': TYPES[wanted.made.format] }).end(bytes),
            next,
          );
        });
      },
      'astro:build:done': async ({ dir }) => {
        if (globalThis.checkedContent) await writePictures(fileURLToPath(dir), globalThis.checkedContent);
      },
    },
  };
}

/** Writes every size of every picture into a built site. */
export async function writePictures(root: string, content: ShownContent, make = cachedPicture): Promise<void> {
  const folder = root.replace(/[\\/]$/, '');
  mkdirSync(`${folder}/_astro`, { recursive: true });
  for (const [href, { image, made }] of filesToMake(content)) writeFileSync(folder + href, await make(image, made));
}

/** What pictures there are, and who shows them how. */
type ShownContent = Pick<Catalogue, 'pictures' | 'people'>;
type PictureToMake = { image: PictureFile; made: MadePicture };

/** Every file that pages name, by its address. */
function filesToMake({ pictures, people }: ShownContent): Map<string, PictureToMake> {
  const officers = new Set([...people.values()].map(({ picture }) => picture));
  return new Map(
    [...pictures.values()].flatMap((picture) =>
      [shownPicture(picture), ...(officers.has(picture.id) ? [squarePicture(picture)] : [])]
        .flatMap(filesOf)
        .map((made): [string, PictureToMake] => [made.href, { image: picture.image, made }]),
    ),
  );
}
