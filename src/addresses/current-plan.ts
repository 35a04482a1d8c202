import { readdirSync } from 'node:fs';
import { readYaml } from '../files/read-yaml.ts';
import { menuSchema } from '../schemas/menu.ts';
import { type PlannedContent, planOf, type SitePlan } from './site-plan.ts';

const PAGES = 'content/pages';
const MENU = 'content/menu.yaml';
let own: PlannedContent | undefined;

/**
 * The plan of the content that is shown: what the build and the development server have checked, else what the folder holds. It is asked for
 * anew each time, so that the development server sees a new page without a restart.
 */
export function currentPlan(): SitePlan {
  return planOf(globalThis.checkedContent ?? (own ??= readPlanned()));
}

function readPlanned(): PlannedContent {
  const folders = readdirSync(PAGES, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name === 'en.mdx')
    .map(({ parentPath }) => parentPath.replaceAll('\\', '/').slice(PAGES.length + 1));
  return { pages: folders.map((id) => ({ id })), menu: readYaml(MENU, menuSchema) };
}
