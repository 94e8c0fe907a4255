import { el, icon } from '../kit/dom';
import type { Words } from '../kit/texts';
import type { TextKey } from './texts';

const AUTO = ['M20 12A8 8 0 1 1 17.2 5.9', 'M20.5 3V7.500H16'];
const LOCK = ['M12 5A7 7 0 1 1 11.9 5Z', 'M12 2V7', 'M12 17V22', 'M2 12H7', 'M17 12H22'];

/** The buttons beside the stake. */
export interface Tools {
  element: HTMLElement;
  fire: HTMLButtonElement;
  setAuto(isOn: boolean): void;
  setLocked(isLocked: boolean): void;
}

export function createTools(
  words: Words<TextKey>,
  { onAuto, onLock }: { onAuto: (isOn: boolean) => void; onLock: () => void },
): Tools {
  const tool = (key: 'auto' | 'lock', paths: readonly string[], click: () => void) =>
    el(
      'button',
      { class: 'tool', attr: { type: 'button', 'aria-pressed': 'false' }, on: { click } },
      icon(...paths),
      el('span', { text: words(key) }),
    );
  let isAuto = false;
  const setAuto = (isOn: boolean): void => {
    isAuto = isOn;
    auto.setAttribute('aria-pressed', String(isOn));
    onAuto(isOn);
  };
  const auto = tool('auto', AUTO, () => setAuto(!isAuto));
  const lock = tool('lock', LOCK, onLock);
  return {
    element: el('div', { class: 'tools' }, auto, lock),
    fire: el(
      'button',
      { class: 'act', attr: { type: 'button' } },
      el('span', { text: words('fire') }),
    ),
    setAuto,
    setLocked: (isLocked) => lock.setAttribute('aria-pressed', String(isLocked)),
  };
}
