import { START_HEIGHT } from '@perya/game-engines/crash';
import { drawBloom, drawRocket, drawSmoke, pseudoRandom, type Scene } from './rocket';

const STARS = 110;
/** How far the background moves down for each doubling of the height, in canvas heights. */
const FALL = 0.55;
/** Heights labeled in the sky, as multiples of the stake. */
const MARKS = [1.2, 1.5, 2, 3, 5, 7, 10, 15, 20, 30, 50, 75, 100, 200, 300, 500, 1000, 2000, 5000];
const FLAGS = ['#ff947a', '#ffc94d', '#45d6c4', '#fff3dc', '#b46bd0'];

/** Higher device pixel ratios cost time without a visible difference. */
const MAX_PIXEL_RATIO = 2;

/** Draws the night sky over the fairground, at the layout size of the canvas. */
export function drawSky(canvas: HTMLCanvasElement, scene: Scene): void {
  const context = canvas.getContext('2d');
  if (context === null) return;
  const { clientWidth: width, clientHeight: height } = canvas;
  const ratio = Math.min(MAX_PIXEL_RATIO, devicePixelRatio);
  const pixels = { width: Math.round(width * ratio), height: Math.round(height * ratio) };
  // Setting a size clears and reallocates the canvas.
  if (canvas.width !== pixels.width || canvas.height !== pixels.height) {
    Object.assign(canvas, pixels);
  }
  context.setTransform(ratio, 0, 0, ratio, 0, 0);
  context.clearRect(0, 0, width, height);
  drawWorld(context, width, height, scene);
}

type Pen = CanvasRenderingContext2D;

function drawWorld(pen: Pen, width: number, height: number, scene: Scene): void {
  const climbed = scene.isMotionReduced ? 0 : Math.log2(Math.max(1, scene.height / START_HEIGHT));
  const fallen = climbed * FALL * height;
  drawNight(pen, width, height, climbed);
  drawStars(pen, width, height, fallen);
  drawGround(pen, width, height, fallen);
  const x = width / 2;
  const y = rocketY(height, scene);
  if (scene.phase !== 'rest' && !scene.isMotionReduced)
    drawMarks(pen, width, height, { y, climbed });
  const size = Math.min(width, height * 1.2) / 420;
  if (scene.phase === 'cashed') drawBloom(pen, { x, y, size, ...scene });
  else {
    if (scene.phase === 'out') drawSmoke(pen, { x, y, size, ...scene });
    drawRocket(pen, { x, y, size, ...scene });
  }
}

/** The rocket rises for 1.2 s; then it stays in place and the background moves down. */
function rocketY(height: number, { phase, sinceMs, isMotionReduced }: Scene): number {
  const start = height * 0.74;
  const aloft = height * 0.62;
  if (phase === 'rest' || phase === 'lit' || isMotionReduced) return start;
  if (phase !== 'flying') return aloft;
  const way = Math.min(1, sinceMs / 1200);
  return start + (aloft - start) * way * way * (3 - 2 * way);
}

function drawNight(pen: Pen, width: number, height: number, climbed: number): void {
  const night = pen.createLinearGradient(0, 0, 0, height);
  const deep = Math.min(0.92, 0.66 + climbed * 0.05);
  night.addColorStop(0, `rgb(9 10 26 / ${deep})`);
  night.addColorStop(0.6, `rgb(24 22 58 / ${deep - 0.1})`);
  night.addColorStop(1, `rgb(74 38 78 / ${Math.max(0, 0.6 - climbed * 0.12)})`);
  pen.fillStyle = night;
  pen.fillRect(0, 0, width, height);
}

function drawStars(pen: Pen, width: number, height: number, fallen: number): void {
  pen.fillStyle = '#fff6e6';
  for (let index = 0; index < STARS; index += 1) {
    const depth = 0.15 + pseudoRandom(index, 3) * 0.4;
    const size = depth * 3.2;
    const y = (pseudoRandom(index, 2) * height * 1.1 + fallen * depth) % (height * 1.1);
    pen.globalAlpha = 0.25 + depth;
    pen.fillRect(pseudoRandom(index, 1) * width, y - height * 0.05, size, size);
  }
  pen.globalAlpha = 1;
}

