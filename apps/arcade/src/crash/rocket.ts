type Pen = CanvasRenderingContext2D;

/** A scene with the position and the size of the rocket. */
interface Place extends Scene {
  x: number;
  y: number;
  /** At 1 the rocket is 90 CSS pixels long. */
  size: number;
}

const SPARKS = 34;
const RAYS = 26;
const PUFFS = 9;
const TONES = ['#ffc94d', '#ff947a', '#45d6c4', '#fff3dc', '#c79bff'];
/** How long the firework of a cash-out takes to fade. */
export const BLOOM_MS = 2200;

/**
 * A paper rocket on its stick. It glows when lit, leaves a trail in flight, and tips over and falls when its
 * fuse burns out.
 */
export function drawRocket(pen: Pen, place: Place): void {
  const { x, y, size, phase, sinceMs, isMotionReduced } = place;
  const isBurning = phase === 'lit' || phase === 'flying';
  pen.save();
  pen.translate(x, y);
  pen.scale(size, size);
  if (phase === 'flying' && !isMotionReduced) pen.rotate(Math.sin(sinceMs / 260) * 0.035);
  if (phase === 'out' && !isMotionReduced) {
    const fall = Math.min(1, sinceMs / 1500);
    pen.translate(fall * 26, fall * fall * 150);
    pen.rotate(fall * 1.9);
    pen.globalAlpha = 1 - fall * 0.85;
  }
  if (isBurning) drawFire(pen, place);
  pen.fillStyle = '#c79a5a';
  pen.fillRect(-2, -6, 4, 96);
  drawPaper(pen);
  pen.restore();
}

function drawPaper(pen: Pen): void {
  const paper = pen.createLinearGradient(-15, 0, 15, 0);
  paper.addColorStop(0, '#c8452c');
  paper.addColorStop(0.45, '#ff947a');
  paper.addColorStop(1, '#8f2c3a');
  pen.fillStyle = paper;
  pen.beginPath();
  pen.roundRect(-15, -38, 30, 62, 4);
  pen.fill();
  pen.fillStyle = '#fff3dc';
  for (const band of [-26, -6, 14]) pen.fillRect(-15, band, 30, 5);
  pen.fillStyle = '#ffc94d';
  pen.beginPath();
  pen.moveTo(-18, -37);
  pen.quadraticCurveTo(-6, -56, 0, -74);
  pen.quadraticCurveTo(6, -56, 18, -37);
  pen.fill();
  pen.fillStyle = '#45d6c4';
  pen.beginPath();
  pen.arc(0, -16, 7, 0, Math.PI * 2);
  pen.fill();
}

function drawFire(pen: Pen, { phase, sinceMs, isMotionReduced }: Place): void {
  const power = phase === 'lit' ? 0.35 : 1;
  const glow = pen.createRadialGradient(0, 40, 2, 0, 40, 120 * power);
  glow.addColorStop(0, '#ffe9a8cc');
  glow.addColorStop(0.35, '#ffb35a66');
  glow.addColorStop(1, '#ff947a00');
  pen.fillStyle = glow;
  pen.fillRect(-130, -90, 260, 260);
  const flicker = isMotionReduced ? 1 : 0.86 + Math.sin(sinceMs / 37) * 0.14;
  for (const [width, length, tone] of [
    [13, 74, '#ff7a3c'],
    [8, 52, '#ffc94d'],
    [4, 30, '#fff8e0'],
  ] as const) {
    pen.fillStyle = tone;
    pen.beginPath();
    pen.moveTo(-width, 24);
    pen.quadraticCurveTo(0, 24 + length * power * flicker * 1.7, width, 24);
    pen.fill();
  }
  if (!isMotionReduced) drawSparks(pen, sinceMs, power);
}

