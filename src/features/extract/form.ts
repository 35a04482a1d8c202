import { rangeOf } from './address';
import type { Condition, Extract, ExtractColumn } from './extract';
import type { ExtractWords } from './words';

/** Puts what an address asks for into the fields. */
export function fillForm(form: HTMLFormElement, extract: Extract): void {
  for (const field of form.elements) {
    if (!(field instanceof HTMLInputElement)) continue;
    const [part, name] = field.name.split(':');
    const condition = extract.conditions.find(({ column }) => column === name);
    if (part === 'filter') field.value = extract.words;
    else if (part === 'columns')
      field.checked = extract.columns.length === 0 ? field.defaultChecked : extract.columns.includes(field.value);
    else if (part === 'rows')
      field.checked = condition !== undefined && 'keys' in condition && condition.keys.includes(field.value);
    else if (part === 'from' || part === 'to')
      field.value = (condition && !('keys' in condition) && condition[part]) || '';
  }
}

/** What the fields say; `wrong` are the columns whose ends cannot be read. */
export function readForm(
  form: HTMLFormElement,
  columns: ExtractColumn[],
): Pick<Extract, 'columns' | 'conditions' | 'words'> & { wrong: ExtractColumn[] } {
  const fields = new FormData(form);
  const text = (name: string) => String(fields.get(name) ?? '').trim();
  const wrong: ExtractColumn[] = [];
  const conditions = columns.flatMap((column): Condition[] => {
    const keys = fields.getAll(`rows:${column.name}`).map(String);
    if (keys.length > 0) return [{ column: column.name, keys }];
    const [from, to] = [plain(text(`from:${column.name}`)), plain(text(`to:${column.name}`))];
    if (from === '' && to === '') return [];
    const range = rangeOf(column, from, to);
    if (!range) wrong.push(column);
    return range ? [range] : [];
  });
  const boxes = [...form.querySelectorAll<HTMLInputElement>('[name=columns]')];
  const chosen = boxes.filter(({ checked }) => checked).map(({ value }) => value);
  const heading = columns.find(({ isRowHeading }) => isRowHeading)?.name;
  return {
    // With none chosen the names of the rows remain.
    columns: boxes.every((box) => box.checked === box.defaultChecked)
      ? []
      : chosen.length > 0 || !heading
        ? chosen
        : [heading],
    conditions,
    words: text('filter'),
    wrong,
  };
}

/** Says beside its fields what cannot be read, and leads to the first. */
export function tellWrong(form: HTMLFormElement, wrong: ExtractColumn[], words: ExtractWords): void {
  for (const fieldset of form.querySelectorAll('fieldset')) {
    const fields = fieldset.querySelectorAll<HTMLInputElement>('input[name^="from:"], input[name^="to:"]');
    const problem = fieldset.querySelector('p');
    const column = wrong.find(({ name }) => fields[0]?.name === `from:${name}`);
    for (const field of fields) field.ariaInvalid = column ? 'true' : null;
    if (problem) {
      problem.hidden = !column;
      problem.textContent = column ? words[column.kind === 'year' ? 'year' : 'number'] : '';
    }
  }
  const first = form.querySelector<HTMLInputElement>('[aria-invalid=true]');
  const fold = first?.closest<HTMLDetailsElement>('form details');
  if (fold) fold.open = true;
  first?.focus();
}

/** A figure as people write it: in digits of either script, grouped by commas. */
function plain(text: string): string {
  return text
    .replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x966))
    .replace(/^[−–]/, '-')
    .replaceAll(',', '');
}
