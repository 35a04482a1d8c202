import { ALL_AREAS, changesFeedPath } from '../addresses/changes';
import { feedPath } from '../addresses/registers';
import { catalogue } from '../content/catalogue';
import { resolveEntries, type ResolvedLink } from '../content/pages';
import { AboutPage } from '../components/prose/AboutPage';
import { SectionLinks } from '../frame/SectionLinks';
import { LetterList } from '../features/substances/LetterList';
import { lettersOf } from '../addresses/letters';
import { fill } from '../language/format';
import type { Lang } from '../language/lang';
import { translator } from '../words/strings';
import { allGroups, type Entry, HOME } from '../addresses/navigation';
import { routesBelowOut } from '../content/pages-out';
import { REGISTER_IDS } from '../schemas/registers';
import { PageHead } from '../frame/PageHead';
import styles from './SitemapView.module.css';
import type { ViewProps } from './view';

/** Every page of the site by section, the letters of the substances list, and the feeds. */
export function SitemapView({ lang, routeId, meta, notes, pages, children }: ViewProps) {
  const t = translator(lang);
  const home = { id: 'home', label: t('nav.home'), entries: [{ route: HOME }] };
  const groups = allGroups().map(({ id, label, entries }) => ({ id, label: label[lang], entries }));
  return (
    <>
      <PageHead lang={lang} routeId={routeId} meta={meta} />
      <div className={`page-width ${styles.body}`}>
        <div className={styles.intro}>{children}</div>
        <div className={styles.groups}>
          {[home, ...groups].map((group) => (
            <SectionLinks
              key={group.id}
              id={`nav-${group.id}`}
              title={group.label}
              links={resolveEntries(group.entries.flatMap(withPagesBelow), lang, pages)}
              current={routeId}
              lang={lang}
              isContent
            />
          ))}
          <SectionLinks
            id="feeds"
            title={t('sitemap.feeds')}
            links={feedLinks(lang)}
            current={routeId}
            lang={lang}
            isContent
          />
        </div>
        {catalogue.substances && (
          <section className={styles.letters} aria-labelledby="letters" data-print="hide">
            <h2 id="letters">{t('substances.letters')}</h2>
            <LetterList letters={lettersOf(catalogue.substances.rows)} lang={lang} />
          </section>
        )}
      </div>
      <AboutPage lang={lang} meta={meta} notes={notes} />
    </>
  );
}

/** A page, and the pages below it. */
function withPagesBelow(entry: Entry): Entry[] {
  return 'route' in entry ? [entry, ...routesBelowOut(entry.route).map((route) => ({ route }))] : [entry];
}

function feedLinks(lang: Lang): ResolvedLink[] {
  const t = translator(lang);
  const feeds = [
    { label: fill(t('sitemap.feed'), { list: t('changes.feedTitle') }), href: changesFeedPath(ALL_AREAS, lang, 'xml') },
    ...REGISTER_IDS.map((id) => ({
      label: fill(t('sitemap.feed'), { list: t(`registerName.${id}`) }),
      href: feedPath(id, lang),
    })),
  ];
  return feeds.map((feed) => ({ ...feed, isExternal: false, isNew: false }));
}
