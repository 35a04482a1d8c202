import type { CallName, Input, Output, Refusal } from '../model/api.ts';
import type { Localized } from '../../src/language/lang.ts';

/** What the desk refused, in words. */
export class Refused extends Error {
  readonly code: string;
  readonly text: Localized;

  constructor({ code, text }: Refusal) {
    super(text.en);
    this.name = 'Refused';
    this.code = code;
    this.text = text;
  }
}

const UNREACHABLE: Refusal = {
  code: 'unreachable',
  text: {
    en: 'The desk does not answer. Look at the window in which you started it: is it still running?',
    hi: 'डेस्क से उत्तर नहीं मिल रहा। जिस विंडो में उसे शुरू किया था, उसे देखें: क्या वह चल रहा है?',
  },
};

/** Asks the desk. @example const { text, hash } = await call('file/read', { path: 'facts.yaml' }) */
export async function call<Name extends CallName>(
  name: Name,
  input: Input<Name>,
  signal?: AbortSignal,
): Promise<Output<Name>> {
  return request(`/api/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(input),
    ...(signal && { signal }),
  });
}

/** Sends a file. */
export async function send<Name extends CallName>(
  name: Name,
  input: Input<Name> & object,
  file: Blob,
): Promise<Output<Name>> {
  const query = new URLSearchParams({ input: JSON.stringify(input) });
  return request(`/api/${name}?${query}`, {
    method: 'POST',
    headers: { 'content-type': 'application/octet-stream' },
    body: file,
  });
}

async function request<T>(address: string, init: RequestInit): Promise<T> {
  let response: Response;
  try {
    response = await fetch(address, init);
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    throw new Refused(UNREACHABLE);
  }
  const answer: unknown = await response.json().catch((error: unknown) => {
    // Given up while the answer was read: whoever asked no longer waits for it.
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    return undefined;
  });
  if (response.ok) return answer as T;
  throw new Refused(isRefusal(answer) ? answer : UNREACHABLE);
}

function isRefusal(answer: unknown): answer is Refusal {
  return typeof answer === 'object' && answer !== null && 'code' in answer && 'text' in answer;
}
