import { checkExcess, checkUprooting, readArea } from './rules';

interface Given {
  areas: Record<string, number>;
  choices: Record<string, string>;
  /** By the name of the field: which message of the page says what is wrong. */
  problems: Map<string, string>;
}

interface Found {
  outcome: string;
  /** Hundredths of an are, by the name of their place in the words. */
  areas: Record<string, number>;
  failed?: string[];
}

/** What is wrong between fields that are each right, and the answer: one of both for each check. */
const CHECKS: Record<string, (given: Given, limits: DOMStringMap) => Found | undefined> = {
  excess({ areas: { licensed = 0, measured = 0 } }, limits) {
    const { outcome, excess, limit } = checkExcess(licensed, measured, Number(limits['condonedPercent']));
    return { outcome, areas: { licensed, measured, excess, limit } };
  },
  uprooting({ areas: { plot = 0, damaged = 0 }, choices, problems }, limits) {
    if (damaged > plot) {
      problems.set('damaged', 'moreThanPlot');
      return undefined;
    }
    const { failed, needed } = checkUprooting(
      {
        plot,
        damaged,
        hasLancingBegun: choices['lancing'] === 'yes',
        isWholePatch: choices['whole-patch'] === 'yes',
        hasPanchnama: choices['panchnama'] === 'yes',
      },
      { sharePercent: Number(limits['sharePercent']), areaAre: Number(limits['areaAre']) },
    );
    return { outcome: failed.length > 0 ? 'refused' : 'allowed', areas: { plot, damaged, needed }, failed };
  },
};

/** Lets the form of a rule answer, in the words that stand in the page. Nothing is sent; the choice lives in the address. */
export function answerRuleCheck(check: HTMLElement): void {
  const form = check.querySelector('form')!;
  const status = check.querySelector('output')!;
  const words = check.closest<HTMLElement>('[data-rule-words]')!.dataset;
  const fields = [...form.querySelectorAll<HTMLElement>('[data-field]')];
  const nameOf = (field: HTMLElement) => field.dataset['field']!;

  function read(): Given {
    const data = new FormData(form);
    const given: Given = { areas: {}, choices: {}, problems: new Map() };
    for (const field of fields) {
      const name = nameOf(field);
      const value = String(data.get(name) ?? '');
      if (field.matches('fieldset')) {
        given.choices[name] = value;
        if (value === '') given.problems.set(name, 'noChoice');
      } else {
        const area = readArea(value);
        if (typeof area === 'number') given.areas[name] = area;
        else given.problems.set(name, area);
      }
    }
    return given;
  }

  /** Names every problem beside its field; the first such field. */
  function showProblems(problems: Map<string, string>): HTMLElement | undefined {
    for (const field of fields) {
      const problem = problems.get(nameOf(field));
      const error = field.querySelector<HTMLElement>('[data-error]')!;
      error.textContent = problem ? words[problem]! : '';
      error.hidden = !problem;
      (field.matches('fieldset') ? field : field.querySelector('input')!).ariaInvalid = problem ? 'true' : null;
    }
    return fields.find((field) => problems.has(nameOf(field)));
  }

  function inWords(hundredths: number): string {
    const ares = (hundredths / 100).toLocaleString('en-IN');
    return `${ares} ${hundredths === 100 ? words['areOne'] : words['areOther']}`;
  }

  function answer(): HTMLElement | undefined {
    const given = read();
    const found = given.problems.size === 0 ? CHECKS[check.dataset['ruleCheck']!]!(given, check.dataset) : undefined;
    const wrong = showProblems(given.problems);
    status.replaceChildren();
    if (!found) return wrong;
    const template = check.querySelector<HTMLTemplateElement>(`template[data-outcome="${found.outcome}"]`)!;
    const filled = template.content.cloneNode(true) as DocumentFragment;
    for (const item of filled.querySelectorAll<HTMLElement>('[data-condition]'))
      if (!found.failed?.includes(item.dataset['condition']!)) item.remove();
    for (const place of filled.querySelectorAll<HTMLElement>('[data-area]'))
      place.textContent = inWords(found.areas[place.dataset['area']!]!);
    status.append(filled);
    return undefined;
  }

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const address = new URL(location.href);
    const data = new FormData(form);
    for (const name of fields.map(nameOf)) {
      const value = String(data.get(name) ?? '').trim();
      if (value) address.searchParams.set(name, value);
      else address.searchParams.delete(name);
    }
    history.replaceState(history.state, '', address);
    answer()?.querySelector('input')!.focus();
  });
  // An answer must not stand beside figures it was not given for.
  form.addEventListener('input', () => status.replaceChildren());

  const query = new URLSearchParams(location.search);
  const isAsked = fields.some((field) => query.has(nameOf(field)));
  if (!isAsked) return;
  for (const field of fields)
    for (const input of field.querySelectorAll('input')) {
      const value = query.get(nameOf(field)) ?? '';
      if (input.type === 'radio') input.checked = input.value === value;
      else input.value = value.slice(0, input.maxLength);
    }
  answer();
}
