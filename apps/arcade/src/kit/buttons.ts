import { el, icon } from './dom';

/** A square button of a top bar: paths in a box of 24 by 24. */
export function iconButton(
  label: string,
  paths: readonly string[],
  click: () => void,
): HTMLButtonElement {
  return el(
    'button',
    {
      class: 'icon',
      attr: { type: 'button', 'aria-label': label, title: label },
      on: { click },
    },
    icon(...paths),
  );
}

/** A round button beside a number. */
export function roundButton(
  label: string,
  paths: readonly string[],
  click: () => void,
): HTMLButtonElement {
  return el(
    'button',
    { class: 'round', attr: { type: 'button', 'aria-label': label }, on: { click } },
    icon(...paths),
  );
}
