import { fill } from '../../i18n/format';
import type { Lang } from '../../i18n/lang';
import { translator } from '../../i18n/strings';
import type { Sheet } from '../../schemas/sheet';
import { sheetPath } from './sheet';

/** Leads from a page to its sheet. */
export function SheetLink({ id, sheet, lang }: { id: string; sheet: Sheet; lang: Lang }) {
  return (
    <p data-print="hide">
      <a href={sheetPath(id, lang)}>{fill(translator(lang)('sheet.link'), { title: sheet.title[lang] })}</a>
    </p>
  );
}