function drawSparks(pen: Pen, sinceMs: number, power: number): void {
  for (let spark = 0; spark < SPARKS * power; spark += 1) {
    // Each spark repeats every 700 ms, with its own offset.
    const life = (sinceMs / 700 + pseudoRandom(spark, 4)) % 1;
    const sideways = (pseudoRandom(spark, 5) - 0.5) * 90 * life;
    pen.globalAlpha = 1 - life;
    pen.fillStyle = TONES[spark % 2] ?? '#ffc94d';
    pen.beginPath();
    pen.arc(sideways, 40 + life * 190 * power, 3.4 * (1 - life) + 0.6, 0, Math.PI * 2);
    pen.fill();
  }
  pen.globalAlpha = 1;
}

/** The firework of a cash-out. */
export function drawBloom(pen: Pen, { x, y, size, sinceMs, height, isMotionReduced }: Place): void {
  const open = isMotionReduced ? 1 : 1 - (1 - Math.min(1, sinceMs / 900)) ** 3;
  const left = isMotionReduced
    ? 0.7
    : Math.max(0.12, 1 - Math.max(0, sinceMs - 900) / (BLOOM_MS - 900));
  // Grows with the height: each doubling adds 22 px.
  const reach = Math.min(190, 96 + Math.log2(height / 100) * 22) * size;
  const rings = Math.min(4, 2 + Math.floor(Math.log2(height / 100) / 2));
  pen.save();
  pen.translate(x, y - 30 * size);
  const glow = pen.createRadialGradient(0, 0, 2, 0, 0, reach * 1.5);
  glow.addColorStop(0, '#ffe9a888');
  glow.addColorStop(1, '#ffc94d00');
  pen.globalAlpha = left;
  pen.fillStyle = glow;
  pen.fillRect(-reach * 1.5, -reach * 1.5, reach * 3, reach * 3);
  pen.lineCap = 'round';
  for (let ring = 0; ring < rings; ring += 1) {
    const far = reach * open * (1 - ring * 0.24);
    pen.strokeStyle = TONES[ring % TONES.length] ?? '#ffc94d';
    pen.fillStyle = pen.strokeStyle;
    pen.lineWidth = 3 * size;
    for (let ray = 0; ray < RAYS; ray += 1) {
      const angle = ((ray + ring * 0.5) / RAYS) * Math.PI * 2;
      const sink = isMotionReduced ? 0 : (sinceMs / BLOOM_MS) ** 2 * 46 * size;
      const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
      pen.beginPath();
      pen.moveTo(dx * far * 0.55, dy * far * 0.55 + sink * 0.5);
      pen.lineTo(dx * far, dy * far + sink);
      pen.stroke();
      pen.beginPath();
      pen.arc(dx * far * 1.06, dy * far * 1.06 + sink, 3.2 * size, 0, Math.PI * 2);
      pen.fill();
    }
  }
  pen.restore();
}

/** The smoke of a burnt-out fuse. */
export function drawSmoke(pen: Pen, { x, y, size, sinceMs, isMotionReduced }: Place): void {
  const age = isMotionReduced ? 0.4 : Math.min(1, sinceMs / 2400);
  for (let puff = 0; puff < PUFFS; puff += 1) {
    const drift = (pseudoRandom(puff, 6) - 0.5) * 90 * size * (0.4 + age);
    pen.globalAlpha = 0.2 * (1 - age);
    pen.fillStyle = '#cfc9de';
    pen.beginPath();
    pen.arc(
      x + drift,
      y + (30 - age * 80 - pseudoRandom(puff, 7) * 46) * size,
      (12 + pseudoRandom(puff, 8) * 22) * size * (0.5 + age),
      0,
      Math.PI * 2,
    );
    pen.fill();
  }
  pen.globalAlpha = 1;
}

/** Input of a frame. A frame depends only on this, not on the previous frame. */
export interface Scene {
  phase: 'rest' | 'lit' | 'flying' | 'cashed' | 'out';
  /** In hundredths, fractional for smooth motion. */
  height: number;
  /** Milliseconds since the phase started. */
  sinceMs: number;
  /** `prefers-reduced-motion`: no climb, no sparks, no drifting smoke. */
  isMotionReduced: boolean;
}

/** A deterministic pseudo-random number from 0 to 1. */
export function pseudoRandom(index: number, salt: number): number {
  const wave = Math.sin(index * 127.1 + salt * 311.7) * 43_758.545;
  return wave - Math.floor(wave);
}
