import type { APIRoute } from 'astro';
import { catalogue } from '../../../content/catalogue';
import { answersIn } from '../../../content/substance-answers';
import { passportData } from '../../../features/substances/passport-data';
import { LANGS } from '../../../language/lang';
import { fromKeys } from '../../../lib/keys';

export function getStaticPaths() {
  const answers = fromKeys(LANGS, (lang) => answersIn(catalogue, lang));
  return (catalogue.substances?.rows ?? []).map((substance) => ({
    params: { id: substance.id },
    props: { data: passportData(substance, answers, catalogue) },
  }));
}

/** The page of a substance for machines. */
export const GET: APIRoute = ({ props }) =>
  new Response(JSON.stringify(props['data']), { headers: { 'Content-Type': 'application/json; charset=utf-8' } });
