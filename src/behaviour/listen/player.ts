import { type Passage, passagesOf } from './passages';

type State = 'reading' | 'paused' | 'failed';

/**
 * Reads the page aloud, passage by passage, and marks where it is. A pause forgets the passage and begins it again: telephones cannot hold a
 * voice in the middle of a sentence.
 */
export function startPlayer(player: HTMLElement, voice: SpeechSynthesisVoice): void {
  const part = <E extends HTMLElement>(name: string) => player.querySelector<E>(`[data-listen-${name}]`)!;
  const [toggle, label, stopping, status] = [part('toggle'), part('label'), part('stop'), part('status')];
  const { dataset } = player;
  const gentle = matchMedia('(prefers-reduced-motion: no-preference)');
  let passages: Passage[] = [];
  let place = 0;
  let marked: Element | undefined;
  /** Kept, because browsers forget an utterance that nobody holds, and never say that it has ended. */
  let spoken: SpeechSynthesisUtterance | undefined;

  function enter(state: State | undefined, says: string): void {
    if (state) dataset['state'] = state;
    else delete dataset['state'];
    label.textContent = dataset[state === 'reading' ? 'pause' : state === 'paused' ? 'continue' : 'listen']!;
    stopping.hidden = !state;
    status.textContent = dataset[says]!;
  }

  function mark(element: Element | undefined): void {
    if (element === marked) return;
    // A reader who looks elsewhere meanwhile is left there.
    const isFollowed = !marked || isOnScreen(marked);
    marked?.removeAttribute('data-read-aloud');
    marked = element;
    if (!element) return;
    element.setAttribute('data-read-aloud', '');
    if (isFollowed) element.scrollIntoView({ block: 'nearest', behavior: gentle.matches ? 'smooth' : 'auto' });
  }

  function speak(): void {
    const passage = passages[place];
    if (!passage) {
      stop('ended');
      return;
    }
    mark(passage.element);
    const utterance = new SpeechSynthesisUtterance(passage.words);
    utterance.voice = voice;
    utterance.lang = voice.lang;
    utterance.addEventListener('end', () => {
      if (utterance !== spoken) return;
      place++;
      speak();
    });
    utterance.addEventListener('error', () => {
      if (utterance !== spoken) return;
      stop('failed');
      enter('failed', 'failed');
    });
    spoken = utterance;
    speechSynthesis.speak(utterance);
  }

  function hush(): void {
    spoken = undefined;
    speechSynthesis.cancel();
  }

  function stop(says: string): void {
    hush();
    mark(undefined);
    // The button goes back to its place at the top; the reader stays where the reading stopped.
    if (player.contains(document.activeElement)) toggle.focus({ preventScroll: true });
    enter(undefined, says);
  }

  function press(): void {
    const state = dataset['state'];
    hush();
    if (state === 'reading') {
      enter('paused', 'paused');
      return;
    }
    if (state !== 'paused') {
      passages = passagesOf(document.querySelector('main')!);
      place = 0;
    }
    enter('reading', 'reading');
    speak();
  }

  toggle.addEventListener('click', press);
  stopping.addEventListener('click', () => stop('stopped'));
  addEventListener('pagehide', () => stop('stopped'));
  press();
}

function isOnScreen(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}
