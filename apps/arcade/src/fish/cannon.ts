import { HEIGHT, type Pond, type Swimmer } from './pond';
import type { FishModel } from '@perya/game-engines/fish';

/** Five shots a second. */
const PAUSE = 0.2;
const MOST_BULLETS = 14;
const TURN = 1.6;
/** Never into the raft. */
const LOWEST = 0.12;

/** Aims and shoots; the pond does the rest. */
export interface Cannon {
  aim(): number;
  /** 1 just after a shot, 0 at rest. */
  recoil(): number;
  target(): number | undefined;
  aimAt(x: number, y: number): void;
  turn(direction: -1 | 0 | 1): void;
  hold(isHeld: boolean): void;
  /** One shot, as soon as the cannon is ready. */
  shootOnce(): void;
  setAuto(isAuto: boolean): void;
  /** Locks on the next of the fish that are worth most; undefined where there is none. */
  lockNext(): Swimmer | undefined;
  unlock(): void;
  advance(seconds: number): void;
}

interface Options {
  pond: Pond;
  model: FishModel;
  stake(): string;
  /** Whether one more shot can be paid. */
  canShoot(): boolean;
  onShot(): void;
}

export function createCannon({ pond, model, stake, canShoot, onShot }: Options): Cannon {
  let angle = -Math.PI / 2;
  let turning = 0;
  let isHeld = false;
  let isAuto = false;
  let isOnce = false;
  let sinceShot = 1;
  let target: number | undefined;

  const point = (x: number, y: number): void => {
    const [mx, my] = pond.muzzle();
    const next = Math.atan2(y - my, x - mx);
    // Below the raft it points to the nearer side.
    const isBelow = next > -LOWEST && next < Math.PI + LOWEST && next >= 0;
    angle = isBelow ? (x < mx ? -Math.PI + LOWEST : -LOWEST) : next;
  };

  const targetNow = (): Swimmer | undefined => {
    const swimmer = target === undefined ? undefined : pond.swimmers.get(target);
    if (swimmer === undefined || swimmer.caughtAt !== undefined) target = undefined;
    return target === undefined ? undefined : swimmer;
  };

  const shoot = (): void => {
    sinceShot = 0;
    pond.fire({ angle, stake: stake(), target });
    onShot();
  };

  return {
    aim: () => angle,
    recoil: () => Math.max(0, 1 - sinceShot / 0.12),
    target: () => targetNow()?.id,
    aimAt: point,
    turn: (direction) => {
      turning = direction;
    },
    hold: (next) => {
      isHeld = next;
    },
    shootOnce: () => {
      isOnce = true;
    },
    setAuto: (next) => {
      isAuto = next;
    },
    lockNext: () => {
      const worth = ({ kind }: Swimmer) => Math.max(...model.worth[kind].map(({ times }) => times));
      const inView = [...pond.swimmers.values()]
        .filter(
          ({ x, y, caughtAt }) =>
            caughtAt === undefined && x > 40 && x < pond.width - 40 && y > 0 && y < HEIGHT,
        )
        .sort((one, other) => worth(other) - worth(one) || one.id - other.id);
      const place = inView.findIndex(({ id }) => id === target);
      const next = inView[(place + 1) % Math.max(1, inView.length)];
      target = next?.id;
      return next;
    },
    unlock: () => {
      target = undefined;
    },
    advance: (seconds) => {
      sinceShot += seconds;
      const locked = targetNow();
      if (locked !== undefined) point(locked.x, locked.y);
      angle = Math.min(-LOWEST, Math.max(-Math.PI + LOWEST, angle + turning * TURN * seconds));
      if (!isHeld && !isAuto && !isOnce) return;
      if (sinceShot < PAUSE || pond.bullets.length >= MOST_BULLETS) return;
      isOnce = false;
      if (canShoot()) shoot();
    },
  };
}
