import { el } from '../kit/dom';
import type { Words } from '../kit/texts';
import { phaseAt, type RoundTimes } from '@perya/game-engines/baccarat';
import type { TextKey } from './texts';

/** The clock over the felt: how long stakes are taken. */
export interface Countdown {
  element: HTMLElement;
  show(times: RoundTimes, now: number): void;
}

export function createCountdown(words: Words<TextKey>): Countdown {
  const text = el('span');
  const bar = el('i');
  // The status line tells phases to screen readers; a clock that ticks aloud would drown it.
  const element = el('div', { class: 'countdown', attr: { 'aria-hidden': 'true' } }, text, bar);
  return {
    element,
    show: (times, now) => {
      const phase = phaseAt(times, now);
      element.dataset['phase'] = phase;
      const left = Math.max(0, times.closesAt - now);
      bar.style.setProperty('--left', String(left / (times.closesAt - times.opensAt)));
      if (phase === 'betting') {
        const seconds = Math.ceil(left / 1000);
        element.toggleAttribute('data-late', seconds <= 5);
        text.textContent = `${words('placeBets')} · ${words('seconds', { seconds })}`;
      } else {
        element.removeAttribute('data-late');
        text.textContent = words(phase === 'closed' ? 'noMoreBets' : 'dealing');
      }
    },
  };
}
