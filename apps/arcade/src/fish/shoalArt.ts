import type { FishId } from '@perya/game-engines/fish';
import {
  disc,
  eye,
  glow,
  INK,
  strokePath,
  verticalGradient,
  fillPath,
  drawRotated,
  type Ctx,
} from './brush';

/** Draws one fish at an age, in seconds. */
export type DrawFish = (ctx: Ctx, time: number) => void;

const flap = (time: number, pace: number, by: number): number => Math.sin(time * pace) * by;

interface Plain {
  body: string;
  top: string;
  bottom: string;
  fin: string;
  tail: string;
  /** Drawn over the body, clipped to it. */
  marks?: (ctx: Ctx) => void;
  over?: string;
  eyeAt: readonly [number, number, number];
}

/** A fish with a body, fins and a tail. */
const plain =
  ({ body, top, bottom, fin, tail, marks, over, eyeAt }: Plain): DrawFish =>
  (ctx, time) => {
    drawRotated(ctx, -30, 0, flap(time, 9, 0.22), () => fillPath(ctx, tail, fin));
    if (over !== undefined) fillPath(ctx, over, fin);
    fillPath(ctx, body, verticalGradient(ctx, top, bottom));
    if (marks !== undefined) {
      ctx.save();
      ctx.clip(new Path2D(body));
      marks(ctx);
      ctx.restore();
    }
    drawRotated(ctx, 2, 8, 0.5 + flap(time, 7, 0.3), () =>
      fillPath(ctx, 'M0 0C-6 4 -14 10 -16 14C-8 14 2 10 6 2Z', fin),
    );
    eye(ctx, ...eyeAt);
  };

const OVAL = 'M48 2C38 -20 8 -26 -16 -14C-26 -9 -32 -3 -34 0C-32 4 -26 9 -16 14C8 26 38 20 48 2Z';
const TALL =
  'M44 0C36 -24 12 -36 -10 -26C-24 -19 -30 -6 -32 0C-30 6 -24 19 -10 26C12 36 36 24 44 0Z';
const SLIM = 'M50 1C36 -11 4 -15 -22 -8C-28 -6 -33 -2 -35 0C-33 3 -28 6 -22 8C4 14 36 12 50 1Z';
const FORK = 'M4 0C-4 -4 -14 -16 -22 -20C-18 -8 -18 8 -22 20C-14 16 -4 4 4 0Z';
const FAN = 'M4 0C-6 -10 -16 -16 -20 -14C-16 -6 -16 6 -20 14C-16 16 -6 10 4 0Z';

const band = (ctx: Ctx, x: number, width: number, colour: string): void => {
  ctx.fillStyle = colour;
  ctx.fillRect(x, -50, width, 100);
};

const sardine = plain({
  body: SLIM,
  top: '#5fb6d9',
  bottom: '#eaf6fb',
  fin: '#3d8fb8',
  tail: FORK,
  marks: (ctx) => strokePath(ctx, 'M-30 0C0 -4 20 -3 44 1', '#2d6f96', 2.4),
  eyeAt: [33, -3, 4.2],
});

const clownfish = plain({
  body: OVAL,
  top: '#ff9a3d',
  bottom: '#e2571e',
  fin: '#ff7a2b',
  tail: FAN,
  over: 'M24 -18C10 -34 -10 -32 -16 -14Z',
  marks: (ctx) => {
    band(ctx, 14, 11, INK);
    band(ctx, 16, 7, '#fff6e6');
    band(ctx, -18, 11, INK);
    band(ctx, -16, 7, '#fff6e6');
  },
  eyeAt: [34, -5, 5],
});

const butterfly = plain({
  body: TALL,
  top: '#ffe066',
  bottom: '#f2b01e',
  fin: '#f7c83a',
  tail: FAN,
  over: 'M22 -24C4 -46 -22 -42 -24 -18Z',
  marks: (ctx) => {
    band(ctx, 27, 7, INK);
    for (const x of [-24, -12, 0, 12]) strokePath(ctx, `M${x} -34L${x + 10} 34`, '#c77f0a', 2);
    disc(ctx, -16, -12, 7, INK);
  },
  eyeAt: [32, -7, 4.6],
});

const lionfish: DrawFish = (ctx, time) => {
  for (let ray = 0; ray < 9; ray += 1) {
    const angle = -2.7 + ray * 0.27 + flap(time, 3, 0.06);
    drawRotated(ctx, -2, -8, angle, () => {
      strokePath(ctx, 'M0 0L44 0', '#b8324a', 3.4);
      disc(ctx, 44, 0, 3, '#ffe9c9');
    });
    drawRotated(ctx, 2, 8, 2.4 - ray * 0.24 + flap(time, 3, 0.08), () =>
      strokePath(ctx, 'M0 0L36 0', '#d8576b', 2.8),
    );
  }
  plain({
    body: OVAL,
    top: '#e2506a',
    bottom: '#7a1830',
    fin: '#c8405a',
    tail: FAN,
    marks: (inner) => {
      for (const x of [-26, -14, -2, 10, 22]) band(inner, x, 4.5, '#ffe9c9');
    },
    eyeAt: [35, -5, 5],
  })(ctx, time);
};

