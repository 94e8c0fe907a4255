import type { FishModel } from '@perya/game-engines/fish';
import { BOSS_ART } from './bossArt';
import { disc, glow, strokePath, verticalGradient, fillPath, drawRotated, type Ctx } from './brush';
import {
  EFFECT_SECONDS,
  SWIM_PROFILES,
  HEIGHT,
  type PondEffect,
  type Pond,
  type Swimmer,
} from './pond';
import { SHOAL_ART, type DrawFish } from './shoalArt';

const BUBBLES = 26;
/** Device pixels per CSS pixel: higher values cost time with little visible difference. */
const MAX_DENSITY = 2;

/** State of the cannon, and the time since the last frame. */
interface View {
  seconds: number;
  aim: number;
  target: number | undefined;
  recoil: number;
  isMotionReduced: boolean;
}

/** Renders the pond. */
export interface Scene {
  /** Resizes the canvas to its layout size, and the pond to the canvas. */
  fit(): void;
  draw(view: View): void;
}

/** The drawing of a fish of this pond, in a 100×100 box. */
export const drawingOf = (model: FishModel, kind: Swimmer['kind']): DrawFish =>
  kind === 'boss' ? BOSS_ART[model.boss] : SHOAL_ART[kind];

/** Converts viewport coordinates to pond units. */
export function toPond(
  canvas: HTMLCanvasElement,
  { clientX, clientY }: { clientX: number; clientY: number },
): readonly [x: number, y: number] {
  const box = canvas.getBoundingClientRect();
  const unitsPerPixel = HEIGHT / box.height;
  return [(clientX - box.left) * unitsPerPixel, (clientY - box.top) * unitsPerPixel];
}

export function createScene(canvas: HTMLCanvasElement, pond: Pond, model: FishModel): Scene {
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('This browser draws no canvas.');
  let scale = 1;
  let time = 0;

  return {
    fit: () => {
      const { width, height } = canvas.getBoundingClientRect();
      const density = Math.min(MAX_DENSITY, devicePixelRatio);
      canvas.width = Math.max(1, Math.round(width * density));
      canvas.height = Math.max(1, Math.round(height * density));
      scale = canvas.height / HEIGHT;
      pond.width = canvas.width / scale;
    },
    draw: ({ seconds, aim, target, recoil, isMotionReduced }) => {
      time += seconds;
      context.setTransform(scale, 0, 0, scale, 0, 0);
      context.clearRect(0, 0, pond.width, HEIGHT);
      if (!isMotionReduced) drawBubbles(context, pond.width, time);
      const bigFirst = [...pond.swimmers.values()].sort(
        (one, other) => SWIM_PROFILES[other.kind].length - SWIM_PROFILES[one.kind].length,
      );
      for (const swimmer of bigFirst) drawSwimmer(context, model, swimmer);
      const locked = target === undefined ? undefined : pond.swimmers.get(target);
      if (locked !== undefined && locked.caughtAt === undefined) drawAim(context, locked, time);
      for (const { x, y, vx, vy } of pond.bullets) drawBullet(context, x, y, Math.atan2(vy, vx));
      drawCannon(context, pond.muzzle(), aim, recoil);
      for (const flash of pond.flashes) drawFlash(context, flash);
    },
  };
}

function drawBubbles(ctx: Ctx, width: number, time: number): void {
  for (let bubble = 0; bubble < BUBBLES; bubble += 1) {
    const pace = 24 + ((bubble * 37) % 40);
    const y = HEIGHT - ((time * pace + bubble * 173) % (HEIGHT + 60));
    const x = ((bubble * 263) % width) + Math.sin(time * 0.9 + bubble) * 14;
    disc(ctx, x, y, 2 + (bubble % 5), '#ffffff26');
  }
}

function drawSwimmer(ctx: Ctx, model: FishModel, swimmer: Swimmer): void {
  const { kind, x, y, angle, age, caughtAt, hitAt } = swimmer;
  const size = SWIM_PROFILES[kind].length / 100;
  const gone = caughtAt === undefined ? 0 : Math.min(1, (age - caughtAt) / 0.7);
  const looksLeft = Math.cos(angle) < 0;
  ctx.save();
  ctx.translate(x, y);
  // Crawling and hovering creatures stay upright.
  const isUpright = kind === 'clam' || (kind === 'boss' && model.boss === 'crab');
  ctx.rotate(isUpright ? (looksLeft ? Math.PI : 0) : angle);
  const shrink = size * (1 - gone * 0.75);
  ctx.scale(shrink, looksLeft ? -shrink : shrink);
  if (gone > 0) {
    ctx.globalAlpha = 1 - gone;
    ctx.rotate(gone * 5);
  }
  drawingOf(model, kind)(ctx, age);
  ctx.restore();
  if (hitAt >= 0 && age - hitAt < 0.14 && gone === 0) {
    glow(ctx, x, y, SWIM_PROFILES[kind].length * 0.55, '#fff3c480');
  }
}

