import type { APIRoute } from 'astro';
import { catalogueFile } from '../../content/datasets/open-file';

/** All datasets as a catalogue of DCAT. */
export const GET: APIRoute = () => new Response(catalogueFile());
