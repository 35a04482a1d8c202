import { HOME } from '../../addresses/navigation.ts';
import { pathFor } from '../../addresses/routes.ts';
import type { Lang } from '../../language/lang.ts';
import { catalogueLinkedData } from '../datasets/schema-org.ts';
import { DATA_ROOM } from '../datasets/terms.ts';
import { metaIn, pageIn } from '../page-in.ts';
import { isPageOut, routesOut } from '../pages-out.ts';
import { partsOf } from '../read-page.ts';
import { catalogue } from '../catalogue.ts';
import { type PageAbove, wayBack } from '../way-back.ts';
import { bureau, bureauWithOffices } from './organisation.ts';
import { serviceThing, stepThing, wayThing } from './procedure.ts';
import { addressOf, type LinkedThing, oneOrMore } from './thing.ts';
import { website } from './website.ts';

const CONTACTS = 'about/contact';

interface PageFacts {
  lang: Lang;
  path: string;
  /** Its own route, or that of the page above it. */
  routeId: string;
  title: string;
  summary: string;
  /** What the page is about, where its route does not say it. */
  thing?: LinkedThing | undefined;
  /** The page above it, where that is not the page of its route. */
  parent?: PageAbove | undefined;
}

/**
 * A page in the words of schema.org: the way back, and what it is about. What its head says in HTML is not said again: every page carries
 * this, and is saved for reading without a network.
 */
export function pageThing({ lang, path, routeId, title, summary, thing, parent }: PageFacts): object {
  const own = routesOut().find(({ id }) => pathFor(id, lang) === path)?.id;
  const above = parent ?? (own === routeId || !isPageOut(routeId) ? undefined : pageAbove(routeId, lang));
  const breadcrumb =
    own === HOME ? undefined : breadcrumbs(wayBack(lang, above?.route ?? own ?? routeId, title, above), title);
  const about = own === undefined ? { mainEntity: thing } : routeThings(own, lang, title, summary, thing);
  const context = { '@context': 'https://schema.org' };
  // Undefined values are not written.
  if (breadcrumb && Object.values(about).every((value) => value === undefined)) return { ...context, ...breadcrumb };
  return {
    ...context,
    '@type': about.mainEntity?.['@type'] === 'Question' ? 'FAQPage' : own === CONTACTS ? 'ContactPage' : 'WebPage',
    inLanguage: lang,
    breadcrumb,
    ...about,
  };
}

function pageAbove(route: string, lang: Lang): PageAbove {
  return { title: metaIn(route, lang).title, href: pathFor(route, lang) };
}

function breadcrumbs(above: PageAbove[], title: string): LinkedThing {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [...above, { title, href: undefined }].map(({ title: name, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      // The last is the page itself.
      item: href && addressOf(href),
    })),
  };
}

/** What a page of the plan is about. */
function routeThings(route: string, lang: Lang, title: string, summary: string, thing?: LinkedThing) {
  const own = [...catalogue.procedures.values()].filter(({ page }) => page === route);
  return {
    mainEntity: thing ?? (title.endsWith('?') ? questionThing(title, summary) : mainThing(route, lang)),
    // The permits that it explains, and the way to each.
    about: oneOrMore(own.map((procedure) => serviceThing(procedure, lang))),
    hasPart: oneOrMore(own.flatMap((procedure) => wayThing(procedure, lang) ?? [])),
    isPartOf: route === HOME ? website(lang) : undefined,
  };
}

/** A page whose title is a question answers it in the line below: schema.org knows that as a question with its answer. */
function questionThing(name: string, text: string): LinkedThing {
  return { '@type': 'Question', name, acceptedAnswer: { '@type': 'Answer', text } };
}

function mainThing(route: string, lang: Lang): LinkedThing | undefined {
  if (route === HOME) return bureau(lang);
  if (route === CONTACTS) return bureauWithOffices(lang);
  if (route === DATA_ROOM) return catalogueLinkedData(metaIn(route, lang).title, metaIn(route, lang).summary, lang);
  const hasCropYear = partsOf(pageIn(route, lang)).some(({ name }) => name === 'CropCalendar');
  return hasCropYear ? cropYearThing(metaIn(route, lang).title, lang) : undefined;
}

/** The steps of the crop year that lead through the bureau. */
function cropYearThing(name: string, lang: Lang): LinkedThing {
  const steps = catalogue.calendar.steps.filter(({ isOwnWork }) => !isOwnWork);
  return { '@type': 'HowTo', name, step: steps.map(({ title, duty }) => stepThing({ title, text: duty }, lang)) };
}
