import { FISH, type FishId } from '@perya/game-engines/fish';
import type { MinorUnits } from '@perya/rules/money';

/** Height of the pond in its own units on every screen; the width follows the screen. */
export const HEIGHT = 900;

/** One fish in the pond. This module only moves it, independently of payouts. */
export interface Swimmer {
  id: number;
  kind: FishId;
  x: number;
  y: number;
  /** Direction in radians; 0 is to the right. */
  angle: number;
  /** Seconds since it appeared. */
  age: number;
  /** When it was last hit, as its age at that time. */
  hitAt: number;
  /** When it was caught, as its age at that time; undefined while it swims. */
  caughtAt?: number;
  path: Path;
}

interface Path {
  from: readonly [number, number];
  to: readonly [number, number];
  seconds: number;
  sway: number;
  turns: number;
  /** Offset within its shoal: distance behind and beside the first fish. */
  offset: readonly [number, number];
}

interface Bullet {
  x: number;
  y: number;
  vx: number;
  vy: number;
  stake: MinorUnits;
  /** The locked-on fish that the bullet follows. */
  target: number | undefined;
}

/** A hit, to be sent in a batch. */
export interface Hit {
  swimmer: Swimmer;
  stake: MinorUnits;
  x: number;
  y: number;
}

/** A short effect: a payout, or the net of a hit. */
export interface PondEffect {
  kind: 'paid' | 'net';
  x: number;
  y: number;
  text: string;
  /** Seconds since it appeared. */
  age: number;
}

/** Duration of each kind of effect, in seconds. */
export const EFFECT_SECONDS: Readonly<Record<PondEffect['kind'], number>> = {
  paid: 1.3,
  net: 0.35,
};

interface Habit {
  /** In units of the pond. */
  length: number;
  /** Time to cross the pond. */
  seconds: number;
  /** Relative frequency. */
  share: number;
  /** Max size of a shoal. */
  shoal: number;
}

export const SWIM_PROFILES: Readonly<Record<FishId, Habit>> = {
  sardine: { length: 62, seconds: 11, share: 9, shoal: 6 },
  clownfish: { length: 70, seconds: 13, share: 8, shoal: 4 },
  butterfly: { length: 76, seconds: 14, share: 7, shoal: 3 },
  seahorse: { length: 92, seconds: 18, share: 6, shoal: 2 },
  puffer: { length: 96, seconds: 16, share: 6, shoal: 1 },
  lionfish: { length: 120, seconds: 16, share: 5, shoal: 1 },
  squid: { length: 130, seconds: 14, share: 4, shoal: 2 },
  ray: { length: 178, seconds: 17, share: 4, shoal: 1 },
  lanternfish: { length: 150, seconds: 18, share: 3, shoal: 1 },
  sailfish: { length: 236, seconds: 11, share: 2.5, shoal: 1 },
  clam: { length: 128, seconds: 26, share: 1.6, shoal: 1 },
  boss: { length: 400, seconds: 24, share: 0.8, shoal: 1 },
};

const BULLET_SPEED = 1150;
const CAUGHT_SECONDS = 0.7;
/** No new shoal appears while this many fish swim. */
const DEMO_MEMBERS = 26;
/** Radians. */
const MAX_TILT = 0.5;
/** Max number of a kind at the same time. */
const MAX_AT_ONCE: Readonly<Partial<Record<FishId, number>>> = { boss: 1, clam: 1, sailfish: 2 };

/**
 * The moving contents of the pond. Its randomness only affects visuals: the seeds decide whether a fish is
 * caught.
 */
export interface Pond {
  width: number;
  readonly swimmers: Map<number, Swimmer>;
  readonly bullets: Bullet[];
  readonly flashes: PondEffect[];
  /** Advances everything. Returns the hits. */
  advance(seconds: number): Hit[];
  fire(bullet: { angle: number; stake: MinorUnits; target: number | undefined }): void;
  flash(kind: PondEffect['kind'], at: { x: number; y: number }, text?: string): void;
  /** Position of the cannon. */
  muzzle(): readonly [number, number];
}

export function createPond(random: () => number = Math.random): Pond {
  const swimmers = new Map<number, Swimmer>();
  const bullets: Bullet[] = [];
  const flashes: PondEffect[] = [];
  let serial = 0;
  let nextShoal = 0;

  const pond: Pond = {
    width: 1600,
    swimmers,
    bullets,
    flashes,
    muzzle: () => [pond.width / 2, HEIGHT - 54],
    fire: ({ angle, ...bullet }) => {
      const [x, y] = pond.muzzle();
      const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
      bullets.push({
        ...bullet,
        x: x + dx * 70,
        y: y + dy * 70,
        vx: dx * BULLET_SPEED,
        vy: dy * BULLET_SPEED,
      });
    },
    flash: (kind, { x, y }, text = '') => flashes.push({ kind, x, y, text, age: 0 }),
    advance: (seconds) => {
      fade(flashes, seconds);
      nextShoal -= seconds;
      if (nextShoal <= 0 && swimmers.size < DEMO_MEMBERS) {
        nextShoal = 0.5 + random();
        for (const swimmer of shoal(chooseKind(swimmers, random), pond.width, random)) {
          serial += 1;
          swimmers.set(serial, { ...swimmer, id: serial });
        }
      }
      for (const swimmer of swimmers.values()) {
        if (!swim(swimmer, seconds)) swimmers.delete(swimmer.id);
      }
      return fly(pond, seconds);
    },
  };
  return pond;
}

