import type { FishModel } from '@perya/game-engines/fish';
import type { MinorUnits } from '@perya/rules/money';
import { HEIGHT, type Pond, type Swimmer } from './pond';

/** Seconds between two shots. */
const RELOAD_SECONDS = 0.2;
const RECOIL_SECONDS = 0.12;
const MAX_BULLETS = 14;
/** Radians per second, with the arrow keys. */
const TURN_SPEED = 1.6;
/** Min angle above the horizontal, in radians, so that the barrel never points into the raft. */
const MIN_RISE = 0.12;
/** Fish this close to the sides can't be locked on, because they're leaving. */
const EDGE = 40;

/** Aims, and determines when to fire. */
export interface Cannon {
  aim(): number;
  /** 1 right after a shot, 0 at rest. */
  recoil(): number;
  /** The locked-on fish. */
  target(): number | undefined;
  aimAt(x: number, y: number): void;
  turn(direction: -1 | 0 | 1): void;
  hold(isHeld: boolean): void;
  /** Fires once, as soon as the cannon is reloaded. */
  shootOnce(): void;
  /** Locks on the next of the most valuable fish; undefined if there is none. */
  lockNext(): Swimmer | undefined;
  unlock(): void;
  /** Advances time. Returns whether to fire. */
  advance(seconds: number, isAuto: boolean): boolean;
  fire(stake: MinorUnits): void;
}

export function createCannon(pond: Pond, model: FishModel): Cannon {
  let angle = -Math.PI / 2;
  let turning = 0;
  let isHeld = false;
  let isOnce = false;
  let sinceShot = 1;
  let target: number | undefined;

  const aimAt = (x: number, y: number): void => {
    const [mx, my] = pond.muzzle();
    const next = Math.atan2(y - my, x - mx);
    // Angles below the raft are clamped to the nearer side.
    const isBelow = next > -MIN_RISE && next < Math.PI + MIN_RISE && next >= 0;
    angle = isBelow ? (x < mx ? -Math.PI + MIN_RISE : -MIN_RISE) : next;
  };

  const lockedOn = (): Swimmer | undefined => {
    const swimmer = target === undefined ? undefined : pond.swimmers.get(target);
    if (swimmer === undefined || swimmer.caughtAt !== undefined) target = undefined;
    return target === undefined ? undefined : swimmer;
  };

  return {
    aim: () => angle,
    recoil: () => Math.max(0, 1 - sinceShot / RECOIL_SECONDS),
    target: () => lockedOn()?.id,
    aimAt,
    turn: (direction) => {
      turning = direction;
    },
    hold: (next) => {
      isHeld = next;
    },
    shootOnce: () => {
      isOnce = true;
    },
    lockNext: () => {
      const worth = ({ kind }: Swimmer) => Math.max(...model.worth[kind].map(({ times }) => times));
      const inView = [...pond.swimmers.values()]
        .filter(
          ({ x, y, caughtAt }) =>
            caughtAt === undefined && x > EDGE && x < pond.width - EDGE && y > 0 && y < HEIGHT,
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
    advance: (seconds, isAuto) => {
      sinceShot += seconds;
      const locked = lockedOn();
      if (locked !== undefined) aimAt(locked.x, locked.y);
      const turned = angle + turning * TURN_SPEED * seconds;
      angle = Math.min(-MIN_RISE, Math.max(-Math.PI + MIN_RISE, turned));
      if (!isHeld && !isAuto && !isOnce) return false;
      if (sinceShot < RELOAD_SECONDS || pond.bullets.length >= MAX_BULLETS) return false;
      isOnce = false;
      return true;
    },
    fire: (stake) => {
      sinceShot = 0;
      pond.fire({ angle, stake, target });
    },
  };
}
