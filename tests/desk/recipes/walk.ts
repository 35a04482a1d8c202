import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator } from '@playwright/test';
import type { Lang } from '../../../src/language/lang.ts';
import { samplePdf } from '../../support/sample-pdf.ts';
import { expect } from '../desk-project.ts';
import type { Hand } from './hand.ts';

/** What must be found in the built site after a walk. */
export interface Added {
  /** Words or figures that some page of the language shows. */
  words: Record<Lang, string[]>;
  /** Words that no page may show. */
  hidden?: string[];
  /** Ends of the paths of files that are published. */
  files?: string[];
  /** Ends of the paths of pages that are no longer there. */
  gone?: string[];
  /** A feed or a file of data, each with words that are in it. */
  inFiles?: Record<string, string>;
}

/** One ordinary change, from the first screen to “Saved”. */
export interface Walk {
  /** The change in words, as the table of `bench/README.md` names it. */
  what: string;
  /** The recipe of the first screen whose button begins it. */
  recipe?: string;
  /** Whether other specs, or other walks, go through its steps as far as a clean draft. */
  isCovered?: boolean;
  /** Nothing comes back where the content has nothing that could be changed so. */
  go: (hand: Hand, content: string) => Promise<Added | undefined>;
}

/** No text of the site has these words. */
export const both = (en: string, hi: string) => [`Zanzibar ${en}`, `जंजीबार ${hi}`] as const;

export const shown = (...pairs: (readonly [string, string])[]): Added['words'] => ({
  en: pairs.map(([en]) => en),
  hi: pairs.map(([, hi]) => hi),
});

export const textOf = (content: string, path: string) => readFileSync(join(content, path), 'utf8');
export const filesIn = (content: string, folder: string) => readdirSync(join(content, folder));

export async function save(hand: Hand): Promise<void> {
  await hand.click(hand.page.getByRole('button', { name: 'Save', exact: true }));
  await expect(hand.page.getByText(/^Saved/).first()).toBeVisible();
}

/** Brings a PDF along from within a form, and takes the name and folder that are offered. */
export async function bringPdf(hand: Hand, within: Locator, name: string, language: Lang): Promise<void> {
  const buffer = Buffer.from(await samplePdf({ language }));
  await hand.click(within.getByRole('button', { name: 'Upload a new file' }));
  const dialog = hand.page.getByRole('dialog');
  await hand.bring(dialog.locator('input[type=file]'), { name, mimeType: 'application/pdf', buffer });
  await hand.click(dialog.getByRole('button', { name: 'Add it' }));
  await expect(dialog).toHaveCount(0);
}
