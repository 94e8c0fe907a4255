import type { FishModel } from '@perya/game-engines/fish';
import { disc, eye, glow, strokePath, verticalGradient, fillPath, drawRotated } from './brush';
import type { DrawFish } from './shoalArt';

const flap = (time: number, pace: number, by: number): number => Math.sin(time * pace) * by;

const whale: DrawFish = (ctx, time) => {
  drawRotated(ctx, -38, -2, flap(time, 2.2, 0.22), () =>
    fillPath(
      ctx,
      'M4 0C-6 -3 -14 -16 -22 -17C-19 -8 -20 -3 -15 0C-20 3 -19 8 -22 17C-14 14 -6 4 4 0Z',
      '#2b4a86',
    ),
  );
  fillPath(
    ctx,
    'M50 0C48 -22 22 -27 -6 -20C-24 -15 -36 -6 -40 -2C-36 2 -22 10 0 17C26 24 50 20 50 0Z',
    verticalGradient(ctx, '#4f83cf', '#27427a', 24),
  );
  fillPath(ctx, 'M49 5C30 10 8 8 -12 4C-2 14 24 22 40 15C46 12 49 9 49 5Z', '#d8ebff');
  for (const y of [9, 12, 15])
    strokePath(ctx, `M6 ${y}C18 ${y + 3} 32 ${y + 2} 44 ${y - 1}`, '#9dbce6', 1);
  drawRotated(ctx, 8, 13, 0.6 + flap(time, 2.4, 0.25), () =>
    fillPath(ctx, 'M0 0C-6 6 -16 14 -20 20C-8 20 4 12 8 2Z', '#27427a'),
  );
  strokePath(ctx, 'M48 4C42 3 36 4 32 6', '#1b2f5c', 1.4);
  eye(ctx, 31, -2, 2.8);
  for (const [x, y, r] of [
    [10, -12, 1.6],
    [-4, -9, 1.2],
    [22, -15, 1.1],
  ] as const)
    disc(ctx, x, y, r, '#a9cbf5');
};

const shark: DrawFish = (ctx, time) => {
  drawRotated(ctx, -34, 0, flap(time, 4, 0.22), () =>
    fillPath(
      ctx,
      'M6 0C-4 -4 -10 -20 -18 -26C-15 -10 -12 -2 -14 0C-12 3 -14 8 -16 14C-10 10 -2 4 6 0Z',
      '#52657c',
    ),
  );
  fillPath(ctx, 'M14 -12C8 -24 2 -32 -6 -34C-4 -24 -6 -16 -8 -10Z', '#52657c');
  fillPath(
    ctx,
    'M50 -2C34 -16 2 -18 -24 -6C-30 -4 -34 -1 -36 0C-32 4 -26 6 -20 8C4 15 34 12 50 -2Z',
    verticalGradient(ctx, '#7d94ad', '#e8eef5', 14),
  );
  drawRotated(ctx, 10, 8, 0.5 + flap(time, 3, 0.15), () =>
    fillPath(ctx, 'M0 0C-6 8 -14 16 -20 20C-8 20 6 12 8 0Z', '#52657c'),
  );
  fillPath(ctx, 'M46 2C38 8 28 9 22 6C28 4 38 3 46 2Z', '#5a1020');
  for (const x of [25, 29, 33, 37])
    fillPath(ctx, `M${x} 4.500L${x + 1.6} 7.500L${x + 3.2} 4Z`, '#ffffff');
  for (const x of [12, 15, 18])
    strokePath(ctx, `M${x} -4C${x - 2} -1 ${x - 2} 2 ${x} 4`, '#4a5b70', 1.2);
  for (const [x, y] of [
    [-14, -6],
    [0, -10],
    [-4, -2],
  ] as const)
    disc(ctx, x, y, 1, '#4a5b70');
  eye(ctx, 34, -6, 2.6);
};

const kraken: DrawFish = (ctx, time) => {
  for (let arm = 0; arm < 8; arm += 1) {
    const y = -15 + arm * 4.3;
    const wave = flap(time + arm * 0.55, 2.6, 10);
    const d = `M4 ${y}C-14 ${y + wave} -28 ${y - wave} -46 ${y + wave * 0.7}`;
    strokePath(ctx, d, '#6a1f5e', 6.4);
    strokePath(ctx, d, '#a63b8d', 3.6);
    disc(ctx, -30, y - wave * 0.4, 1.4, '#ffc2e6');
    disc(ctx, -20, y - wave * 0.1, 1.4, '#ffc2e6');
  }
  fillPath(
    ctx,
    'M48 -4C48 -26 20 -30 6 -20C-4 -12 -4 12 6 20C20 30 48 18 48 -4Z',
    verticalGradient(ctx, '#d861b4', '#6a1f5e', 26),
  );
  for (const [x, y, r] of [
    [34, -14, 3],
    [26, -18, 2],
    [38, -6, 2],
  ] as const)
    disc(ctx, x, y, r, '#f7a8dc');
  strokePath(ctx, 'M8 -13L18 -8', '#3d0f38', 2.6);
  eye(ctx, 15, -4, 5);
  eye(ctx, 14, 9, 4.2);
};

