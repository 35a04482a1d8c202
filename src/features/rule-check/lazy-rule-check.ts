const load = () => import('./answer-form').catch(() => undefined);

/** The answers are loaded when the form is first used, or at once if the address already asks. */
export function startRuleCheck(check: HTMLElement): void {
  const form = check.querySelector('form');
  const start = () => load().then((answers) => answers?.answerRuleCheck(check));
  if (!form || location.search) {
    start();
    return;
  }
  form.addEventListener('focusin', load, { once: true });
  const answer = (event: Event) => {
    event.preventDefault();
    // If the answers did not come, this sends the form to its own page: the address then asks.
    start().then(() => form.requestSubmit());
  };
  form.addEventListener('submit', answer, { once: true });
}
