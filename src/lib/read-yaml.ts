import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { z } from 'astro/zod';

/**
 * Reads one content file and checks it. A mistake stops the build with the file, the field and the reason;
 * all mistakes of a file are reported together.
 */
export function readYaml<Schema extends z.ZodType>(file: string, schema: Schema): z.infer<Schema> {
  let data: unknown;
  try {
    data = parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(`${file} could not be read: ${(error as Error).message}`, { cause: error });
  }
  const result = schema.safeParse(data);
  if (!result.success) {
    const mistakes = result.error.issues.map((issue) => `  ${issue.path.join(' → ')}: ${issue.message}`);
    throw new Error(`${file} has mistakes:\n${mistakes.join('\n')}`);
  }
  return result.data;
}
