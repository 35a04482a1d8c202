import { menuGroups, websiteGroup, type Group, HOME } from '../addresses/navigation';
import { pathFor } from '../addresses/routes';
import { textPath } from '../addresses/text-version';
import { fill } from '../language/format';
import { type Lang, LANGS } from '../language/lang';
import { translator } from '../words/strings';
import { addressOf } from './linked-data/thing';
import { metaIn } from './page-in';
import { isPageOut, routesBelowOut } from './pages-out';

/**
 * What is where, for programs that read for people: the form of llmstxt.org. The pages of the menu with their chapters, first in English, then
 * in Hindi; pages about the website come last, as what may be left out.
 */
export function overviewForMachines(): string {
  const blocks = [
    `# ${LANGS.map((lang) => translator(lang)('site.name')).join(' · ')}`,
    ...LANGS.map((lang) => `> ${metaIn(HOME, lang).summary}`),
    ...LANGS.map((lang) => fill(translator(lang)('text.about'), { address: addressOf(`/${lang}/…/`) })),
    ...LANGS.flatMap((lang) => menuGroups().map((group) => section(group, lang))),
    `## Optional\n\n${LANGS.flatMap((lang) => links(websiteGroup(), lang)).join('\n')}`,
  ];
  return `${blocks.filter(Boolean).join('\n\n')}\n`;
}

function section(group: Group, lang: Lang): string {
  const own = links(group, lang);
  return own.length === 0 ? '' : `## ${group.label[lang]}\n\n${own.join('\n')}`;
}

/** The pages of a section and those below them: each with its title and what it says in one line. */
function links({ entries }: Group, lang: Lang): string[] {
  const routes = entries.flatMap((entry) =>
    'route' in entry && isPageOut(entry.route) ? [entry.route, ...routesBelowOut(entry.route)] : [],
  );
  return [...new Set(routes)].map((route) => {
    const { title, summary } = metaIn(route, lang);
    return `- [${title}](${addressOf(textPath(pathFor(route, lang)))}): ${summary}`;
  });
}
