import type { APIRoute } from 'astro';
import { catalogue } from '../../content/catalogue';
import { writeIndex } from '../../features/substances/substance-index';

/** All substances for the finder, in both languages. */
export const GET: APIRoute = () =>
  new Response(JSON.stringify(writeIndex(catalogue.substances?.rows ?? [])), {
    headers: { 'Content-Type': 'application/json; charset=utf-8' },
  });
