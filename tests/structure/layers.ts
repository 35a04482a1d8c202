/** The folders of `src/`, highest first: each imports only folders further down. `docs/architecture.md` draws them. */
export const LAYERS = [
  'pages',
  'layouts',
  'views',
  'parts',
  'features',
  'papers',
  'components',
  'frame',
  'ui',
  'content',
  'addresses',
  'domain',
  'words',
  'files',
  'schemas',
  'messages',
  'text',
  'lib',
  'language',
] as const;

/** Folders beside the layers, and the folders that each may import. */
export const BESIDE: Record<string, readonly string[]> = {
  // Scripts over finished markup: they must stay small, so they know nothing of content.
  behaviour: ['language', 'lib', 'text'],
  // Programs of the build and of the browser: nothing in the layers imports them.
  integrations: LAYERS.slice(LAYERS.indexOf('parts')),
  'service-worker': ['integrations', 'features', 'addresses', 'words', 'lib', 'language'],
  styles: [],
  assets: [],
};

/** Who may import a folder beside the layers. */
const IMPORTERS: Record<string, readonly string[]> = {
  behaviour: ['layouts', 'frame'],
  integrations: ['service-worker'],
  'service-worker': [],
  styles: ['layouts'],
  assets: ['layouts'],
};

export interface Import {
  /** Path from the root of the project, with its line. */
  file: string;
  line: number;
  target: string;
}

/** The folder of `src/` a file belongs to; nothing for the files at its root. */
export function folderOf(file: string): string | undefined {
  const [, folder, rest] = file.split('/');
  return rest === undefined ? undefined : folder;
}

/** Why an import points the wrong way, and what to do; nothing when it is allowed. */
export function wrongImport({ file, line, target }: Import): string | undefined {
  const from = folderOf(file);
  const to = folderOf(target);
  if (from === undefined || from === to) return undefined;
  const say = (reason: string) => `${file}:${line} imports ${target}: ${reason}`;
  if (to === undefined) return say('files at the root of src/ are for Astro alone. Move what is needed into a layer.');
  if (from in BESIDE)
    return BESIDE[from]?.includes(to)
      ? undefined
      : say(`${from}/ imports only ${BESIDE[from]?.join(', ') || 'nothing'}. Move the shared code into one of them.`);
  if (to in IMPORTERS)
    return IMPORTERS[to]?.includes(from)
      ? undefined
      : say(`${to}/ is imported by ${IMPORTERS[to]?.join(', ') || 'nobody'} only. Move the shared code into lib/.`);
  const [fromLevel, toLevel] = [from, to].map((folder) => LAYERS.findIndex((layer) => layer === folder));
  if (fromLevel === -1 || toLevel === -1) return say(`src/${fromLevel === -1 ? from : to}/ is not a layer.`);
  if (fromLevel! < toLevel!) return undefined;
  return say(
    `${from}/ lies below ${to}/. Move ${target.split('/').at(-1)} into ${from}/ or a folder below it, or move ${file} up into ${to}/.`,
  );
}

/** Tools do not know each other: what two of them share belongs below. */
export function wrongNeighbour({ file, line, target }: Import): string | undefined {
  const [own, other] = [file, target].map((path) => /^src\/features\/([^/]+)\//.exec(path)?.[1]);
  return own && other && own !== other
    ? `${file}:${line} imports ${target}: tools do not import each other. Move the shared code into components/, ui/ or domain/.`
    : undefined;
}
