import type { z } from 'astro/zod';
import type { CallName, Input, Output } from '../model/api.ts';
import type { Desk } from './desk.ts';

/** One request and its answer. All are POST; those with a file send its bytes, and their input in the address. */
export interface Route {
  name: string;
  kind: 'json' | 'upload';
  input: z.ZodType;
  answer: (input: never, desk: Desk, bytes: Buffer) => unknown;
}

/** A request of JSON. @example route('file/read', z.strictObject({ path: z.string() }), ({ path }, desk) => desk.drafts.read(path)) */
export function route<Name extends CallName>(
  name: Name,
  input: z.ZodType<Input<Name>>,
  answer: (input: Input<Name>, desk: Desk) => Output<Name> | Promise<Output<Name>>,
): Route {
  return { name, kind: 'json', input, answer };
}

/** A request that carries a file. */
export function upload<Name extends CallName>(
  name: Name,
  input: z.ZodType<Input<Name>>,
  answer: (input: Input<Name>, desk: Desk, bytes: Buffer) => Output<Name> | Promise<Output<Name>>,
): Route {
  return { name, kind: 'upload', input, answer };
}
