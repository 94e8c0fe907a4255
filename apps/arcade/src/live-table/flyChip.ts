import { prefersReducedMotion } from '../game/prefersReducedMotion';

const FLIGHT_MS = 260;

/** Shows the chosen chip flying from the tray to a spot, unless the player prefers reduced motion. */
export function flyChip(spot: string): void {
  const chip = document.querySelector<HTMLElement>('[data-chip]:has(:checked)');
  const target = document.querySelector<HTMLElement>(`[data-spot="${CSS.escape(spot)}"]`);
  if (chip === null || target === null || prefersReducedMotion()) return;
  const from = chip.getBoundingClientRect();
  const to = target.getBoundingClientRect();
  const flying = chip.cloneNode(true) as HTMLElement;
  // A second radio button of the group would clear the selection.
  flying.querySelector('input')?.remove();
  flying.inert = true;
  Object.assign(flying.style, {
    position: 'fixed',
    insetBlockStart: `${from.top}px`,
    insetInlineStart: `${from.left}px`,
    inlineSize: `${from.width}px`,
    pointerEvents: 'none',
  });
  document.body.append(flying);
  const x = to.left + to.width / 2 - from.left - from.width / 2;
  const y = to.top + to.height / 2 - from.top - from.height / 2;
  const flight = flying.animate(
    [
      { translate: '0 0', scale: 1 },
      { translate: `${x}px ${y}px`, scale: 0.5 },
    ],
    { duration: FLIGHT_MS, easing: 'cubic-bezier(0.3, 0.7, 0.3, 1)' },
  );
  flight.addEventListener('finish', () => flying.remove());
  flight.addEventListener('cancel', () => flying.remove());
}
