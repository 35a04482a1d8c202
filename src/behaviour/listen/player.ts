import { data, find } from '../../lib/dom';
import { type Passage, passagesOf } from './passages';

type State = 'reading' | 'paused' | 'failed';

/**
 * Reads the page aloud, passage by passage, and marks where it is. After a pause the passage begins again: phones cannot hold a
 * voice in the middle of a sentence.
 */
export function startPlayer(player: HTMLElement, voice: SpeechSynthesisVoice): void {
  const part = (name: string) => find(player, `[data-listen-${name}]`);
  const [toggle, stopping, status] = [part('toggle'), part('stop'), part('status')] as const;
  const start = find(document, '[data-listen-start]');
  const panel = start.closest<HTMLElement>('[popover]');
  const { dataset } = player;
  const gentle = matchMedia('(prefers-reduced-motion: no-preference)');
  let passages: Passage[] = [];
  let position = 0;
  let marked: Element | undefined;
  /** Kept, because browsers forget an utterance that nobody holds, and never say that it has ended. */
  let spoken: SpeechSynthesisUtterance | undefined;

  function enter(state: State | undefined, says: string): void {
    if (state) dataset['state'] = state;
    else delete dataset['state'];
    toggle.textContent = data(player, state === 'reading' ? 'pause' : state === 'paused' ? 'continue' : 'again');
    status.textContent = data(player, says);
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
    const passage = passages[position];
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
      position++;
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
    // The buttons go; the focus returns to the one that opens the panel, the reader stays where the reading stopped.
    if (player.contains(document.activeElement))
      find(document, `[popovertarget=${panel?.id}]`).focus({ preventScroll: true });
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
      passages = passagesOf(find(document, 'main'));
      position = 0;
    }
    enter('reading', 'reading');
    speak();
  }

  function begin(): void {
    panel?.hidePopover();
    hush();
    delete dataset['state'];
    press();
    toggle.focus();
  }

  start.addEventListener('click', begin);
  toggle.addEventListener('click', press);
  stopping.addEventListener('click', () => stop('stopped'));
  addEventListener('pagehide', () => stop('stopped'));
  begin();
}

function isOnScreen(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}
