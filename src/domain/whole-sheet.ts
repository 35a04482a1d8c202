import type { Procedure } from '../schemas/procedure.ts';
import type { Sheet } from '../schemas/sheet.ts';

/** A sheet with what it takes from its procedure. */
export function wholeSheet(sheet: Sheet, procedures: Map<string, Procedure>) {
  const procedure = sheet.procedure === undefined ? undefined : procedures.get(sheet.procedure);
  return {
    ...sheet,
    who: (sheet.who ?? procedure?.who)!,
    papers: sheet.papers.length > 0 ? sheet.papers : (procedure?.papers ?? []),
    fee: sheet.fee ?? procedure?.fee,
    time: sheet.time ?? procedure?.time,
    office: (sheet.office ?? procedure?.office)!,
  };
}
