import { el, icon } from '../kit/dom';
import { CHAT_MAX_LENGTH } from '@perya/api-client';
import type { Words } from './texts';

/** From so many characters left on, it says how many. */
const NEAR_THE_END = 60;

export interface Composer {
  readonly element: HTMLElement;
  setWords(words: Words): void;
  focus(): void;
}

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });
const lengthOf = (text: string): number => [...segmenter.segment(text)].length;

/** Where the player writes. Enter sends; what is too long is said before it is sent. */
export function createComposer(onSend: (text: string) => void): Composer {
  let words: Words | undefined;
  const input = el('textarea', {
    attr: { rows: 1, enterkeyhint: 'send', autocomplete: 'off', 'aria-describedby': 'left' },
    on: { input: () => refresh(), keydown: (event) => onKey(event as KeyboardEvent) },
  });
  const left = el('output', { class: 'left', attr: { id: 'left', 'aria-live': 'polite' } });
  const button = el(
    'button',
    { class: 'send', attr: { type: 'submit' } },
    icon('M22 2L11 13', 'M22 2L15 22L11 13L2 9Z'),
  );
  const element = el(
    'form',
    { class: 'composer', on: { submit: (event) => submit(event) } },
    el('div', { class: 'field' }, input, left),
    button,
  );

  function submit(event?: Event) {
    event?.preventDefault();
    const text = input.value.trim();
    if (text === '' || lengthOf(text) > CHAT_MAX_LENGTH) {
      input.focus();
      return;
    }
    onSend(text);
    input.value = '';
    refresh();
    input.focus();
  }

  function onKey(event: KeyboardEvent) {
    // While a word is put together (Chinese, Vietnamese), Enter belongs to that.
    if (event.key !== 'Enter' || event.shiftKey || event.isComposing) return;
    submit(event);
  }

  function refresh() {
    const rest = CHAT_MAX_LENGTH - lengthOf(input.value.trim());
    const isTooLong = rest < 0;
    left.textContent =
      rest > NEAR_THE_END
        ? ''
        : (words?.(isTooLong ? 'tooLong' : 'left', { count: rest, max: CHAT_MAX_LENGTH }) ?? '');
    input.setAttribute('aria-invalid', String(isTooLong));
    button.setAttribute('aria-disabled', String(isTooLong || input.value.trim() === ''));
    input.style.blockSize = 'auto';
    input.style.blockSize = `${input.scrollHeight}px`;
  }

  return {
    element,
    setWords: (next) => {
      words = next;
      input.placeholder = next('write');
      input.setAttribute('aria-label', next('write'));
      button.setAttribute('aria-label', next('send'));
      refresh();
    },
    focus: () => input.focus(),
  };
}
