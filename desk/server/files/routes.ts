import { join } from 'node:path';
import { z } from 'astro/zod';
import { readDocuments } from '../../../src/files/document-file.ts';
import { formatByName } from '../../../src/files/picture-file.ts';
import { albumsSchema, pictureSchema } from '../../../src/schemas/picture.ts';
import type { ListedFile } from '../../model/file-api.ts';
import { DeskError } from '../desk-error.ts';
import type { Change, Drafts } from '../drafts.ts';
import { type Route, route, upload } from '../route.ts';
import { readYaml } from '../table/describe-table.ts';
import { lookAtDocument, refuseBadDocument } from './documents.ts';
import { inAlbum, pictureYaml, refuseBadPicture } from './pictures.ts';
import { documentUses, pictureUses } from './uses.ts';

const DOCUMENT = /^documents\/(.+\.pdf)$/;
const PICTURE = /^pictures\/([^/]+)\.(jpe?g|png|webp|svg)$/;
const NAME = /^[a-z0-9]+(-[a-z0-9]+)*$/;
/** Files whose text may name a document or a picture. */
const TEXTS = /\.(yaml|mdx)$/;

export const FILE_ROUTES: Route[] = [
  route('files/list', z.strictObject({}), async (_, { drafts }) => {
    const paths = drafts.files().toSorted();
    const texts = paths.filter((path) => TEXTS.test(path)).map((path) => ({ path, text: drafts.read(path).text }));
    const { documents } = await readDocuments(join(drafts.root, 'content/documents'));
    const listed = paths.flatMap((path): ListedFile[] => {
      const name = DOCUMENT.exec(path)?.[1];
      if (!name) return [];
      return [{ path, name, document: documents.get(name), usedBy: documentUses(name, texts) }];
    });
    const pictures = paths.flatMap((path): ListedFile[] => {
      const name = PICTURE.exec(path)?.[1];
      if (!name) return [];
      const own = `pictures/${name}.yaml`;
      return [{ path, name, title: readYaml(own, pictureSchema, drafts)?.title, usedBy: pictureUses(name, texts) }];
    });
    const albums = Object.entries(readYaml('albums.yaml', albumsSchema, drafts) ?? {});
    return {
      documents: listed,
      pictures,
      folders: [...new Set(listed.flatMap(({ name }) => /^(.+)\/[^/]+$/.exec(name)?.[1] ?? []))],
      albums: albums.map(([id, { title }]) => ({ id, title })),
    };
  }),
  upload('files/look', z.strictObject({ name: z.string() }), ({ name }, _, bytes) => lookAtDocument(name, bytes)),
  upload(
    'files/add-document',
    z.strictObject({ path: z.string(), replace: z.boolean().optional() }),
    async ({ path, replace }, { drafts }, bytes) => {
      if (
        !path.split('/').every((part, at, all) => NAME.test(at === all.length - 1 ? part.replace(/\.pdf$/, '') : part))
      )
        throw badName();
      await refuseBadDocument(path, bytes);
      const file = `documents/${path}`;
      refuseTaken(drafts, [file], replace);
      drafts.save([{ path: file, contents: bytes }]);
      return { name: path };
    },
  ),
  upload(
    'files/add-picture',
    z.strictObject({
      name: z.string(),
      ending: z.string(),
      words: pictureSchema.omit({ source: true }),
      album: z.string().optional(),
      replace: z.boolean().optional(),
    }),
    async ({ name, ending, words, album, replace }, { drafts }, bytes) => {
      if (!NAME.test(name) || !formatByName(`a.${ending}`)) throw badName();
      await refuseBadPicture(ending, bytes);
      const others = drafts.files().filter((path) => PICTURE.exec(path)?.[1] === name);
      refuseTaken(drafts, others, replace);
      const path = `pictures/${name}.${ending}`;
      const yaml = `pictures/${name}.yaml`;
      drafts.save([
        // A picture has one file: one of another format under the same name goes.
        ...others.filter((other) => other !== path).map((other): Change => ({ path: other, contents: null })),
        { path, contents: bytes },
        { path: yaml, contents: pictureYaml(words) },
        ...(album ? albumChange(drafts, album, name) : []),
      ]);
      return { name };
    },
  ),
  route('files/remove', z.strictObject({ path: z.string() }), ({ path }, { drafts }) => {
    const name = PICTURE.exec(path)?.[1];
    if (!DOCUMENT.test(path) && name === undefined) throw badName();
    const yaml = `pictures/${name}.yaml`;
    drafts.save([
      { path, contents: null },
      ...(name !== undefined && drafts.has(yaml) ? [{ path: yaml, contents: null }] : []),
    ]);
    return {};
  }),
];

function albumChange(drafts: Drafts, album: string, name: string): Change[] {
  const { text, hash } = drafts.read('albums.yaml');
  if (pictureUses(name, [{ path: 'albums.yaml', text }]).length > 0) return [];
  const contents = inAlbum(text, album, name);
  if (contents !== undefined) return [{ path: 'albums.yaml', contents, was: hash }];
  throw new DeskError(409, 'no-album', {
    en: 'The album was not found in albums.yaml. Choose another.',
    hi: 'यह एल्बम albums.yaml में नहीं मिला। दूसरा चुनें।',
  });
}

function refuseTaken(drafts: Drafts, paths: string[], replace = false): void {
  const taken = replace ? undefined : paths.find((path) => drafts.has(path));
  if (taken)
    throw new DeskError(409, 'name-taken', {
      en: `There is a file ${taken} already. Replace it, or give this one another name.`,
      hi: `${taken} नाम की फाइल पहले से है। उसे बदलें, या इसे दूसरा नाम दें।`,
    });
}

function badName(): DeskError {
  return new DeskError(400, 'bad-name', {
    en: 'The name has small letters a to z, digits and hyphens only.',
    hi: 'नाम में केवल छोटे अक्षर a से z, अंक और हाइफन होते हैं।',
  });
}
