import type { APIRoute } from 'astro';
import { catalogue } from '../../content/catalogue';
import { addressRows } from '../../features/lost-address/address-rows';

/** Addresses and titles, from which the page for wrong addresses guesses. */
export const GET: APIRoute = () =>
  new Response(JSON.stringify(addressRows(catalogue)), {
    headers: { 'Content-Type': 'application/json; charset=utf-8' },
  });
