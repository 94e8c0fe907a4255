import {
  circle,
  darker,
  ellipse,
  group,
  lighter,
  roundCoord,
  rect,
  stroke,
  times,
  type Brush,
} from './brush';
import { drawTemplate } from './svgTemplate';

const INK = '#22122e';

/** Motifs that vary by game, so a single template isn't enough. */
export const COMPUTED_MOTIFS = {
  cat: (b) => drawTemplate(b, `motifs/cat/${b.r.pick(['cream', 'black', 'ginger'])}`),
  disco: (b) =>
    drawTemplate(b, 'motifs/disco/ball') +
    times(7, (row) => discoTiles(b, 42 + row * 20.5)) +
    drawTemplate(b, 'motifs/disco/glints'),
  cards: (b) => {
    const suits = b.r.shuffled(['club', 'heart', 'spade', 'diamond']);
    const suit = (index: number) => suits[index % 4] ?? 'heart';
    switch (b.r.int(0, 3)) {
      case 0:
        return times(4, (i) =>
          card(b, 54 + i * 31, i === 0 || i === 3 ? 118 : 104, (i - 1.5) * 17, suit(i)),
        );
      case 1:
        // Two cards of a hand, one on top of the other.
        return card(b, 70, 104, -14, suit(0), 1.35) + card(b, 128, 112, 11, suit(1), 1.35);
      case 2:
        return (
          group('translate(48 112) rotate(-20)', drawTemplate(b, 'motifs/cards/back')) +
          group('translate(152 112) rotate(20)', drawTemplate(b, 'motifs/cards/back')) +
          card(b, 100, 100, 0, suit(2), 1.3)
        );
      default:
        return times(5, (i) =>
          card(b, 40 + i * 30, 112 + Math.abs(i - 2) * 9, (i - 2) * 14, suit(i), 0.92),
        );
    }
  },
  lottoballs: (b) =>
    lottoBall(b, 58, 132, 46, b.p.a) +
    lottoBall(b, 146, 134, 44, b.p.c) +
    lottoBall(b, 102, 66, 50, b.p.b),
} as const satisfies Record<string, (b: Brush) => string>;

/** A row of mirror-ball tiles. Which tiles shine, and in which color, is random. */
function discoTiles(b: Brush, y: number): string {
  const half = Math.sqrt(Math.max(0, 74 ** 2 - (y - 104) ** 2));
  return times(8, (column) =>
    b.r.chance(0.5)
      ? rect(
          100 - half + (column / 8) * half * 2 + 1.5,
          y - 8.5,
          (half * 2) / 8 - 3,
          17,
          b.r.pick([b.p.a, b.p.b, b.p.c, '#ffffff']),
          2,
          'opacity=".75"',
        )
      : '',
  );
}

function card(b: Brush, x: number, y: number, turn: number, suit: string, scale = 1): string {
  return group(
    `translate(${x} ${y}) rotate(${turn}) scale(${scale})`,
    drawTemplate(b, `motifs/cards/${suit}`),
  );
}

function lottoBall(b: Brush, x: number, y: number, r: number, colour: string): string {
  const shineX = x - r * 0.35;
  const shineY = y - r * 0.55;
  return (
    circle(x, y, r, b.radial(lighter(colour, 0.35), darker(colour, 0.25), { cx: 0.35, cy: 0.3 })) +
    circle(x, y, r * 0.58, '#fffaf0') +
    digits(x, y, r * 0.62, b.r.int(1, 58)) +
    ellipse(
      shineX,
      shineY,
      r * 0.28,
      r * 0.16,
      '#fff',
      `opacity=".7" transform="rotate(-30 ${roundCoord(shineX)} ${roundCoord(shineY)})"`,
    )
  );
}

/** Digits as strokes: a font would render differently on every machine. */
const FIGURES: readonly string[] = [
  'M0 0H4V8H0Z',
  'M1 1L3 0V8',
  'M0 1Q2 -1 4 1.4Q4 3 0 8H4',
  'M0 0H4L2 3Q5 3.4 4 6Q3 8.6 0 7.4',
  'M3 8V0L0 5.6H4.4',
  'M4 0H.6L.2 3.4Q4 2.4 4 5.4Q3.6 8.4 0 7.4',
  'M3.4 0Q0 2.6 0 5.6Q.2 8 2 8Q4 8 4 5.8Q4 3.6 2 3.6Q.6 3.6 0 5',
  'M0 0H4L1.4 8',
  'M2 3.6Q0 3.4 0 1.8Q0 0 2 0Q4 0 4 1.8Q4 3.4 2 3.6Q0 3.8 0 6Q0 8 2 8Q4 8 4 6Q4 3.8 2 3.6',
  'M4 3Q3.4 4.4 2 4.4Q0 4.4 0 2.2Q0 0 2 0Q4 0 4 2.4Q4 5.4 .8 8',
];

function digits(x: number, y: number, height: number, value: number): string {
  const text = String(value);
  const unit = height / 8;
  const width = text.length * 5.6 * unit - 1.6 * unit;
  return group(
    `translate(${roundCoord(x - width / 2)} ${roundCoord(y - height / 2)}) scale(${Math.round(unit * 100) / 100})`,
    text
      .split('')
      .map((digit, index) =>
        group(
          `translate(${roundCoord(index * 5.6)} 0)`,
          stroke(FIGURES[Number(digit)] ?? '', INK, 1.35),
        ),
      )
      .join(''),
  );
}