const puffer: DrawFish = (ctx, time) => {
  const full = 1 + flap(time, 2.2, 0.04);
  drawRotated(ctx, -34, 0, flap(time, 8, 0.3), () => fillPath(ctx, FAN, '#c99433'));
  ctx.save();
  ctx.scale(full, full);
  for (let spike = 0; spike < 22; spike += 1) {
    drawRotated(ctx, 2, 0, (spike / 22) * Math.PI * 2, () =>
      fillPath(ctx, 'M30 -3L40 0L30 3Z', '#e8b54a'),
    );
  }
  disc(ctx, 2, 0, 33, verticalGradient(ctx, '#f7d774', '#fff4d6', 34));
  for (const [x, y, r] of [
    [-12, -18, 5],
    [4, -23, 4],
    [-20, -4, 4],
    [16, -15, 3.5],
  ] as const)
    disc(ctx, x, y, r, '#a8721c');
  strokePath(ctx, 'M30 8C27 11 23 11 20 9', '#8a4d14', 2.6);
  ctx.restore();
  drawRotated(ctx, 0, 6, 0.4 + flap(time, 11, 0.5), () =>
    fillPath(ctx, 'M0 0C-8 2 -14 8 -14 13C-6 13 2 8 4 2Z', '#c99433'),
  );
  eye(ctx, 22, -8, 7);
};

const seahorse: DrawFish = (ctx, time) => {
  ctx.save();
  ctx.rotate(flap(time, 2, 0.08));
  drawRotated(ctx, -8, 0, flap(time, 16, 0.25), () =>
    fillPath(ctx, 'M0 -8C-14 -12 -20 0 -14 8C-10 10 -2 8 0 6Z', '#ffd27a'),
  );
  strokePath(ctx, 'M6 -22C-8 -10 10 4 4 18C0 30 -14 32 -14 22C-14 16 -6 16 -6 21', '#b35a9e', 13);
  strokePath(ctx, 'M6 -22C-8 -10 10 4 4 18C0 30 -14 32 -14 22C-14 16 -6 16 -6 21', '#e58bd0', 8);
  fillPath(
    ctx,
    'M-4 -40C8 -48 18 -42 18 -34L38 -29C40 -27 40 -24 37 -23L16 -22C8 -16 -4 -18 -6 -28Z',
    '#e58bd0',
  );
  fillPath(ctx, 'M-4 -40L-10 -48L0 -44L4 -52L8 -43Z', '#b35a9e');
  for (const y of [-8, 0, 8]) strokePath(ctx, `M-2 ${y}L8 ${y}`, '#ffd7f2', 2);
  eye(ctx, 11, -33, 4.6);
  ctx.restore();
};

const squid: DrawFish = (ctx, time) => {
  for (let arm = 0; arm < 6; arm += 1) {
    const wave = flap(time + arm * 0.4, 5, 7);
    const y = -11 + arm * 4.4;
    strokePath(
      ctx,
      `M-8 ${y}C-22 ${y + wave} -32 ${y - wave} -48 ${y + wave * 0.8}`,
      '#d06a8e',
      4.5,
    );
  }
  fillPath(ctx, 'M20 -20C34 -26 44 -18 50 0C44 18 34 26 20 20Z', '#b84a74');
  fillPath(
    ctx,
    'M48 0C36 -17 8 -19 -10 -13C-15 -8 -15 8 -10 13C8 19 36 17 48 0Z',
    verticalGradient(ctx, '#ff9ab8', '#c94f7c', 18),
  );
  for (const [x, y] of [
    [28, -5],
    [18, 7],
    [10, -8],
  ] as const)
    disc(ctx, x, y, 2.6, '#ffd0dd');
  eye(ctx, -4, -3, 6);
};

