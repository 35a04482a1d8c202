import { PARTS } from './registry';

const modules = import.meta.glob('../features/*/*.astro', { eager: true, import: 'default' });

/** The parts of the tools, by name. They are Astro components: only these can wake up in the browser. */
export const tools = Object.fromEntries(
  Object.entries(PARTS).flatMap(([name, part]) => {
    if (!('tool' in part)) return [];
    const file = `../features/${part.tool}/${name}.astro`;
    if (!modules[file]) throw new Error(`The part <${name}> has no src/features/${part.tool}/${name}.astro.`);
    return [[name, modules[file]]];
  }),
);
