import { format } from 'oxfmt';
import formatter from '../../../.oxfmtrc.json' with { type: 'json' };

const { ignorePatterns, ...settings } = formatter;

/** Whether the formatter leaves a content file as its author wrote it. */
export function isFreeForm(path: string): boolean {
  return ignorePatterns.some((pattern) => `content/${path}`.startsWith(pattern));
}

/** YAML as `npm run format` would leave it; unchanged where it cannot be read. */
export async function formatYaml(text: string): Promise<string> {
  const { code, errors } = await format('content.yaml', text, settings);
  return errors.length > 0 ? text : code;
}