const crab: DrawFish = (ctx, time) => {
  for (const side of [-1, 1]) {
    for (let leg = 0; leg < 3; leg += 1) {
      const sway = flap(time * 1.4 + leg, 5, 3);
      const x = side * (18 + leg * 5);
      strokePath(
        ctx,
        `M${side * 14} ${4 + leg * 4}L${x + sway} ${12 + leg * 4}L${x + side * 5 + sway} ${22 + leg * 2}`,
        '#a12a1e',
        3,
      );
    }
    drawRotated(ctx, side * 20, -6, side * (0.15 + flap(time, 2, 0.14)), () => {
      strokePath(ctx, `M0 0L${side * 12} -10`, '#c83a28', 5);
      fillPath(
        ctx,
        `M${side * 8} -8C${side * 8} -24 ${side * 26} -30 ${side * 30} -20L${side * 18} -16L${side * 30} -12C${side * 26} -2 ${side * 10} -2 ${side * 8} -8Z`,
        '#e2553a',
      );
    });
  }
  fillPath(
    ctx,
    'M-28 2C-28 -16 -12 -20 0 -20C12 -20 28 -16 28 2C28 14 14 18 0 18C-14 18 -28 14 -28 2Z',
    verticalGradient(ctx, '#ff7d54', '#b02c1e', 20),
  );
  for (const [x, y, r] of [
    [-12, -6, 3],
    [10, -8, 2.4],
    [0, 4, 2],
  ] as const)
    disc(ctx, x, y, r, '#ffb08a');
  strokePath(ctx, 'M-8 10C-3 13 3 13 8 10', '#7a1c12', 1.8);
  for (const x of [-8, 8]) {
    strokePath(ctx, `M${x} -18L${x} -26`, '#c83a28', 2.6);
    eye(ctx, x, -28, 4);
  }
};

const turtle: DrawFish = (ctx, time) => {
  const stroke = flap(time, 2.6, 0.4);
  drawRotated(ctx, 14, -10, -0.7 - stroke, () =>
    fillPath(ctx, 'M0 0C-4 -12 -16 -24 -24 -24C-22 -12 -10 0 2 6Z', '#c79a2b'),
  );
  drawRotated(ctx, 14, 10, 0.7 + stroke, () =>
    fillPath(ctx, 'M0 0C-4 12 -16 24 -24 24C-22 12 -10 0 2 -6Z', '#c79a2b'),
  );
  fillPath(ctx, 'M-26 -8C-34 -16 -42 -16 -44 -12C-38 -8 -32 -4 -28 -2Z', '#b0862a');
  fillPath(ctx, 'M-26 8C-34 16 -42 16 -44 12C-38 8 -32 4 -28 2Z', '#b0862a');
  fillPath(ctx, 'M24 -8C36 -14 48 -10 50 0C48 10 36 14 24 8Z', '#e0b84a');
  glow(ctx, 0, 0, 44, '#ffd97766');
  fillPath(
    ctx,
    'M28 0C28 -18 8 -25 -8 -22C-24 -19 -32 -8 -32 0C-32 8 -24 19 -8 22C8 25 28 18 28 0Z',
    verticalGradient(ctx, '#ffd95e', '#b77718', 24),
  );
  for (const d of [
    'M-8 -10L8 -10L14 0L8 10L-8 10L-14 0Z',
    'M8 -10L16 -18',
    'M14 0L27 0',
    'M8 10L16 18',
    'M-8 10L-14 20',
    'M-14 0L-31 0',
    'M-8 -10L-14 -20',
  ])
    strokePath(ctx, d, '#8a5510', 2);
  eye(ctx, 42, -4, 3);
};

const jelly: DrawFish = (ctx, time) => {
  ctx.save();
  // It swims head first.
  ctx.rotate(Math.PI / 2);
  const pulse = 1 + flap(time, 2.6, 0.07);
  glow(ctx, 0, -8, 50, '#9fd8ff55');
  for (let arm = 0; arm < 7; arm += 1) {
    const x = -21 + arm * 7;
    const wave = flap(time + arm * 0.5, 2.4, 6);
    strokePath(
      ctx,
      `M${x} 2C${x + wave} 16 ${x - wave} 30 ${x + wave} ${42 + (arm % 2) * 5}`,
      arm % 2 === 0 ? '#b9e4ffbb' : '#e3b8ffbb',
      3.2,
    );
  }
  ctx.scale(pulse, 2 - pulse);
  fillPath(
    ctx,
    'M-32 2C-34 -28 -16 -42 0 -42C16 -42 34 -28 32 2C26 -3 20 4 13 0C7 -3 -7 -3 -13 0C-20 4 -26 -3 -32 2Z',
    verticalGradient(ctx, '#d7f2ffee', '#8d7bffcc', 40),
  );
  for (const [x, y, r] of [
    [-12, -22, 5],
    [10, -26, 4],
    [0, -14, 3.4],
    [18, -14, 3],
  ] as const)
    disc(ctx, x, y, r, '#ffffff88');
  ctx.restore();
};

/** Drawings of each pond's boss. */
export const BOSS_ART: Readonly<Record<FishModel['boss'], DrawFish>> = {
  whale,
  shark,
  kraken,
  crab,
  turtle,
  jelly,
};
