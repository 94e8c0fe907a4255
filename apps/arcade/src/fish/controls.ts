import type { StakePicker } from '../kit/stakePicker';
import type { Cannon } from './cannon';
import type { Scene } from './scene';

interface Controls {
  canvas: HTMLCanvasElement;
  fire: HTMLButtonElement;
  scene: Scene;
  cannon: Cannon;
  picker: StakePicker;
  lockNext(): void;
}

/** Pointer, button and keys, all to the same cannon. */
export function listenControls(controls: Controls): void {
  listenPointer(controls);
  listenFire(controls);
  listenKeyboard(controls);
}

function listenPointer({ canvas, scene, cannon }: Controls): void {
  const aim = ({ clientX, clientY }: PointerEvent): void =>
    cannon.aimAt(...scene.toPond(clientX, clientY));
  canvas.addEventListener('pointerdown', (event) => {
    if (event.button !== 0) return;
    canvas.setPointerCapture(event.pointerId);
    cannon.unlock();
    aim(event);
    cannon.hold(true);
  });
  canvas.addEventListener('pointermove', (event) => {
    if (cannon.target() === undefined) aim(event);
  });
  for (const end of ['pointerup', 'pointercancel'] as const) {
    canvas.addEventListener(end, () => cannon.hold(false));
  }
}

/** Held, the button shoots on; a click by keyboard or screen reader shoots once. */
function listenFire({ fire, cannon }: Controls): void {
  fire.addEventListener('pointerdown', () => cannon.hold(true));
  for (const end of ['pointerup', 'pointercancel', 'pointerleave'] as const) {
    fire.addEventListener(end, () => cannon.hold(false));
  }
  fire.addEventListener('click', (event) => {
    // A pointer has shot already.
    if (event.detail === 0) cannon.shootOnce();
  });
}

function listenKeyboard({ cannon, picker, lockNext }: Controls): void {
  const held = new Set<string>();
  const refresh = (): void => {
    const [left, right] = [held.has('ArrowLeft'), held.has('ArrowRight')];
    cannon.turn(left === right ? 0 : left ? -1 : 1);
    cannon.hold(held.has('Space'));
  };
  const presses: Readonly<Partial<Record<string, () => void>>> = {
    KeyL: lockNext,
    Escape: () => cannon.unlock(),
    Equal: () => picker.move(1),
    NumpadAdd: () => picker.move(1),
    Minus: () => picker.move(-1),
    NumpadSubtract: () => picker.move(-1),
  };
  const isElsewhere = (target: EventTarget | null): boolean =>
    document.querySelector('dialog[open]') !== null ||
    (target instanceof HTMLElement && /^(INPUT|BUTTON|A)$/.test(target.tagName));
  document.addEventListener('keydown', (event) => {
    if (isElsewhere(event.target)) return;
    if (/^(ArrowLeft|ArrowRight|Space)$/.test(event.code)) {
      event.preventDefault();
      if (event.code !== 'Space') cannon.unlock();
      held.add(event.code);
      refresh();
    } else if (!event.repeat) presses[event.code]?.();
  });
  document.addEventListener('keyup', ({ code }) => {
    if (held.delete(code)) refresh();
  });
}
