import { fill } from '../../language/format';
import type { Lang } from '../../language/lang';
import { translator } from '../../words/strings';
import type { Sheet } from '../../schemas/sheet';
import { sheetPath } from '../../addresses/sheets';

/** Leads from a page to its sheet. */
export function SheetLink({ id, sheet, lang }: { id: string; sheet: Sheet; lang: Lang }) {
  return (
    <p data-print="hide">
      <a href={sheetPath(id, lang)}>{fill(translator(lang)('sheet.link'), { title: sheet.title[lang] })}</a>
    </p>
  );
}
