import type { APIRoute } from 'astro';
import { overviewForMachines } from '../content/llms';

/** Where programs that read for people begin. */
export const GET: APIRoute = () =>
  new Response(overviewForMachines(), { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
