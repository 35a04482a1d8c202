import { find } from '../lib/dom';

/**
 * Shows the listen button of the reading panel where the device itself has a voice for the language of the page. Voices that send the text to a company are
 * never used. The player is loaded on the first press.
 */
export function initListenButton(player: HTMLElement): void {
  const synthesis = window.speechSynthesis;
  if (!synthesis) return;
  const button = find(document, '[data-listen-start]');
  const voice = () => pickVoice(synthesis.getVoices(), document.documentElement.lang);
  const offer = () => {
    if (voice()) button.hidden = false;
  };
  const start = () => {
    const chosen = voice();
    if (!chosen) return listen();
    // Safari speaks only what begins in the press itself; after this it lets the player speak too.
    synthesis.speak(new SpeechSynthesisUtterance(''));
    import('./listen/player').then((listening) => listening.startPlayer(player, chosen), listen);
  };
  const listen = () => button.addEventListener('click', start, { once: true });
  // Browsers look for their voices after the page has begun.
  synthesis.onvoiceschanged = offer;
  offer();
  listen();
}

/** A voice of the device for the language, as it is spoken in India if there is one. */
function pickVoice(voices: SpeechSynthesisVoice[], lang: string): SpeechSynthesisVoice | undefined {
  const own = voices.filter((voice) => voice.localService && voice.lang.startsWith(lang));
  return own.find((voice) => voice.lang.endsWith('IN')) ?? own[0];
}
