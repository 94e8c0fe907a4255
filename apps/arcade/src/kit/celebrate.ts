import { el } from './dom';
import { root } from './openGame';

const TONES = ['#ff947a', '#ffc94d', '#45d6c4', '#fff3dc'];
const FLAGS = 28;
const SHOWN_MS = 2600;

/** Little flags come down: for a fine win, never for less than the stake. */
export function celebrate(): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const flags = el('div', { class: 'flags', attr: { 'aria-hidden': 'true' } });
  for (let index = 0; index < FLAGS; index += 1) {
    const flag = el('i');
    flag.style.setProperty('--x', `${(index * 37) % 100}%`);
    flag.style.setProperty('--delay', `${(index * 53) % 600}ms`);
    flag.style.setProperty('--tone', TONES[index % TONES.length] ?? '#ffc94d');
    flags.append(flag);
  }
  root.append(flags);
  setTimeout(() => flags.remove(), SHOWN_MS);
}
