/** Drawings use a 100×100 box around the origin, facing right. */
export type Ctx = CanvasRenderingContext2D;

export const INK = '#1b1030';

/** A vertical gradient. */
export function verticalGradient(ctx: Ctx, top: string, bottom: string, half = 30): CanvasGradient {
  const gradient = ctx.createLinearGradient(0, -half, 0, half);
  gradient.addColorStop(0, top);
  gradient.addColorStop(1, bottom);
  return gradient;
}

/** Fills an SVG path; parsed paths are cached. */
export function fillPath(ctx: Ctx, d: string, fill: string | CanvasGradient): void {
  const path = paths.get(d) ?? new Path2D(d);
  paths.set(d, path);
  ctx.fillStyle = fill;
  ctx.fill(path);
}

/** Strokes an SVG path. */
export function strokePath(ctx: Ctx, d: string, colour: string, width: number): void {
  const path = paths.get(d) ?? new Path2D(d);
  paths.set(d, path);
  ctx.strokeStyle = colour;
  ctx.lineWidth = width;
  ctx.lineCap = 'round';
  ctx.stroke(path);
}

const paths = new Map<string, Path2D>();

export function disc(ctx: Ctx, x: number, y: number, r: number, fill: string | CanvasGradient) {
  ctx.fillStyle = fill;
  ctx.beginPath();
  ctx.arc(x, y, r, 0, Math.PI * 2);
  ctx.fill();
}

/** An eye, facing right. */
export function eye(ctx: Ctx, x: number, y: number, r: number): void {
  disc(ctx, x, y, r, '#fff8e8');
  disc(ctx, x + r * 0.25, y, r * 0.62, INK);
  disc(ctx, x + r * 0.05, y - r * 0.3, r * 0.22, '#fff');
}

/** Draws something rotated around a point, such as a tail or an arm. */
export function drawRotated(ctx: Ctx, x: number, y: number, angle: number, draw: () => void): void {
  ctx.save();
  ctx.translate(x, y);
  ctx.rotate(angle);
  draw();
  ctx.restore();
}

/** A radial glow. */
export function glow(ctx: Ctx, x: number, y: number, r: number, colour: string): void {
  const gradient = ctx.createRadialGradient(x, y, 0, x, y, r);
  gradient.addColorStop(0, colour);
  gradient.addColorStop(1, `${colour.slice(0, 7)}00`);
  disc(ctx, x, y, r, gradient);
}
