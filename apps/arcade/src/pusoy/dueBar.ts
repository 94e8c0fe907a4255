import { el } from '../kit/dom';

const TICK_MS = 250;
/** From here on the seconds are written out. */
const SHORT_S = 20;

/** How much time is left to lay the cards. */
export interface DueBar {
  element: HTMLElement;
  run(dueAt: number): void;
  stop(): void;
}

export function createDueBar({
  span,
  now,
  label,
  onDue,
}: {
  /** Of a whole turn, in milliseconds. */
  span: number;
  now: () => number;
  label: (seconds: number) => string;
  onDue: () => void;
}): DueBar {
  const fill = el('i');
  const text = el('span');
  const element = el('div', { class: 'due', attr: { hidden: true } }, el('div', {}, fill), text);
  let timer: ReturnType<typeof setInterval> | undefined;
  const stop = (): void => {
    clearInterval(timer);
    element.hidden = true;
  };
  return {
    element,
    stop,
    run: (dueAt) => {
      stop();
      element.hidden = false;
      const tick = (): void => {
        const left = Math.max(0, dueAt - now());
        const seconds = Math.ceil(left / 1000);
        fill.style.setProperty('scale', `${Math.min(1, left / span)} 1`);
        text.textContent = label(seconds);
        element.dataset['short'] = String(seconds <= SHORT_S);
        if (left === 0) {
          stop();
          onDue();
        }
      };
      timer = setInterval(tick, TICK_MS);
      tick();
    },
  };
}