const ray: DrawFish = (ctx, time) => {
  const wing = flap(time, 3.4, 8);
  strokePath(ctx, `M-26 0C-38 ${wing * 0.5} -46 ${-wing * 0.4} -62 ${wing * 0.6}`, '#27536b', 3.4);
  fillPath(
    ctx,
    `M38 0C26 -10 12 ${-32 - wing} -14 ${-40 - wing}C-12 -22 -22 -10 -28 0C-22 10 -12 22 -14 ${40 + wing}C12 ${32 + wing} 26 10 38 0Z`,
    verticalGradient(ctx, '#3d7f9c', '#79c4d6', 40),
  );
  for (const [x, y, r] of [
    [2, -16, 4],
    [-8, -24, 3],
    [2, 16, 4],
    [-8, 24, 3],
    [-12, 0, 4],
  ] as const)
    disc(ctx, x, y, r, '#bdf0f2');
  eye(ctx, 24, -6, 4);
  eye(ctx, 24, 6, 4);
};

const lanternfish: DrawFish = (ctx, time) => {
  const light = 0.75 + flap(time, 4, 0.2);
  glow(ctx, 50, -27, 34 * light, '#ffd86bcc');
  strokePath(ctx, 'M14 -20C20 -40 42 -42 49 -29', '#6b4fa0', 3.2);
  disc(ctx, 50, -27, 6, '#fff1b8');
  drawRotated(ctx, -30, 0, flap(time, 7, 0.25), () => fillPath(ctx, FAN, '#5b3f96'));
  fillPath(
    ctx,
    'M42 8C38 -20 8 -30 -14 -20C-28 -13 -33 -5 -35 0C-33 8 -26 18 -12 23C8 30 34 28 42 8Z',
    verticalGradient(ctx, '#7d5cc0', '#34205e'),
  );
  fillPath(ctx, 'M43 6C34 12 20 14 12 10C18 24 34 24 42 10Z', '#1a0e30');
  for (const x of [18, 24, 30, 36])
    fillPath(ctx, `M${x} 11L${x + 2.4} 17L${x + 4.8} 11Z`, '#fff6e6');
  for (const [x, y] of [
    [-18, 6],
    [-8, 12],
    [2, 15],
  ] as const)
    disc(ctx, x, y, 2.6, '#8ef0ff');
  eye(ctx, 24, -7, 6.4);
};

const sailfish: DrawFish = (ctx, time) => {
  drawRotated(ctx, -36, 0, flap(time, 9, 0.2), () =>
    fillPath(ctx, 'M4 0C-4 -4 -10 -18 -16 -26C-15 -10 -15 10 -16 26C-10 18 -4 4 4 0Z', '#1d5f8c'),
  );
  const sail = flap(time, 3, 2);
  fillPath(
    ctx,
    `M16 -7C12 ${-32 + sail} -6 ${-40 + sail} -22 ${-26 + sail}C-24 -16 -26 -8 -28 -5Z`,
    '#2a86c4',
  );
  for (const x of [8, -2, -12, -20]) strokePath(ctx, `M${x} -8L${x - 3} -26`, '#1d5f8c', 1.4);
  fillPath(ctx, 'M26 -2L66 -6L26 4Z', '#2b3f66');
  fillPath(
    ctx,
    'M32 0C20 -11 -8 -12 -32 -4C-36 -2 -38 -1 -39 0C-38 2 -36 3 -32 5C-8 11 20 10 32 0Z',
    verticalGradient(ctx, '#1f6fa8', '#d9f1ff', 12),
  );
  for (const x of [-20, -10, 0, 10]) strokePath(ctx, `M${x} -6L${x - 2} 3`, '#8fd6ff', 1.6);
  eye(ctx, 22, -2, 3.4);
};

const clam: DrawFish = (ctx, time) => {
  const gape = 0.28 + flap(time, 1.6, 0.16);
  glow(ctx, 2, -4, 36, '#fff3c499');
  fillPath(ctx, 'M-36 2C-30 28 30 28 36 2C20 10 -20 10 -36 2Z', '#8c5ea8');
  for (const x of [-22, -10, 2, 14, 24]) strokePath(ctx, `M${x} 8L${x * 0.7} 22`, '#6d4589', 2.4);
  disc(ctx, 2, 0, 9, verticalGradient(ctx, '#ffffff', '#ffd9ec', 10));
  disc(ctx, -1, -3, 2.6, '#ffffff');
  drawRotated(ctx, -34, 2, -gape, () => {
    fillPath(ctx, 'M0 0C6 -32 66 -32 72 0C52 -6 20 -6 0 0Z', '#b88ad0');
    for (const x of [14, 26, 38, 50, 60])
      strokePath(ctx, `M${x} -6L${18 + x * 0.5} -22`, '#8c5ea8', 2.4);
  });
};

/** Drawings of the regular fish; the boss is drawn by its pond. */
export const SHOAL_ART: Readonly<Record<Exclude<FishId, 'boss'>, DrawFish>> = {
  sardine,
  clownfish,
  butterfly,
  seahorse,
  puffer,
  lionfish,
  squid,
  ray,
  lanternfish,
  sailfish,
  clam,
};
