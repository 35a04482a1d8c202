import { checkExcess, checkUprooting, readArea } from './rules';

interface FormInput {
  areas: Record<string, number>;
  choices: Record<string, string>;
  /** By the name of the field: which message of the page says what is wrong. */
  problems: Map<string, string>;
}

interface Verdict {
  outcome: string;
  /** Hundredths of an are, by the name of their place in the words. */
  areas: Record<string, number>;
  failed?: string[];
}

/** What is wrong between fields that are each right, and the answer: one of both for each check. */
const CHECKS: Record<string, (given: FormInput, limits: DOMStringMap) => Verdict | undefined> = {
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

/** Lets the form of a rule answer, in the words of the page. Nothing is sent; the choice is kept in the address. */
export function answerRuleCheck(check: HTMLElement): void {
  const form = check.querySelector('form');
  const status = check.querySelector('output');
  const decide = CHECKS[check.dataset['ruleCheck'] ?? ''];
  if (!form || !status || !decide) return;
  const words = check.closest<HTMLElement>('[data-rule-words]')?.dataset ?? {};
  const fields = [...form.querySelectorAll<HTMLElement>('[data-field]')];
  const nameOf = (field: HTMLElement) => field.dataset['field'] ?? '';

  const read = (): FormInput => {
    const data = new FormData(form);
    const given: FormInput = { areas: {}, choices: {}, problems: new Map() };
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
  };

  /** Names every problem beside its field; the first such field. */
  const showProblems = (problems: Map<string, string>): HTMLElement | undefined => {
    for (const field of fields) {
      const problem = problems.get(nameOf(field));
      const error = field.querySelector<HTMLElement>('[data-error]');
      if (error) error.textContent = problem ? (words[problem] ?? '') : '';
      if (error) error.hidden = !problem;
      const control = field.matches('fieldset') ? field : field.querySelector('input');
      if (control) control.ariaInvalid = problem ? 'true' : null;
    }
    return fields.find((field) => problems.has(nameOf(field)));
  };

  const inWords = (hundredths = 0): string => {
    const ares = (hundredths / 100).toLocaleString('en-IN');
    return `${ares} ${hundredths === 100 ? words['areOne'] : words['areOther']}`;
  };

  const answer = (): HTMLElement | undefined => {
    const given = read();
    const found = given.problems.size === 0 ? decide(given, check.dataset) : undefined;
    const wrong = showProblems(given.problems);
    status.replaceChildren();
    const template = check.querySelector<HTMLTemplateElement>(`template[data-outcome="${found?.outcome}"]`);
    if (!found || !template) return wrong;
    const filled = document.importNode(template.content, true);
    for (const item of filled.querySelectorAll<HTMLElement>('[data-condition]'))
      if (!found.failed?.includes(item.dataset['condition'] ?? '')) item.remove();
    for (const slot of filled.querySelectorAll<HTMLElement>('[data-area]'))
      slot.textContent = inWords(found.areas[slot.dataset['area'] ?? '']);
    status.append(filled);
    return undefined;
  };

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
    answer()?.querySelector('input')?.focus();
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