function chooseKind(swimmers: ReadonlyMap<number, Swimmer>, random: () => number): FishId {
  const count = (kind: FishId) =>
    [...swimmers.values()].filter((swimmer) => swimmer.kind === kind).length;
  const free = FISH.filter((kind) => count(kind) < (MAX_AT_ONCE[kind] ?? Infinity));
  const total = free.reduce((sum, kind) => sum + SWIM_PROFILES[kind].share, 0);
  let left = random() * total;
  return free.find((kind) => (left -= SWIM_PROFILES[kind].share) < 0) ?? 'sardine';
}

/** A group of fish of one kind that crosses the pond. */
function shoal(kind: FishId, width: number, random: () => number): Omit<Swimmer, 'id'>[] {
  const { length, seconds, shoal: max } = SWIM_PROFILES[kind];
  const goesRight = random() < 0.5;
  const [near, far] = [-length, width + length];
  const isLow = kind === 'clam';
  const level = () => (isLow ? HEIGHT * 0.84 : HEIGHT * (0.1 + random() * 0.66));
  const from = [goesRight ? near : far, level()] as const;
  const to = [goesRight ? far : near, level()] as const;
  const sway = isLow || kind === 'boss' ? 12 : 20 + random() * 50;
  const turns = 1 + random() * 2;
  const count = max === 1 ? 1 : 1 + Math.floor(random() * max);
  return Array.from({ length: count }, (_, place) => ({
    kind,
    x: from[0],
    y: from[1],
    angle: 0,
    age: -place * 0.35,
    hitAt: -1,
    path: {
      from,
      to,
      sway,
      turns,
      seconds: seconds * (0.85 + random() * 0.4) * Math.max(0.6, width / 1600),
      offset: [0, place === 0 ? 0 : (random() - 0.5) * length * 1.4] as const,
    },
  }));
}

/** Moves a fish. Returns false once it has left. */
function swim(swimmer: Swimmer, seconds: number): boolean {
  swimmer.age += seconds;
  if (swimmer.caughtAt !== undefined) return swimmer.age - swimmer.caughtAt < CAUGHT_SECONDS;
  const { from, to, seconds: whole, sway, turns, offset } = swimmer.path;
  const way = Math.max(0, swimmer.age / whole);
  const wave = way * turns * Math.PI * 2;
  const x = from[0] + (to[0] - from[0]) * way + offset[0];
  const y = from[1] + (to[1] - from[1]) * way + Math.sin(wave) * sway + offset[1];
  if (x !== swimmer.x) swimmer.angle = lookOf(x - swimmer.x, y - swimmer.y);
  swimmer.x = x;
  swimmer.y = y;
  return way < 1;
}

function fade(flashes: PondEffect[], seconds: number): void {
  for (let place = flashes.length - 1; place >= 0; place -= 1) {
    const flash = flashes[place];
    if (flash === undefined) continue;
    flash.age += seconds;
    if (flash.age >= EFFECT_SECONDS[flash.kind]) flashes.splice(place, 1);
  }
}

/** Limits the tilt, however narrow the pond is. */
function lookOf(dx: number, dy: number): number {
  const tilt = Math.max(-MAX_TILT, Math.min(MAX_TILT, Math.atan2(dy, Math.abs(dx))));
  return dx < 0 ? Math.PI - tilt : tilt;
}

/** Moves the bullets, which bounce off the edges or follow their target. */
function fly(pond: Pond, seconds: number): Hit[] {
  const hits: Hit[] = [];
  for (let place = pond.bullets.length - 1; place >= 0; place -= 1) {
    const bullet = pond.bullets[place];
    if (bullet === undefined) continue;
    follow(bullet, pond.swimmers);
    bullet.x += bullet.vx * seconds;
    bullet.y += bullet.vy * seconds;
    if (bullet.x < 0 || bullet.x > pond.width) {
      bullet.vx = Math.abs(bullet.vx) * (bullet.x < 0 ? 1 : -1);
    }
    if (bullet.y < 0 || bullet.y > HEIGHT) {
      bullet.vy = Math.abs(bullet.vy) * (bullet.y < 0 ? 1 : -1);
    }
    const swimmer = struck(bullet, pond);
    if (swimmer === undefined) continue;
    pond.bullets.splice(place, 1);
    swimmer.hitAt = swimmer.age;
    hits.push({ swimmer, stake: bullet.stake, x: bullet.x, y: bullet.y });
  }
  return hits;
}

function follow(bullet: Bullet, swimmers: ReadonlyMap<number, Swimmer>): void {
  if (bullet.target === undefined) return;
  const target = swimmers.get(bullet.target);
  if (target === undefined || target.caughtAt !== undefined) {
    bullet.target = undefined;
    return;
  }
  const angle = Math.atan2(target.y - bullet.y, target.x - bullet.x);
  bullet.vx = Math.cos(angle) * BULLET_SPEED;
  bullet.vy = Math.sin(angle) * BULLET_SPEED;
}

function struck({ x, y, target }: Bullet, pond: Pond): Swimmer | undefined {
  for (const swimmer of pond.swimmers.values()) {
    // A locked bullet ignores other fish.
    if (target !== undefined && swimmer.id !== target) continue;
    if (swimmer.caughtAt === undefined && isInside(swimmer, x, y)) return swimmer;
  }
  return undefined;
}

/** Whether a point is on a fish, approximated by a rotated ellipse. */
export function isInside(swimmer: Swimmer, x: number, y: number): boolean {
  const { length } = SWIM_PROFILES[swimmer.kind];
  const [dx, dy] = [x - swimmer.x, y - swimmer.y];
  const [cos, sin] = [Math.cos(-swimmer.angle), Math.sin(-swimmer.angle)];
  const along = (dx * cos - dy * sin) / (length * 0.5);
  const across = (dx * sin + dy * cos) / (length * 0.34);
  return along * along + across * across <= 1;
}