function drawAim(ctx: Ctx, { x, y, kind }: Swimmer, time: number): void {
  const r = SWIM_PROFILES[kind].length * 0.5 + 14;
  ctx.save();
  ctx.translate(x, y);
  ctx.rotate(time * 0.8);
  ctx.strokeStyle = '#ffc94d';
  ctx.lineWidth = 4;
  ctx.setLineDash([r * 0.6, r * 0.45]);
  ctx.beginPath();
  ctx.arc(0, 0, r, 0, Math.PI * 2);
  ctx.stroke();
  ctx.restore();
}

function drawBullet(ctx: Ctx, x: number, y: number, angle: number): void {
  glow(ctx, x, y, 26, '#ffc94d99');
  drawRotated(ctx, x, y, angle, () => {
    fillPath(ctx, 'M16 0C10 -9 -8 -9 -18 0C-8 9 10 9 16 0Z', '#fff3c4');
    fillPath(ctx, 'M10 0C6 -5 -4 -5 -10 0C-4 5 6 5 10 0Z', '#ff947a');
  });
}

/** A lantern with a barrel, on a raft. */
function drawCannon(
  ctx: Ctx,
  [x, y]: readonly [number, number],
  aim: number,
  recoil: number,
): void {
  glow(ctx, x, y, 150, '#ffc94d40');
  drawRotated(ctx, x, y, aim, () => {
    ctx.translate(-recoil * 14, 0);
    fillPath(
      ctx,
      'M0 -20L74 -15L80 -19V19L74 15L0 20Z',
      verticalGradient(ctx, '#ffe486', '#b9651b', 20),
    );
    strokePath(ctx, 'M26 -18V18', '#7a3d12', 5);
    strokePath(ctx, 'M58 -16V16', '#7a3d12', 5);
  });
  disc(ctx, x, y, 38, '#6d2347');
  disc(ctx, x, y, 30, '#c8452c');
  for (let petal = 0; petal < 5; petal += 1) {
    drawRotated(ctx, x, y, aim + (petal * Math.PI * 2) / 5, () =>
      fillPath(ctx, 'M0 -9L25 0L0 9Z', '#ffc94d'),
    );
  }
  disc(ctx, x, y, 9, '#fff3dc');
  fillPath(
    ctx,
    `M${x - 96} ${y + 54}C${x - 80} ${y + 18} ${x + 80} ${y + 18} ${x + 96} ${y + 54}Z`,
    '#2a0f36',
  );
}

function drawFlash(ctx: Ctx, flash: PondEffect): void {
  const progress = flash.age / EFFECT_SECONDS[flash.kind];
  if (flash.kind === 'net') drawNet(ctx, flash, progress);
  else drawPaid(ctx, flash, progress);
}

function drawNet(ctx: Ctx, { x, y }: PondEffect, progress: number): void {
  const r = 18 + progress * 34;
  ctx.save();
  ctx.translate(x, y);
  ctx.globalAlpha = 1 - progress;
  ctx.strokeStyle = '#fff3dc';
  ctx.lineWidth = 2.5;
  for (const part of [0.4, 0.7, 1]) {
    ctx.beginPath();
    ctx.arc(0, 0, r * part, 0, Math.PI * 2);
    ctx.stroke();
  }
  for (let spoke = 0; spoke < 6; spoke += 1) {
    ctx.rotate(Math.PI / 6);
    ctx.beginPath();
    ctx.moveTo(-r, 0);
    ctx.lineTo(r, 0);
    ctx.stroke();
  }
  ctx.restore();
}

function drawPaid(ctx: Ctx, { x, y, text }: PondEffect, progress: number): void {
  ctx.save();
  ctx.globalAlpha = progress < 0.7 ? 1 : (1 - progress) / 0.3;
  ctx.font = '800 44px system-ui, sans-serif';
  ctx.textAlign = 'center';
  ctx.lineWidth = 9;
  ctx.lineJoin = 'round';
  ctx.strokeStyle = '#2a0f08';
  ctx.fillStyle = '#ffc94d';
  ctx.strokeText(text, x, y - progress * 80);
  ctx.fillText(text, x, y - progress * 80);
  ctx.restore();
}
