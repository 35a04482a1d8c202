import type { Desk } from '../desk.ts';
import { DeskError } from '../desk-error.ts';

const FILE = 'translations.yaml';

/** Says that the text that did not change needs no change. */
export async function confirmTranslation({ drafts, checker }: Desk, page: string): Promise<void> {
  const { hash } = drafts.read(FILE);
  const contents = await checker.translated(page);
  if (contents === undefined)
    throw new DeskError(422, 'page-unread', {
      en: 'This page cannot be read at the moment. Mend what the check names first.',
      hi: 'यह पृष्ठ अभी पढ़ा नहीं जा सकता। पहले वह ठीक करें जो जांच बताती है।',
    });
  drafts.save([{ path: FILE, contents, was: hash }]);
}
