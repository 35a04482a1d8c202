import type { HTMLElement } from 'node-html-parser';
import { textPath } from '../../addresses/text-version.ts';
import { SITE_ADDRESS } from '../../addresses/site-address.ts';
import type { Lang } from '../../language/lang.ts';
import { twinOf } from '../../language/twin.ts';
import { translator } from '../../words/strings.ts';
import { blocksOf } from './blocks.ts';
import { inlineOf } from './inline.ts';

/**
 * The words of a built page as Markdown: its title, the day it was checked, what it says in the order of reading, its sources and doubts,
 * and where it stands. Made from the page itself, so that both say the same.
 * @param main the main part of the page; it is not changed
 */
export function textVersion(lang: Lang, path: string, main: HTMLElement): string {
  const t = translator(lang);
  const title = main.querySelector('h1');
  const fold = main.getElementsByTagName('details').find(({ rawAttrs }) => rawAttrs.includes('data-about-page'));
  const day = fold?.querySelector('summary time');
  const checked = day && t('about.checked').replace('{date}', inlineOf(day.childNodes));
  const words = { drawing: t('text.drawing'), form: t('text.form') };
  const blocks = blocksOf(main.childNodes, words);
  const heading = title ? `# ${inlineOf(title.childNodes)}` : '';
  return (
    [
      heading,
      [t('site.name'), checked].filter(Boolean).join(' · '),
      ...blocks.filter((block) => block !== heading),
      '---',
      [
        `- ${t('text.page')}: ${SITE_ADDRESS}${path}`,
        `- ${t('language.switch')}: ${SITE_ADDRESS}${textPath(twinOf(path))}`,
      ].join('\n'),
      '',
    ]
      .join('\n\n')
      .trimEnd() + '\n'
  );
}