/** The fairground below: a wheel, tents, and bunting. */
function drawGround(pen: Pen, width: number, height: number, fallen: number): void {
  if (fallen > height) return;
  const floor = height * 0.9 + fallen;
  drawWheel(pen, width * 0.17, floor - height * 0.15, Math.min(height * 0.15, width * 0.14));
  for (let tent = 0; tent < 5; tent += 1)
    drawTent(pen, width * (0.32 + tent * 0.16), floor, Math.min(height * 0.16, width * 0.16), tent);
  pen.fillStyle = '#120f25';
  pen.fillRect(0, floor, width, height);
  drawFlags(pen, width, floor - height * 0.32, height * 0.09);
  drawFlags(pen, width, floor - height * 0.2, height * 0.06);
}

function drawWheel(pen: Pen, x: number, y: number, radius: number): void {
  pen.strokeStyle = '#3c2f5f';
  pen.lineWidth = Math.max(2, radius * 0.05);
  pen.beginPath();
  pen.arc(x, y, radius, 0, Math.PI * 2);
  for (let spoke = 0; spoke < 6; spoke += 1) {
    const angle = (spoke * Math.PI) / 6;
    pen.moveTo(x - Math.cos(angle) * radius, y - Math.sin(angle) * radius);
    pen.lineTo(x + Math.cos(angle) * radius, y + Math.sin(angle) * radius);
  }
  pen.moveTo(x - radius * 0.6, y + radius);
  pen.lineTo(x, y);
  pen.lineTo(x + radius * 0.6, y + radius);
  pen.stroke();
  for (let light = 0; light < 12; light += 1) {
    const angle = (light * Math.PI) / 6;
    pen.fillStyle = FLAGS[light % FLAGS.length] ?? '#fff3dc';
    pen.beginPath();
    pen.arc(x + Math.cos(angle) * radius, y + Math.sin(angle) * radius, radius * 0.055, 0, 7);
    pen.fill();
  }
}

function drawTent(pen: Pen, x: number, floor: number, size: number, index: number): void {
  const wall = size * 0.34;
  pen.fillStyle = index % 2 === 0 ? '#4a2444' : '#2b2755';
  pen.fillRect(x - size / 2, floor - wall, size, wall);
  for (let stripe = 0; stripe < 6; stripe += 1) {
    pen.fillStyle = stripe % 2 === 0 ? (index % 2 === 0 ? '#a8483f' : '#2f6d74') : '#d9c2a8';
    pen.beginPath();
    pen.moveTo(x, floor - size * 0.8);
    pen.lineTo(x - size * 0.6 + (stripe * size) / 5, floor - wall);
    pen.lineTo(x - size * 0.6 + ((stripe + 1) * size) / 5, floor - wall);
    pen.fill();
  }
  pen.fillStyle = '#ffd27a';
  pen.fillRect(x - size * 0.1, floor - wall * 0.8, size * 0.2, wall * 0.8);
}

function drawFlags(pen: Pen, width: number, y: number, sag: number): void {
  const count = Math.max(10, Math.round(width / 34));
  const at = (place: number) => y + Math.sin((place / count) * Math.PI) * sag;
  pen.strokeStyle = '#00000066';
  pen.lineWidth = 1.5;
  pen.beginPath();
  for (let place = 0; place <= count; place += 1) pen.lineTo((place / count) * width, at(place));
  pen.stroke();
  for (let place = 0; place < count; place += 1) {
    const left = (place / count) * width;
    const right = left + (width / count) * 0.72;
    pen.fillStyle = FLAGS[place % FLAGS.length] ?? '#fff3dc';
    pen.beginPath();
    pen.moveTo(left, at(place));
    pen.lineTo(right, at(place + 0.72));
    pen.lineTo((left + right) / 2, at(place + 0.36) + (width / count) * 0.8);
    pen.fill();
  }
}

function drawMarks(
  pen: Pen,
  width: number,
  height: number,
  { y, climbed }: { y: number; climbed: number },
): void {
  pen.font = "600 13px 'Be Vietnam Pro', system-ui, sans-serif";
  pen.textAlign = 'right';
  pen.strokeStyle = '#fff3dc';
  pen.fillStyle = '#fff3dc';
  pen.lineWidth = 1;
  for (const mark of MARKS) {
    const at = y - (Math.log2(mark) - climbed) * FALL * height;
    if (at < 8 || at > height - 8) continue;
    pen.globalAlpha = 0.2;
    pen.beginPath();
    pen.moveTo(width * 0.62, at);
    pen.lineTo(width - 52, at);
    pen.stroke();
    pen.globalAlpha = 0.65;
    pen.fillText(`${mark}×`, width - 10, at + 4);
  }
  pen.globalAlpha = 1;
}
