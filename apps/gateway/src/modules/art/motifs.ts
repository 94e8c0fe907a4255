import {
  around,
  circle,
  darker,
  ellipse,
  group,
  lighter,
  mix,
  n,
  path,
  polygon,
  rect,
  star,
  stroke,
  times,
  type Brush,
} from './brush';

/** Draws one thing in a box of 200 by 200, standing on y = 185 and centred on x = 100. */
type Motif = (brush: Brush) => string;

const INK = '#22122e';

function eye(x: number, y: number, r: number, iris = INK): string {
  return (
    circle(x, y, r, '#fffdf5') +
    circle(x, y + r * 0.08, r * 0.66, iris) +
    circle(x, y + r * 0.08, r * 0.42, INK) +
    circle(x - r * 0.22, y - r * 0.25, r * 0.22, '#fff')
  );
}

const shine = (d: string, opacity = 0.45): string => path(d, '#fff', `opacity="${opacity}"`);
const leafShape = (x: number, y: number, size: number, turn: number, fill: string): string =>
  group(
    `translate(${x} ${y}) rotate(${turn})`,
    path(
      `M0 0 Q${n(size * 0.45)} ${n(-size * 0.4)} ${size} 0 Q${n(size * 0.45)} ${n(size * 0.4)} 0 0Z`,
      fill,
    ) + stroke(`M2 0 H${n(size * 0.85)}`, lighter(fill, 0.35), size * 0.04),
  );

function ball(b: Brush, x: number, y: number, r: number, colour: string, number?: number): string {
  return (
    circle(x, y, r, b.radial(lighter(colour, 0.35), darker(colour, 0.25), { cx: 0.35, cy: 0.3 })) +
    (number === undefined
      ? ''
      : circle(x, y, r * 0.58, '#fffaf0') + digits(x, y, r * 0.62, number)) +
    ellipse(
      x - r * 0.35,
      y - r * 0.55,
      r * 0.28,
      r * 0.16,
      '#fff',
      `opacity=".7" transform="rotate(-30 ${n(x - r * 0.35)} ${n(y - r * 0.55)})"`,
    )
  );
}

/** Seven-stroke figures: lettering without a font, the same on every machine. */
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

function digits(x: number, y: number, height: number, value: number, colour = INK): string {
  const text = String(value);
  const unit = height / 8;
  const width = text.length * 5.6 * unit - 1.6 * unit;
  return group(
    `translate(${n(x - width / 2)} ${n(y - height / 2)}) scale(${Math.round(unit * 100) / 100})`,
    text
      .split('')
      .map((digit, index) =>
        group(`translate(${n(index * 5.6)} 0)`, stroke(FIGURES[Number(digit)] ?? '', colour, 1.35)),
      )
      .join(''),
  );
}

const SUITS = {
  heart: 'M0 9 C-13 -1 -9 -11 -4 -10 Q-1 -9.5 0 -6 Q1 -9.5 4 -10 C9 -11 13 -1 0 9Z',
  diamond: 'M0 -11 L8 0 L0 11 L-8 0Z',
  spade: 'M0 -11 C12 -1 10 7 5 6.5 Q2 6 1 4 L3 11 H-3 L-1 4 Q-2 6 -5 6.5 C-10 7 -12 -1 0 -11Z',
  club: 'M0 -11 A5 5 0 0 1 4 -3 A5 5 0 1 1 1.5 4 L3 11 H-3 L-1.5 4 A5 5 0 1 1 -4 -3 A5 5 0 0 1 0 -11Z',
} as const;

function card(
  b: Brush,
  x: number,
  y: number,
  turn: number,
  suit: keyof typeof SUITS,
  scale = 1,
): string {
  const colour = suit === 'heart' || suit === 'diamond' ? '#d8324a' : '#1d1836';
  return group(
    `translate(${x} ${y}) rotate(${turn}) scale(${scale})`,
    rect(-35, -50, 74, 104, '#000', 9, 'opacity=".25"') +
      rect(-37, -52, 74, 104, '#fffaf0', 9) +
      rect(-32, -47, 64, 94, 'none', 6, `stroke="${b.p.a}" stroke-width="1.5" opacity=".5"`) +
      path(SUITS[suit], colour, 'transform="scale(2)"') +
      path(SUITS[suit], colour, 'transform="translate(-25 -38) scale(.62)"') +
      path(SUITS[suit], colour, 'transform="translate(25 38) rotate(180) scale(.62)"'),
  );
}

function cardBack(b: Brush, x: number, y: number, turn: number): string {
  return group(
    `translate(${x} ${y}) rotate(${turn})`,
    rect(-37, -52, 74, 104, '#fffaf0', 9) +
      rect(-31, -46, 62, 92, b.p.a, 6) +
      times(3, (i) =>
        polygon(
          [
            [0, -40 + i * 27],
            [18, -26 + i * 27],
            [0, -12 + i * 27],
            [-18, -26 + i * 27],
          ],
          b.p.b,
        ),
      ) +
      rect(-31, -46, 62, 92, 'none', 6, `stroke="${darker(b.p.a, 0.4)}" stroke-width="2"`),
  );
}

function chip(b: Brush, x: number, y: number, r: number, colour: string): string {
  return (
    ellipse(x, y + r * 0.22, r, r * 0.62, darker(colour, 0.45)) +
    ellipse(x, y, r, r * 0.62, colour) +
    times(8, (i) => {
      const t = (i / 8) * Math.PI * 2;
      return ellipse(
        x + Math.cos(t) * r * 0.83,
        y + Math.sin(t) * r * 0.5,
        r * 0.13,
        r * 0.09,
        b.p.light,
      );
    }) +
    ellipse(x, y, r * 0.62, r * 0.38, lighter(colour, 0.2)) +
    ellipse(x, y, r * 0.48, r * 0.28, colour)
  );
}

function coinFace(b: Brush, x: number, y: number, r: number): string {
  return (
    circle(x, y + r * 0.09, r, '#9c5b12') +
    circle(x, y, r, b.linear('#ffe486', '#f2a52b', 60)) +
    circle(x, y, r * 0.78, 'none', `stroke="#c47a17" stroke-width="${n(r * 0.07)}"`) +
    star(x, y, r * 0.52, r * 0.24, 8, '#c47a17') +
    circle(x, y, r * 0.2, '#ffe486') +
    path(
      `M${n(x - r * 0.7)} ${n(y - r * 0.3)} A${n(r * 0.76)} ${n(r * 0.76)} 0 0 1 ${n(x - r * 0.1)} ${n(y - r * 0.76)}`,
      'none',
      `stroke="#fff8d6" stroke-width="${n(r * 0.1)}" stroke-linecap="round" opacity=".9"`,
    )
  );
}

function fishShape(b: Brush, colour: string, stripe: string): string {
  return (
    path('M150 100 Q196 58 190 72 Q182 100 190 130 Q196 144 150 104Z', darker(colour, 0.15)) +
    path('M84 52 Q120 22 140 62Z', stripe) +
    path('M90 150 Q112 178 128 142Z', stripe) +
    path(
      'M14 104 Q50 42 110 54 Q148 66 162 102 Q140 146 92 150 Q40 150 14 104Z',
      b.linear(lighter(colour, 0.25), darker(colour, 0.12)),
    ) +
    path('M72 58 Q90 102 70 146 Q86 150 96 150 Q112 100 98 53 Q86 53 72 58Z', stripe) +
    path('M118 58 Q132 100 116 143 Q128 138 136 131 Q146 100 134 66Z', stripe, 'opacity=".85"') +
    path('M78 108 Q104 96 112 118 Q96 130 78 108Z', lighter(stripe, 0.3)) +
    eye(42, 94, 11) +
    stroke('M18 112 q10 6 18 2', darker(colour, 0.45), 4) +
    shine('M44 66 Q80 48 112 62 Q80 58 44 66Z')
  );
}

function wheelShape(b: Brush, x: number, y: number, r: number, segments: number): string {
  const colours = [b.p.a, b.p.b, b.p.c, b.p.light];
  return (
    circle(x, y, r + 9, darker(b.p.a, 0.4)) +
    circle(x, y, r + 6, b.p.b) +
    times(segments, (i) => {
      const t0 = (i / segments) * Math.PI * 2;
      const t1 = ((i + 1) / segments) * Math.PI * 2;
      return path(
        `M${n(x)} ${n(y)} L${n(x + Math.cos(t0) * r)} ${n(y + Math.sin(t0) * r)} A${n(r)} ${n(r)} 0 0 1 ${n(x + Math.cos(t1) * r)} ${n(y + Math.sin(t1) * r)}Z`,
        colours[i % 4] ?? b.p.a,
      );
    }) +
    times(segments, (i) => {
      const t = (i / segments) * Math.PI * 2;
      return circle(x + Math.cos(t) * (r + 4), y + Math.sin(t) * (r + 4), 3.4, '#fffbe8');
    }) +
    circle(x, y, r * 0.2, darker(b.p.a, 0.4)) +
    circle(x, y, r * 0.13, b.p.b)
  );
}

function wing(colour: string, second: string): string {
  return (
    path('M100 98 C120 40 190 30 184 78 C182 104 140 112 104 108Z', colour) +
    path('M102 108 C140 108 172 124 158 154 C146 178 112 150 100 116Z', second) +
    circle(156, 74, 11, lighter(colour, 0.5)) +
    circle(136, 140, 8, lighter(second, 0.5)) +
    path(
      'M112 96 C128 66 152 52 166 56',
      'none',
      `stroke="${darker(colour, 0.3)}" stroke-width="3" opacity=".6"`,
    )
  );
}

const die = (
  x: number,
  y: number,
  s: number,
  turn: number,
  colour: string,
  pip: string,
  faces: readonly [number, number, number],
): string => {
  const pips: Record<number, readonly (readonly [number, number])[]> = {
    1: [[0, 0]],
    2: [
      [-1, -1],
      [1, 1],
    ],
    3: [
      [-1, -1],
      [0, 0],
      [1, 1],
    ],
    4: [
      [-1, -1],
      [1, -1],
      [-1, 1],
      [1, 1],
    ],
    5: [
      [-1, -1],
      [1, -1],
      [0, 0],
      [-1, 1],
      [1, 1],
    ],
    6: [
      [-1, -1],
      [1, -1],
      [-1, 0],
      [1, 0],
      [-1, 1],
      [1, 1],
    ],
  };
  const face = (matrix: string, fill: string, value: number): string =>
    group(
      matrix,
      rect(-s / 2, -s / 2, s, s, fill, s * 0.12) +
        (pips[value] ?? [])
          .map(([px, py]) =>
            circle(px * s * 0.27, py * s * 0.27, s * 0.095, value === 1 ? '#d8324a' : pip),
          )
          .join(''),
    );
  return group(
    `translate(${x} ${y}) rotate(${turn})`,
    face(`matrix(.87 .5 -.87 .5 0 ${n(-s * 0.5)})`, lighter(colour, 0.3), faces[0]) +
      face(`matrix(.87 .5 0 1 ${n(-s * 0.435)} ${n(s * 0.25)})`, colour, faces[1]) +
      face(`matrix(.87 -.5 0 1 ${n(s * 0.435)} ${n(s * 0.25)})`, darker(colour, 0.18), faces[2]),
  );
};

const petals = (
  b: Brush,
  x: number,
  y: number,
  r: number,
  count: number,
  colour: string,
  heart: string,
): string =>
  around(count, x, y, () =>
    path(
      `M${x} ${y} C${n(x - r * 0.6)} ${n(y - r * 0.5)} ${n(x - r * 0.4)} ${n(y - r * 1.1)} ${x} ${n(y - r)} C${n(x + r * 0.4)} ${n(y - r * 1.1)} ${n(x + r * 0.6)} ${n(y - r * 0.5)} ${x} ${y}Z`,
      b.linear(lighter(colour, 0.25), darker(colour, 0.12)),
      `stroke="${darker(colour, 0.25)}" stroke-width="1"`,
    ),
  ) +
  circle(x, y, r * 0.24, heart) +
  times(6, (i) =>
    circle(x + Math.cos(i) * r * 0.13, y + Math.sin(i) * r * 0.13, r * 0.04, darker(heart, 0.4)),
  );

export const MOTIFS = {
  // Fruit
  mango: (b) =>
    leafShape(96, 40, 62, -28, '#3f9a4b') +
    leafShape(92, 42, 50, -150, '#2f7d43') +
    path(
      'M38 118 C28 70 66 36 108 44 C160 52 186 96 166 138 C148 176 92 186 60 164 C46 154 40 138 38 118Z',
      b.linear('#ffd84a', '#f2663b', 50),
    ) +
    path(
      'M60 164 C92 186 148 176 166 138 C172 124 172 110 168 98 C166 140 112 168 60 164Z',
      '#c93a3a',
      'opacity=".35"',
    ) +
    shine('M56 104 C56 76 78 60 98 60 C76 72 68 90 66 116 C62 118 56 114 56 104Z') +
    stroke('M98 46 L96 30', '#5b3a1e', 6),
  calamansi: (b) =>
    circle(76, 118, 54, b.radial('#c6e06a', '#5d9a2f', { cx: 0.35, cy: 0.3 })) +
    leafShape(80, 66, 58, -24, '#2f7d43') +
    circle(132, 132, 44, '#7fb53a') +
    circle(132, 132, 37, '#f6f3c0') +
    around(8, 132, 132, () => path('M132 130 L124 102 Q132 96 140 102Z', '#f9c53d')) +
    circle(132, 132, 5, '#f6f3c0') +
    shine('M42 104 Q50 78 76 76 Q56 88 50 112Z'),
  watermelon: () =>
    path('M14 84 A86 86 0 0 0 186 84Z', '#2c7a3f') +
    path('M22 84 A78 78 0 0 0 178 84Z', '#e9f5c4') +
    path('M31 84 A69 69 0 0 0 169 84Z', '#f0455a') +
    path('M31 84 A69 69 0 0 0 60 140 Q44 112 46 84Z', '#fff', 'opacity=".18"') +
    (
      [
        [60, 100],
        [84, 96],
        [110, 98],
        [136, 100],
        [74, 122],
        [98, 124],
        [122, 121],
        [98, 144],
      ] as const
    )
      .map(([x, y]) => ellipse(x, y, 3.6, 6, INK))
      .join(''),
  pineapple: (b) =>
    times(7, (i) =>
      group(
        `rotate(${(i - 3) * 19} 100 74)`,
        path('M100 78 Q88 40 100 8 Q112 40 100 78Z', i % 2 === 0 ? '#3f9a4b' : '#2f7d43'),
      ),
    ) +
    ellipse(100, 130, 48, 58, b.linear('#ffd54f', '#e6892b')) +
    times(
      5,
      (i) =>
        stroke(
          `M${56 + i * 6} ${100 + i * 22} L${108 + i * 10} ${76 + i * 15}`,
          '#b8631c',
          3,
          'opacity=".6"',
        ) +
        stroke(
          `M${144 - i * 6} ${100 + i * 22} L${92 - i * 10} ${76 + i * 15}`,
          '#b8631c',
          3,
          'opacity=".6"',
        ),
    ) +
    shine('M64 116 Q66 88 88 80 Q74 96 72 130Z'),
  cherry: (b) =>
    stroke('M66 126 Q84 66 128 34 M140 122 Q140 66 128 34', '#4a7a32', 7) +
    leafShape(126, 36, 60, 12, '#3f9a4b') +
    ball(b, 62, 142, 38, '#e0284a') +
    ball(b, 140, 138, 38, '#c81d4e'),
  chili: (b) =>
    path(
      'M128 52 C150 96 120 168 34 176 C82 150 86 92 96 60Z',
      b.linear('#ff5a3c', '#b3122d', 30),
    ) +
    path('M92 62 Q98 42 118 44 Q134 46 132 62 Q112 74 92 62Z', '#3f9a4b') +
    stroke('M116 46 Q120 26 138 22', '#2f7d43', 8) +
    shine('M110 72 C116 104 100 134 74 152 C94 128 98 100 100 74Z', 0.5),
  palm: (b) =>
    stroke('M86 186 Q92 120 112 76', '#8a5a33', 14) +
    times(6, (i) => stroke(`M${86 + i * 4} ${172 - i * 17} l12 3`, '#5d3a20', 2.5)) +
    [-8, 30, 68, 150, 190, 232, 275]
      .map((turn, i) =>
        leafShape(112, 74, 74, turn, i % 2 === 0 ? '#3f9a4b' : mix('#2f7d43', b.p.mid, 0.15)),
      )
      .join('') +
    circle(104, 84, 10, '#6b4423') +
    circle(120, 88, 10, '#7d5230'),
  // Sea
  fish: (b) => fishShape(b, b.p.a, b.p.b),
  shark: (b) =>
    path('M160 106 Q196 66 194 74 Q184 106 196 140 Q180 132 158 112Z', '#4b6c8c') +
    path('M84 66 Q110 12 128 22 Q124 48 136 72Z', '#4b6c8c') +
    path(
      'M8 108 Q50 58 112 66 Q154 76 170 108 Q140 142 84 140 Q34 136 8 108Z',
      b.linear('#7fa6c4', '#48698a'),
    ) +
    path('M12 112 Q60 122 166 112 Q138 142 84 140 Q36 136 12 112Z', '#e9f2f6') +
    path('M88 126 Q112 172 128 158 Q116 142 120 124Z', '#3d5a78') +
    polygon(
      [
        [18, 116],
        [26, 128],
        [32, 118],
        [40, 130],
        [46, 119],
        [54, 131],
        [60, 120],
      ],
      '#fff',
      'stroke="#7a2234" stroke-width="2"',
    ) +
    eye(50, 98, 7) +
    stroke('M92 92 q-5 12 0 24 M102 92 q-5 12 0 24', '#35506c', 3),
  shell: (b) =>
    times(7, (i) =>
      group(
        `rotate(${(i - 3) * 22} 100 166)`,
        path(
          'M100 166 L84 60 Q100 34 116 60Z',
          i % 2 === 0
            ? b.linear(lighter(b.p.a, 0.45), b.p.a)
            : b.linear(lighter(b.p.a, 0.65), lighter(b.p.a, 0.15)),
        ),
      ),
    ) + path('M78 158 H122 L132 182 H68Z', darker(b.p.a, 0.15)),
  pearl: (b) =>
    path('M16 120 Q30 178 100 182 Q170 178 184 120Z', mix(b.p.a, '#6b3f6f', 0.4)) +
    times(7, (i) =>
      stroke(`M${30 + i * 23} 126 Q${60 + i * 13} 160 100 176`, lighter(b.p.a, 0.2), 3),
    ) +
    path('M18 112 Q14 36 100 20 Q186 36 182 112 Q100 70 18 112Z', mix(b.p.a, '#fff0f5', 0.3)) +
    times(7, (i) => stroke(`M${32 + i * 23} 96 Q${60 + i * 13} 50 100 30`, darker(b.p.a, 0.1), 3)) +
    ellipse(100, 118, 78, 20, darker(b.p.a, 0.5)) +
    circle(100, 108, 32, b.radial('#ffffff', '#c9b6dc', { cx: 0.35, cy: 0.3 })) +
    circle(90, 96, 8, '#fff', 'opacity=".9"'),
  coral: (b) =>
    stroke(
      'M100 186 V92 M100 150 Q64 140 58 84 M100 132 Q142 122 146 66 M62 112 Q40 106 36 78 M142 98 Q164 92 168 66 M100 100 Q88 70 92 44 M100 112 Q116 84 114 56',
      b.p.a,
      15,
    ) +
    stroke('M98 180 V96', lighter(b.p.a, 0.4), 4, 'opacity=".7"') +
    (
      [
        [58, 84],
        [146, 66],
        [36, 78],
        [168, 66],
        [92, 44],
        [114, 56],
      ] as const
    )
      .map(([x, y]) => circle(x, y, 5, lighter(b.p.a, 0.6)))
      .join(''),
  crab: (b) => {
    const shell = mix(b.p.a, '#e8412f', 0.55);
    return (
      times(3, (i) =>
        stroke(
          `M60 ${130 + i * 12} Q30 ${124 + i * 16} 22 ${150 + i * 14} M140 ${130 + i * 12} Q170 ${124 + i * 16} 178 ${150 + i * 14}`,
          darker(shell, 0.2),
          8,
        ),
      ) +
      stroke('M58 112 Q26 100 30 66 M142 112 Q174 100 170 66', darker(shell, 0.1), 13) +
      path('M30 70 C-2 60 10 14 36 18 Q30 34 42 44 Q48 28 60 34 C66 60 50 74 30 70Z', shell) +
      path(
        'M170 70 C202 60 190 14 164 18 Q170 34 158 44 Q152 28 140 34 C134 60 150 74 170 70Z',
        shell,
      ) +
      stroke('M84 88 V66 M116 88 V66', darker(shell, 0.1), 7) +
      ellipse(100, 126, 60, 44, b.linear(lighter(shell, 0.25), darker(shell, 0.15))) +
      eye(84, 62, 11) +
      eye(116, 62, 11) +
      stroke('M80 138 Q100 152 120 138', darker(shell, 0.5), 5) +
      (
        [
          [70, 116],
          [130, 116],
          [100, 104],
        ] as const
      )
        .map(([x, y]) => circle(x, y, 5, lighter(shell, 0.4), 'opacity=".7"'))
        .join('') +
      shine('M56 110 Q70 90 100 88 Q74 98 62 120Z', 0.35)
    );
  },
  octopus: (b) => {
    const skin = mix(b.p.a, '#8a3fa8', 0.35);
    return (
      times(6, (i) => {
        const x = 46 + i * 22;
        const side = i < 3 ? -1 : 1;
        return stroke(
          `M${x} 118 Q${x + side * 10} 150 ${x + side * 26} 156 Q${x + side * 44} 162 ${x + side * 40} ${184 - Math.abs(i - 2.5) * 6}`,
          i % 2 === 0 ? skin : darker(skin, 0.15),
          16,
        );
      }) +
      path(
        'M36 108 C26 40 70 14 100 14 C130 14 174 40 164 108 C160 136 40 136 36 108Z',
        b.linear(lighter(skin, 0.3), skin),
      ) +
      eye(78, 94, 15, b.p.b) +
      eye(122, 94, 15, b.p.b) +
      stroke('M90 120 Q100 128 110 120', darker(skin, 0.5), 5) +
      (
        [
          [66, 52],
          [88, 36],
          [134, 56],
          [118, 38],
        ] as const
      )
        .map(([x, y], i) => circle(x, y, 5 + (i % 2) * 3, lighter(skin, 0.45), 'opacity=".7"'))
        .join('')
    );
  },
  jellyfish: (b) =>
    times(6, (i) =>
      stroke(
        `M${52 + i * 19} 96 q${i % 2 === 0 ? 18 : -18} 26 0 48 t${i % 2 === 0 ? -4 : 4} 44`,
        i % 2 === 0 ? lighter(b.p.c, 0.35) : b.p.a,
        6,
        'opacity=".85"',
      ),
    ) +
    path(
      'M26 104 C22 44 60 16 100 16 C140 16 178 44 174 104 q-12 12 -25 0 q-12 12 -25 0 q-12 12 -24 0 q-12 12 -25 0 q-12 12 -25 0 q-12 12 -24 0Z',
      b.linear(lighter(b.p.a, 0.45), b.p.c),
    ) +
    ellipse(100, 66, 42, 30, '#fff', 'opacity=".25"') +
    circle(84, 82, 5, INK) +
    circle(116, 82, 5, INK) +
    stroke('M94 92 q6 6 12 0', INK, 3.5) +
    shine('M46 76 Q52 40 84 30 Q62 48 58 80Z', 0.5),
  turtle: (b) => {
    const skin = '#7fb56b';
    return (
      path('M46 110 Q8 96 14 132 Q28 146 58 132Z', skin) +
      path('M128 138 Q142 176 164 166 Q166 144 146 124Z', skin) +
      path('M70 140 Q60 172 42 170 Q38 150 54 130Z', darker(skin, 0.15)) +
      path('M146 96 Q186 66 190 92 Q190 116 150 116Z', lighter(skin, 0.1)) +
      ellipse(98, 104, 64, 50, darker('#2f7d5c', 0.2)) +
      ellipse(98, 99, 62, 47, b.linear('#5fb98a', '#24705a')) +
      polygon(
        [
          [98, 66],
          [124, 82],
          [124, 112],
          [98, 126],
          [72, 112],
          [72, 82],
        ],
        lighter(b.p.b, 0.1),
        'opacity=".75"',
      ) +
      stroke(
        'M98 66 V52 M124 82 L148 72 M124 112 L148 126 M98 126 V146 M72 112 L48 126 M72 82 L48 72',
        '#1c5646',
        4,
      ) +
      circle(176, 88, 4.5, INK) +
      stroke('M178 102 q6 0 9 -5', INK, 3)
    );
  },
  // Lights and feasts
  lantern: (b) =>
    circle(100, 100, 96, b.radial(b.p.glow, b.p.glow, { fade: true }), 'opacity=".7"') +
    stroke('M100 6 V36', INK, 4) +
    rect(72, 34, 56, 12, darker(b.p.a, 0.5), 3) +
    ellipse(100, 96, 68, 54, b.radial(lighter(b.p.a, 0.45), b.p.a)) +
    [0, 22, 44]
      .map((rx) =>
        ellipse(
          100,
          96,
          rx,
          54,
          'none',
          `stroke="${darker(b.p.a, 0.35)}" stroke-width="3" opacity=".6"`,
        ),
      )
      .join('') +
    rect(72, 146, 56, 12, darker(b.p.a, 0.5), 3) +
    stroke('M88 158 V186 M100 158 V194 M112 158 V186', b.p.b, 5) +
    star(100, 96, 26, 11, 5, b.p.b),
  parol: (b) =>
    circle(100, 92, 94, b.radial(b.p.glow, b.p.glow, { fade: true }), 'opacity=".75"') +
    circle(100, 92, 74, 'none', `stroke="${b.p.b}" stroke-width="5" stroke-dasharray="4 9"`) +
    star(100, 92, 72, 34, 5, b.p.a) +
    times(5, (i) =>
      group(
        `rotate(${i * 72} 100 92)`,
        polygon(
          [
            [100, 20],
            [100, 92],
            [80, 64],
          ],
          lighter(b.p.a, 0.35),
        ) +
          polygon(
            [
              [100, 92],
              [100, 58],
              [120, 64],
            ],
            darker(b.p.a, 0.12),
          ),
      ),
    ) +
    star(100, 92, 32, 15, 5, b.p.b, 90) +
    circle(100, 92, 9, b.p.light) +
    [64, 136]
      .map(
        (x) =>
          stroke(`M${x} 150 l-8 36 m8 -36 l0 40 m0 -40 l8 36`, b.p.c, 5) + circle(x, 150, 7, b.p.b),
      )
      .join(''),
  firework: (b) =>
    [
      [100, 82, 74, 16],
      [42, 142, 34, 12],
      [164, 148, 30, 12],
    ]
      .map(
        ([x = 0, y = 0, r = 0, count = 0], k) =>
          circle(x, y, r, b.radial(b.p.glow, b.p.glow, { fade: true }), 'opacity=".5"') +
          around(count, x, y, (i) => {
            const colour = [b.p.a, b.p.b, b.p.c][(i + k) % 3] ?? b.p.a;
            const reach = r * (i % 2 === 0 ? 1 : 0.72);
            return (
              stroke(`M${x + r * 0.2} ${y} L${n(x + reach - 8)} ${y}`, colour, r / 20) +
              circle(x + reach, y, r / 15, lighter(colour, 0.4))
            );
          }) +
          circle(x, y, r * 0.09, b.p.light),
      )
      .join('') +
    stroke('M100 110 Q92 150 104 190', b.p.light, 2.5, 'opacity=".6" stroke-dasharray="2 8"'),
  mask: (b) =>
    [-62, -34, -8, 16, 42]
      .map((turn, i) =>
        group(
          `rotate(${turn} 100 92)`,
          path(
            'M100 92 C78 50 84 14 100 -6 C116 14 122 50 100 92Z',
            [b.p.a, b.p.c, b.p.b][i % 3] ?? b.p.a,
          ) + stroke('M100 84 V14', '#fff', 2, 'opacity=".5"'),
        ),
      )
      .join('') +
    path(
      'M34 84 Q100 60 166 84 Q172 140 134 170 Q100 194 66 170 Q28 140 34 84Z',
      b.linear('#fff3de', mix('#f1c9a0', b.p.a, 0.2)),
    ) +
    path('M50 104 Q70 86 92 106 Q72 122 50 104Z', INK) +
    path('M150 104 Q130 86 108 106 Q128 122 150 104Z', INK) +
    stroke('M46 92 Q68 76 92 94 M154 92 Q132 76 108 94', b.p.a, 6) +
    path('M70 144 Q100 164 130 144 Q118 174 100 174 Q82 174 70 144Z', '#b3223f') +
    path('M76 147 Q100 158 124 147 Q100 153 76 147Z', '#fff') +
    circle(56, 130, 9, b.p.a, 'opacity=".6"') +
    circle(144, 130, 9, b.p.a, 'opacity=".6"') +
    polygon(
      [
        [100, 66],
        [109, 80],
        [100, 94],
        [91, 80],
      ],
      b.p.c,
    ),
  drum: (b) =>
    stroke('M30 28 L86 92 M172 26 L112 92', '#d9a15a', 8) +
    circle(28, 26, 10, '#fff1d6') +
    circle(174, 24, 10, '#fff1d6') +
    path('M28 96 L44 176 Q100 198 156 176 L172 96Z', b.linear(b.p.a, darker(b.p.a, 0.35), 0)) +
    stroke('M34 112 L60 182 L84 120 L104 190 L124 120 L144 180 L166 112', b.p.b, 5) +
    ellipse(100, 96, 74, 26, darker(b.p.a, 0.4)) +
    ellipse(100, 92, 72, 24, '#fff1d6') +
    ellipse(100, 92, 46, 14, '#f2d6a8'),
  guitar: (b) =>
    group(
      'rotate(32 100 100)',
      rect(92, -6, 16, 100, '#5b3220', 3) +
        rect(86, -22, 28, 30, '#3f2016', 5) +
        times(5, (i) => rect(92, 8 + i * 16, 16, 2, '#d9b97a')) +
        path(
          'M100 84 C130 78 142 96 132 116 C156 126 154 176 100 178 C46 176 44 126 68 116 C58 96 70 78 100 84Z',
          b.linear(lighter(b.p.a, 0.2), darker(b.p.a, 0.3)),
        ) +
        circle(100, 122, 17, INK) +
        circle(100, 122, 20, 'none', `stroke="${b.p.b}" stroke-width="3"`) +
        rect(82, 152, 36, 7, '#3f2016', 2) +
        times(4, (i) => stroke(`M${95 + i * 3.3} -10 V154`, '#fff4dc', 0.9)),
    ),
  fan: (b) =>
    times(9, (i) =>
      group(
        `rotate(${(i - 4) * 18} 100 172)`,
        path('M100 172 L82 44 Q100 34 118 44Z', i % 2 === 0 ? b.p.a : lighter(b.p.a, 0.3)) +
          circle(100, 66, 7, i % 2 === 0 ? b.p.b : b.p.c) +
          stroke('M100 172 V40', '#6b4423', 2),
      ),
    ) +
    path(
      'M22 124 A84 84 0 0 1 178 124',
      'none',
      `stroke="${b.p.b}" stroke-width="4" opacity=".8"`,
    ) +
    circle(100, 172, 8, b.p.b),
  ferris: (b) =>
    stroke('M100 96 L54 190 M100 96 L146 190 M64 172 H136', darker(b.p.far, 0.2), 9) +
    circle(100, 92, 72, 'none', `stroke="${b.p.b}" stroke-width="6"`) +
    circle(100, 92, 52, 'none', `stroke="${b.p.c}" stroke-width="3"`) +
    around(8, 100, 92, () => stroke('M100 92 V20', b.p.light, 3)) +
    times(8, (i) => {
      const t = (i / 8) * Math.PI * 2;
      const x = 100 + Math.cos(t) * 72;
      const y = 92 + Math.sin(t) * 72;
      const colour = [b.p.a, b.p.b, b.p.c, b.p.light][i % 4] ?? b.p.a;
      return (
        path(`M${n(x - 13)} ${n(y + 4)} h26 q-1 17 -13 17 q-12 0 -13 -17Z`, colour) +
        path(
          `M${n(x - 15)} ${n(y + 4)} Q${n(x)} ${n(y - 13)} ${n(x + 15)} ${n(y + 4)}Z`,
          darker(colour, 0.3),
        )
      );
    }) +
    circle(100, 92, 13, b.p.a) +
    star(100, 92, 10, 4.5, 5, b.p.light),
  tent: (b) =>
    stroke('M100 24 V4', INK, 4) +
    polygon(
      [
        [100, 2],
        [130, 11],
        [100, 20],
      ],
      b.p.c,
    ) +
    times(6, (i) =>
      path(
        `M100 22 Q${n(76 + i * 9.6)} 70 ${n(22 + i * 26)} 104 H${n(48 + i * 26)} Q${n(84 + i * 8)} 70 100 22Z`,
        i % 2 === 0 ? b.p.a : b.p.light,
      ),
    ) +
    times(6, (i) =>
      path(
        `M${22 + i * 26} 103 h26 v10 a13 12 0 0 1 -26 0Z`,
        i % 2 === 0 ? darker(b.p.a, 0.2) : darker(b.p.light, 0.1),
      ),
    ) +
    times(6, (i) =>
      rect(30 + i * 23.4, 120, 23.4, 66, i % 2 === 0 ? darker(b.p.a, 0.12) : b.p.light),
    ) +
    path('M84 186 Q82 140 100 128 Q118 140 116 186Z', b.p.ink) +
    circle(100, 168, 22, b.radial(b.p.glow, b.p.glow, { fade: true }), 'opacity=".8"'),
  ticket: (b) =>
    group(
      'rotate(-14 100 100)',
      path(
        'M20 62 H180 V88 A13 13 0 0 0 180 114 V140 H20 V114 A13 13 0 0 0 20 88Z',
        darker(b.p.b, 0.4),
        'transform="translate(5 7)" opacity=".5"',
      ) +
        path(
          'M20 62 H180 V88 A13 13 0 0 0 180 114 V140 H20 V114 A13 13 0 0 0 20 88Z',
          b.linear(lighter(b.p.b, 0.3), b.p.b),
        ) +
        rect(34, 74, 132, 54, 'none', 4, `stroke="${darker(b.p.b, 0.45)}" stroke-width="2.5"`) +
        stroke('M132 70 V132', darker(b.p.b, 0.45), 2.5, 'stroke-dasharray="2 7"') +
        star(82, 101, 24, 10, 5, b.p.a) +
        digits(150, 101, 26, 7, darker(b.p.a, 0.3)),
    ),
  kite: (b) =>
    stroke('M100 150 Q70 170 100 182 T96 214', b.p.light, 3) +
    [
      [84, 164],
      [106, 182],
    ]
      .map(([x = 0, y = 0], i) =>
        path(`M${x} ${y} l-12 -8 v16Z M${x} ${y} l12 -8 v16Z`, i === 0 ? b.p.b : b.p.c),
      )
      .join('') +
    polygon(
      [
        [100, 4],
        [170, 70],
        [100, 156],
        [30, 70],
      ],
      b.p.a,
    ) +
    polygon(
      [
        [100, 4],
        [100, 156],
        [30, 70],
      ],
      lighter(b.p.a, 0.25),
    ) +
    polygon(
      [
        [100, 4],
        [170, 70],
        [100, 70],
      ],
      b.p.b,
    ) +
    polygon(
      [
        [100, 70],
        [30, 70],
        [100, 156],
      ],
      b.p.c,
    ) +
    stroke('M100 4 V156 M30 70 H170', INK, 2.5, 'opacity=".6"') +
    circle(100, 70, 15, b.p.light) +
    star(100, 70, 12, 5, 8, b.p.a),
  disco: (b) =>
    stroke('M100 0 V28', INK, 4) +
    circle(100, 104, 92, b.radial(b.p.glow, b.p.glow, { fade: true }), 'opacity=".5"') +
    circle(
      100,
      104,
      74,
      b.radial(lighter(b.p.a, 0.6), darker(b.p.a, 0.45), { cx: 0.35, cy: 0.3 }),
    ) +
    times(7, (row) => {
      const y = 42 + row * 20.5;
      const half = Math.sqrt(Math.max(0, 74 ** 2 - (y - 104) ** 2));
      return times(8, (col) =>
        b.r.chance(0.5)
          ? rect(
              100 - half + (col / 8) * half * 2 + 1.5,
              y - 8.5,
              (half * 2) / 8 - 3,
              17,
              b.r.pick([b.p.a, b.p.b, b.p.c, '#ffffff']),
              2,
              'opacity=".75"',
            )
          : '',
      );
    }) +
    star(66, 66, 22, 3.5, 4, '#fff') +
    star(140, 132, 13, 2.5, 4, '#fff'),
  headphones: (b) =>
    path('M28 128 V104 A72 72 0 0 1 172 104 V128', 'none', `stroke="${b.p.a}" stroke-width="16"`) +
    path(
      'M40 118 A60 60 0 0 1 160 118',
      'none',
      `stroke="${lighter(b.p.a, 0.4)}" stroke-width="4"`,
    ) +
    [
      [14, 0],
      [142, 1],
    ]
      .map(
        ([x = 0]) =>
          rect(x, 106, 44, 68, b.linear(b.p.c, darker(b.p.c, 0.4)), 18) +
          rect(x + 13, 120, 18, 40, darker(b.p.c, 0.5), 9),
      )
      .join('') +
    stroke('M36 176 Q50 196 92 190', INK, 6) +
    circle(96, 190, 7, b.p.b),
  bell: (b) =>
    circle(100, 158, 18, '#a8661a') +
    path(
      'M100 22 C144 24 150 66 154 104 Q158 134 178 148 H22 Q42 134 46 104 C50 66 56 24 100 22Z',
      b.linear('#ffe486', '#e8962a', 30),
    ) +
    rect(16, 144, 168, 16, '#d98822', 8) +
    circle(100, 20, 11, '#d98822') +
    path('M40 128 Q100 140 160 128', 'none', 'stroke="#c2751a" stroke-width="5"') +
    shine('M70 50 Q60 80 60 122 Q72 126 78 124 Q72 80 88 40Z', 0.5) +
    path('M62 8 L138 8 L112 26 L140 40 H60 L88 26Z', b.p.a),
  // Animals
  carabao: (b) => {
    const hide = mix('#4a4358', b.p.near, 0.2);
    return (
      path('M72 62 C36 66 2 48 8 10 C24 38 52 42 84 44Z', '#efe3cc') +
      path('M128 62 C164 66 198 48 192 10 C176 38 148 42 116 44Z', '#efe3cc') +
      path(
        'M8 10 C16 30 30 38 44 42 L40 52 C18 48 4 34 8 10Z M192 10 C184 30 170 38 156 42 L160 52 C182 48 196 34 192 10Z',
        '#b79b72',
      ) +
      path('M54 74 Q22 66 18 88 Q34 104 60 94Z', darker(hide, 0.2)) +
      path('M146 74 Q178 66 182 88 Q166 104 140 94Z', darker(hide, 0.2)) +
      path(
        'M100 36 C140 36 156 62 148 96 C144 120 136 136 134 152 C130 186 70 186 66 152 C64 136 56 120 52 96 C44 62 60 36 100 36Z',
        b.linear(lighter(hide, 0.14), darker(hide, 0.15)),
      ) +
      ellipse(100, 158, 38, 28, lighter(hide, 0.28)) +
      ellipse(86, 154, 6, 8, INK) +
      ellipse(114, 154, 6, 8, INK) +
      stroke('M84 174 Q100 182 116 174', INK, 3.5) +
      circle(100, 180, 12, 'none', `stroke="${b.p.b}" stroke-width="5"`) +
      eye(74, 100, 9) +
      eye(126, 100, 9) +
      path('M78 46 Q100 26 122 46 Q112 64 100 66 Q88 64 78 46Z', darker(hide, 0.45)) +
      petals(b, 138, 54, 20, 5, b.p.a, b.p.b)
    );
  },
  tarsier: (b) => {
    const fur = mix('#a8764a', b.p.mid, 0.15);
    return (
      stroke('M6 172 Q100 150 194 174', '#5d3a20', 14) +
      path('M66 112 Q60 174 84 182 H116 Q140 174 134 112Z', darker(fur, 0.1)) +
      path('M46 60 Q10 20 22 8 Q50 10 70 40Z M154 60 Q190 20 178 8 Q150 10 130 40Z', fur) +
      path('M46 48 Q30 26 30 18 Q46 20 60 38Z M154 48 Q170 26 170 18 Q154 20 140 38Z', '#f2b8a0') +
      ellipse(100, 82, 66, 56, b.linear(lighter(fur, 0.2), fur)) +
      circle(70, 84, 31, '#fff3d0') +
      circle(130, 84, 31, '#fff3d0') +
      circle(70, 84, 27, b.radial(lighter(b.p.b, 0.2), darker(b.p.b, 0.25))) +
      circle(130, 84, 27, b.radial(lighter(b.p.b, 0.2), darker(b.p.b, 0.25))) +
      circle(72, 86, 14, INK) +
      circle(128, 86, 14, INK) +
      circle(66, 79, 5.5, '#fff') +
      circle(122, 79, 5.5, '#fff') +
      path('M94 106 Q100 100 106 106 L100 114Z', INK) +
      stroke('M90 122 Q100 128 110 122', INK, 3) +
      [72, 128]
        .map((x) => stroke(`M${x - 10} 166 v-12 m10 14 v-14 m10 12 v-12`, lighter(fur, 0.15), 8))
        .join('')
    );
  },
  tiger: (b) => {
    const fur = mix('#f39a34', b.p.a, 0.25);
    return (
      circle(48, 48, 24, fur) +
      circle(152, 48, 24, fur) +
      circle(48, 50, 12, '#5a2b2b') +
      circle(152, 50, 12, '#5a2b2b') +
      path(
        'M100 26 C160 26 180 70 174 112 C170 156 136 182 100 182 C64 182 30 156 26 112 C20 70 40 26 100 26Z',
        b.linear(lighter(fur, 0.15), darker(fur, 0.1)),
      ) +
      path(
        'M100 116 C136 106 156 128 144 154 C132 180 68 180 56 154 C44 128 64 106 100 116Z',
        '#fff4df',
      ) +
      path(
        'M92 28 L100 60 L108 28Z M70 32 L82 58 L86 30Z M130 32 L118 58 L114 30Z M26 96 L56 104 L28 112Z M174 96 L144 104 L172 112Z M34 130 L58 128 L42 146Z M166 130 L142 128 L158 146Z',
        INK,
      ) +
      eye(70, 94, 14, '#6fbf5a') +
      eye(130, 94, 14, '#6fbf5a') +
      path('M84 122 H116 Q112 138 100 140 Q88 138 84 122Z', '#d9506a') +
      stroke('M100 140 V150 M100 150 Q88 162 76 154 M100 150 Q112 162 124 154', INK, 4) +
      stroke('M50 76 Q68 66 86 78 M150 76 Q132 66 114 78', INK, 5)
    );
  },
  monkey: (b) => {
    const fur = mix('#7d4e2d', b.p.mid, 0.1);
    return (
      circle(30, 98, 26, fur) +
      circle(170, 98, 26, fur) +
      circle(30, 98, 15, '#f2c299') +
      circle(170, 98, 15, '#f2c299') +
      circle(100, 96, 70, b.linear(lighter(fur, 0.12), fur)) +
      path(
        'M100 64 C112 44 154 52 150 92 C166 130 140 166 100 166 C60 166 34 130 50 92 C46 52 88 44 100 64Z',
        '#f7d0a6',
      ) +
      eye(78, 92, 14) +
      eye(122, 92, 14) +
      ellipse(94, 118, 3, 4, '#6b3a1e') +
      ellipse(106, 118, 3, 4, '#6b3a1e') +
      path('M66 132 Q100 142 134 132 Q124 160 100 160 Q76 160 66 132Z', '#8c2238') +
      path('M72 135 Q100 143 128 135 Q100 150 72 135Z', '#fff') +
      path('M86 30 Q96 6 112 14 Q104 22 110 30Z', fur) +
      path('M50 46 Q100 6 150 46 Q154 34 130 18 Q100 4 70 18 Q46 34 50 46Z', b.p.a) +
      circle(100, 14, 8, b.p.b)
    );
  },
  parrot: (b) =>
    path('M86 150 Q70 190 60 198 L84 186 L92 200 L108 160Z', b.p.c) +
    path(
      'M128 48 C168 84 150 158 92 166 C56 156 50 110 66 74Z',
      b.linear(lighter(b.p.a, 0.1), darker(b.p.a, 0.15)),
    ) +
    path('M124 88 C146 116 124 158 86 164 C84 130 98 104 124 88Z', b.p.c) +
    path('M128 104 C136 124 120 150 98 160 C98 138 108 118 128 104Z', b.p.b) +
    circle(98, 62, 40, b.p.a) +
    path('M74 28 Q70 4 92 2 Q86 12 96 18 Q98 4 114 6 Q106 14 112 26Z', b.p.b) +
    ellipse(86, 66, 22, 20, '#fff8ec') +
    path('M70 58 C40 54 34 80 50 98 C52 84 62 82 76 80Z', '#2b2436') +
    eye(88, 60, 9, b.p.b) +
    stroke('M96 168 v14 M112 162 v16', '#4a3a3a', 6) +
    stroke('M20 186 Q110 174 190 188', '#6b4423', 12),
  eagle: (b) =>
    times(7, (i) =>
      group(
        `rotate(${(i - 3) * 21} 100 92)`,
        path('M100 62 Q86 22 100 -6 Q114 22 100 62Z', i % 2 === 0 ? '#c99a62' : '#8a5a34'),
      ),
    ) +
    path('M18 194 Q28 130 76 118 H124 Q172 130 182 194Z', b.linear('#7d5230', '#4a2c18')) +
    stroke(
      'M40 160 q10 10 20 0 M34 180 q12 10 22 0 M140 160 q10 10 20 0 M144 180 q12 10 22 0',
      '#a8764a',
      4,
    ) +
    path('M68 194 Q72 142 100 134 Q128 142 132 194Z', '#f4e3c4') +
    stroke('M88 162 v10 M112 162 v10 M100 176 v10', '#b8926a', 4) +
    path('M44 88 Q46 36 100 34 Q154 36 156 88 Q150 134 100 142 Q50 134 44 88Z', '#fff1d6') +
    path('M44 88 Q52 122 80 138 Q66 106 70 78 Q54 72 44 88Z', '#d9b98a') +
    path('M156 88 Q148 122 120 138 Q134 106 130 78 Q146 72 156 88Z', '#d9b98a') +
    eye(72, 84, 13, '#4f8fd0') +
    eye(128, 84, 13, '#4f8fd0') +
    stroke('M54 66 L88 76 M146 66 L112 76', '#5d3a20', 6) +
    path(
      'M82 86 Q100 72 118 86 Q126 112 105 134 Q100 140 95 134 Q74 112 82 86Z',
      b.linear('#8d9db3', '#465368'),
    ) +
    stroke('M90 96 q4 3 6 6 M110 96 q-4 3 -6 6', INK, 3) +
    shine('M88 86 Q98 78 106 82 Q96 92 94 112 Q86 100 88 86Z', 0.35),
  bird: (b) =>
    path(
      'M20 110 Q70 60 120 80 Q150 60 176 76 Q160 84 160 98 Q150 150 90 150 Q60 150 20 110Z',
      b.linear(lighter(b.p.a, 0.2), b.p.a),
    ) +
    path('M70 108 Q110 90 130 116 Q110 146 76 132Z', b.p.c) +
    eye(148, 82, 7) +
    stroke('M96 150 v24 M110 148 v26', '#5a3a2a', 5) +
    polygon(
      [
        [174, 74],
        [192, 82],
        [168, 88],
      ],
      b.p.b,
    ),
  frog: (b) => {
    const skin = mix('#63b84f', b.p.c, 0.2);
    return (
      path(
        'M28 176 Q10 128 52 118 Q40 160 70 178Z M172 176 Q190 128 148 118 Q160 160 130 178Z',
        darker(skin, 0.2),
      ) +
      ellipse(100, 142, 60, 44, skin) +
      ellipse(100, 150, 40, 32, '#eaf5b8') +
      circle(58, 52, 30, skin) +
      circle(142, 52, 30, skin) +
      ellipse(100, 92, 74, 48, b.linear(lighter(skin, 0.2), skin)) +
      circle(58, 50, 21, '#fff8dc') +
      circle(142, 50, 21, '#fff8dc') +
      ellipse(60, 52, 12, 14, INK) +
      ellipse(140, 52, 12, 14, INK) +
      circle(55, 46, 5, '#fff') +
      circle(135, 46, 5, '#fff') +
      stroke('M44 98 Q100 132 156 98', darker(skin, 0.5), 5) +
      circle(46, 90, 8, b.p.a, 'opacity=".5"') +
      circle(154, 90, 8, b.p.a, 'opacity=".5"') +
      path('M72 34 L78 6 L92 22 L100 0 L108 22 L122 6 L128 34 Q100 44 72 34Z', '#ffcf4a') +
      circle(100, 28, 5, '#e0284a')
    );
  },
  cat: (b) => {
    const fur = b.r.pick(['#f5ead8', '#3a3346', '#f0a65a']);
    const dark = fur === '#3a3346';
    return (
      path('M44 84 L36 14 L86 46Z M156 84 L164 14 L114 46Z', fur) +
      path('M50 66 L46 30 L72 48Z M150 66 L154 30 L128 48Z', '#f29a9a') +
      ellipse(100, 92, 66, 56, fur) +
      path('M52 138 Q44 186 70 188 H130 Q156 186 148 138 Q100 160 52 138Z', fur) +
      (fur === '#f0a65a'
        ? path('M92 38 L100 62 L108 38Z M40 86 L62 92 L40 98Z M160 86 L138 92 L160 98Z', '#b8622a')
        : '') +
      eye(74, 88, 14, b.p.c) +
      eye(126, 88, 14, b.p.c) +
      path('M93 106 H107 L100 114Z', '#e8677f') +
      stroke('M100 114 Q90 124 80 118 M100 114 Q110 124 120 118', dark ? '#fff' : INK, 3.5) +
      stroke(
        'M58 108 L22 102 M58 114 L24 120 M142 108 L178 102 M142 114 L176 120',
        dark ? '#d8d0e6' : '#6b5a4a',
        2.5,
      ) +
      path('M56 138 Q100 162 144 138 L142 150 Q100 172 58 150Z', b.p.a) +
      coinFace(b, 100, 164, 15) +
      path('M150 150 Q188 130 172 92 Q164 82 156 92 Q162 124 140 140Z', fur)
    );
  },
  butterfly: (b) =>
    wing(b.p.a, b.p.c) +
    group('matrix(-1 0 0 1 200 0)', wing(b.p.a, b.p.c)) +
    ellipse(100, 108, 8, 38, INK) +
    circle(100, 66, 10, INK) +
    stroke('M96 60 Q86 36 74 32 M104 60 Q114 36 126 32', INK, 3.5),
  rooster: (b) => {
    const body = mix(b.p.a, '#c8452c', 0.4);
    return (
      path(
        'M128 116 C190 110 196 50 164 22 C178 60 150 74 134 84 C166 30 120 14 112 18 C136 40 120 76 108 92Z',
        b.p.c,
      ) +
      path('M134 92 C170 80 174 46 160 30 C166 62 142 78 120 88Z', darker(b.p.c, 0.35)) +
      path(
        'M40 66 C36 130 60 164 104 160 C146 156 152 118 136 92 C108 112 88 96 84 62Z',
        b.linear(body, darker(body, 0.35)),
      ) +
      path('M78 110 Q120 96 136 122 Q112 154 82 140 Q72 124 78 110Z', darker(b.p.b, 0.1)) +
      path(
        'M86 112 q30 -4 44 14 M86 124 q24 -2 34 12',
        'none',
        `stroke="${darker(body, 0.4)}" stroke-width="3"`,
      ) +
      path('M36 70 C30 30 80 22 88 60 C92 84 96 100 84 116 Q70 96 58 116 Q48 96 40 104Z', b.p.b) +
      circle(58, 50, 25, lighter(b.p.b, 0.1)) +
      path('M38 34 Q34 6 48 14 Q52 -2 64 12 Q78 4 78 22 Q88 26 80 40 Q58 22 38 34Z', '#e0284a') +
      path('M34 46 L10 56 L36 62Z', '#f2a52b') +
      path('M40 62 Q30 88 46 90 Q56 80 50 62Z', '#e0284a') +
      eye(54, 48, 7) +
      stroke('M88 158 V184 M112 158 V184 M74 186 H98 M100 186 H126', '#f2a52b', 6)
    );
  },
  // Garden
  flower: (b) =>
    leafShape(104, 150, 60, 20, '#3f9a4b') +
    leafShape(96, 150, 60, 160, '#2f7d43') +
    stroke('M100 110 V188', '#2f7d43', 7) +
    petals(b, 100, 84, 66, 6, b.p.a, b.p.b),
  orchid: (b) =>
    stroke('M60 190 Q60 120 96 88 M96 150 Q130 140 144 108', '#3f7a43', 6) +
    petals(b, 92, 74, 54, 5, mix(b.p.a, '#d77be0', 0.45), b.p.b) +
    petals(b, 148, 118, 34, 5, lighter(mix(b.p.a, '#d77be0', 0.45), 0.2), b.p.b) +
    leafShape(60, 186, 70, -20, '#2f7d43') +
    leafShape(58, 186, 60, -160, '#3f9a4b') +
    path('M92 84 q-14 14 0 30 q14 -16 0 -30Z', darker(b.p.a, 0.3)),
  clover: (b) =>
    stroke('M100 104 Q104 150 124 188', '#2f7d43', 8) +
    around(
      4,
      100,
      88,
      () =>
        path(
          'M100 88 C64 70 58 36 80 28 Q94 24 100 40 Q106 24 120 28 C142 36 136 70 100 88Z',
          b.linear('#7bd16a', '#2f8a49'),
        ),
      45,
    ) +
    circle(100, 88, 5, '#d6f5b8'),
  rice: () =>
    times(5, (k) => {
      const lean = (k - 2) * 22;
      return (
        stroke(`M100 188 Q${100 + lean * 0.3} 110 ${100 + lean} 54`, '#8aa83f', 4) +
        times(7, (i) =>
          ellipse(
            100 + lean * (0.62 + i * 0.06) + (i % 2 === 0 ? -7 : 7),
            112 - i * 10,
            5,
            9,
            i % 2 === 0 ? '#f2c94c' : '#e0a82e',
            `transform="rotate(${i % 2 === 0 ? -24 : 24} ${n(100 + lean * (0.62 + i * 0.06))} ${112 - i * 10})"`,
          ),
        )
      );
    }) + path('M78 160 Q100 150 122 160 L118 174 Q100 166 82 174Z', '#c4532f'),
  bamboo: () =>
    times(3, (k) =>
      times(
        4,
        (i) =>
          rect(48 + k * 38, 14 + i * 44 + k * 6, 22, 41, k === 1 ? '#6fb05a' : '#4d8f4a', 6) +
          rect(52 + k * 38, 18 + i * 44 + k * 6, 5, 32, '#c9e89a', 2, 'opacity=".6"'),
      ),
    ) +
    leafShape(70, 60, 58, -30, '#3f9a4b') +
    leafShape(110, 98, 64, -12, '#6fbf5a') +
    leafShape(60, 120, 50, 200, '#3f9a4b'),
  mushroom: (b) =>
    path('M80 104 Q72 168 64 184 H136 Q128 168 120 104Z', '#fff0d8') +
    path(
      'M14 108 C14 48 60 18 100 18 C140 18 186 48 186 108 Q100 132 14 108Z',
      b.linear(lighter(b.p.a, 0.15), darker(b.p.a, 0.2)),
    ) +
    (
      [
        [60, 70, 14],
        [104, 46, 11],
        [142, 78, 15],
        [98, 92, 9],
        [34, 98, 8],
      ] as const
    )
      .map(([x, y, r]) => circle(x, y, r, '#fff6e6'))
      .join('') +
    ellipse(88, 146, 4, 6, INK) +
    ellipse(112, 146, 4, 6, INK) +
    stroke('M92 158 q8 7 16 0', INK, 3),
  hut: (b) =>
    rect(58, 150, 8, 38, '#5d3a20') +
    rect(134, 150, 8, 38, '#5d3a20') +
    rect(48, 98, 104, 58, b.linear('#c98f4e', '#8f5a2b')) +
    times(6, (i) => rect(56 + i * 16, 98, 2.5, 58, '#7a4b22', 0, 'opacity=".6"')) +
    rect(64, 112, 26, 24, b.p.glow, 2) +
    rect(108, 112, 26, 44, '#4a2a16', 2) +
    path('M100 18 L182 108 Q100 92 18 108Z', b.linear('#d9b45c', '#9a6a2c')) +
    times(9, (i) =>
      stroke(
        `M${96 + i} 24 L${30 + i * 17.5} ${102 - Math.abs(4 - i) * -0.5}`,
        '#8a5f26',
        2.2,
        'opacity=".55"',
      ),
    ) +
    stroke('M112 186 L130 156 M122 190 L142 158 M116 180 H132 M122 170 H138', '#5d3a20', 4),
  // City and food
  jeepney: (b) =>
    ellipse(100, 172, 92, 10, '#000', 'opacity=".25"') +
    path(
      'M14 70 Q16 44 40 44 H156 Q170 44 174 60 L188 108 Q194 112 194 124 V154 H10 Q6 110 14 70Z',
      b.linear(b.p.a, darker(b.p.a, 0.2)),
    ) +
    rect(10, 114, 184, 11, b.p.b) +
    rect(10, 129, 184, 5, b.p.c) +
    [24, 60, 96]
      .map(
        (x) =>
          rect(x, 58, 31, 40, '#bfe9f2', 5) +
          path(`M${x + 4} 94 L${x + 20} 60 h8 L${x + 12} 94Z`, '#fff', 'opacity=".5"'),
      )
      .join('') +
    path('M134 58 H156 L168 98 H134Z', '#bfe9f2') +
    rect(28, 32, 120, 12, darker(b.p.a, 0.35), 5) +
    [40, 68, 96, 124]
      .map((x, i) => rect(x, 22, 18, 11, [b.p.b, b.p.c, b.p.light][i % 3] ?? b.p.b, 2))
      .join('') +
    circle(184, 132, 9, '#fff4c2') +
    rect(170, 142, 28, 8, '#d6dce4', 3) +
    star(176, 108, 9, 4, 5, '#fff4c2') +
    [52, 148]
      .map(
        (x) =>
          circle(x, 156, 23, '#221a2c') +
          circle(x, 156, 12, '#d6dce4') +
          circle(x, 156, 5, '#221a2c'),
      )
      .join('') +
    polygon(
      [
        [60, 118],
        [66, 120],
        [60, 122],
      ],
      b.p.light,
    ) +
    times(7, (i) => star(26 + i * 22, 105, 6, 2.6, 5, b.p.light)),
  skewer: (b) =>
    [-24, 0, 24]
      .map((turn, k) =>
        group(
          `rotate(${turn} 100 190)`,
          rect(97, 6, 6, 184, '#d9a968', 3) +
            times(4, (i) => {
              const colour =
                ['#8f3d20', '#c9602c', '#e8a33c', mix(b.p.a, '#a8412a', 0.5)][(i + k) % 4] ??
                '#8f3d20';
              return (
                rect(80, 24 + i * 30, 40, 27, colour, 11) +
                path(
                  `M86 ${32 + i * 30} q14 -6 26 0`,
                  'none',
                  'stroke="#fff" stroke-width="3" opacity=".35" stroke-linecap="round"',
                )
              );
            }),
        ),
      )
      .join('') + stroke('M64 18 q-10 -12 0 -24 M136 18 q10 -12 0 -24', '#fff', 4, 'opacity=".4"'),
  bowl: (b) =>
    stroke('M128 88 L176 10 M142 88 L190 20', '#b8622a', 6) +
    ellipse(100, 94, 82, 26, '#f7e3b5') +
    times(6, (i) =>
      stroke(`M${34 + i * 18} 96 q14 -28 28 -2 t28 0`, i % 2 === 0 ? '#f2c45a' : '#e3a83c', 6),
    ) +
    circle(72, 84, 15, '#fff') +
    circle(72, 84, 8, '#f9a825') +
    ellipse(122, 84, 15, 9, '#e0574a') +
    leafShape(94, 78, 30, -24, '#3f9a4b') +
    path(
      'M16 96 Q20 176 74 186 H126 Q180 176 184 96 Q100 128 16 96Z',
      b.linear(b.p.a, darker(b.p.a, 0.35)),
    ) +
    path(
      'M20 118 Q100 152 180 118',
      'none',
      `stroke="${b.p.b}" stroke-width="5" stroke-dasharray="3 9" stroke-linecap="round"`,
    ) +
    stroke('M66 56 q-8 -14 2 -26 M98 50 q-8 -14 2 -26', '#fff', 4, 'opacity=".5"'),
  dumpling: (b) =>
    ellipse(100, 160, 86, 24, '#a8703a') +
    ellipse(100, 152, 86, 24, '#d9a968') +
    (
      [
        [62, 128],
        [138, 128],
        [100, 104],
      ] as const
    )
      .map(
        ([x, y]) =>
          path(
            `M${x - 40} ${y + 14} C${x - 40} ${y - 22} ${x - 12} ${y - 34} ${x} ${y - 38} C${x + 12} ${y - 34} ${x + 40} ${y - 22} ${x + 40} ${y + 14} Q${x} ${y + 38} ${x - 40} ${y + 14}Z`,
            b.linear('#fffaf0', '#ecd5b4'),
            'stroke="#cfae82" stroke-width="1.5"',
          ) +
          stroke(
            `M${x} ${y - 36} q-14 12 -18 26 M${x} ${y - 36} q14 12 18 26 M${x} ${y - 36} v24`,
            '#cfae82',
            2.5,
          ) +
          circle(x, y - 36, 5, '#e0574a'),
      )
      .join('') +
    rect(14, 152, 172, 20, '#c48a48', 8) +
    times(8, (i) => rect(24 + i * 21, 154, 4, 16, '#8f5a2b')) +
    stroke('M60 50 q-8 -14 2 -26 M140 50 q8 -14 -2 -26', '#fff', 4, 'opacity=".5"'),
  halohalo: (b) =>
    stroke('M136 60 L168 6', '#d6dce4', 6) +
    path('M40 66 L60 172 Q100 186 140 172 L160 66Z', '#eaf6ff', 'opacity=".45"') +
    path('M58 158 L60 172 Q100 186 140 172 L142 158Z', '#a83250') +
    path('M54 136 L58 160 H142 L146 136Z', '#f2c94c') +
    path('M49 112 L54 138 H146 L151 112Z', '#5fae57') +
    path('M45 90 L49 114 H151 L155 90Z', '#fff') +
    path(
      'M36 70 Q30 34 66 40 Q72 14 100 20 Q130 10 138 40 Q172 36 164 70 Q100 92 36 70Z',
      b.linear('#fff', '#dcecf7'),
    ) +
    circle(80, 38, 24, '#8e5bb8') +
    circle(72, 30, 8, '#b98bdc') +
    rect(104, 30, 38, 18, '#f2b03c', 5) +
    rect(104, 30, 38, 7, '#8a4a1c', 4) +
    circle(96, 16, 10, '#e0284a') +
    stroke('M96 8 q4 -10 14 -10', '#3f7a43', 3) +
    rect(62, 178, 76, 10, mix(b.p.a, '#ffffff', 0.3), 5) +
    shine('M52 76 L66 160 L74 162 L62 78Z', 0.5),
  icecream: (b) =>
    polygon(
      [
        [58, 104],
        [142, 104],
        [100, 194],
      ],
      '#d99a4e',
    ) +
    times(4, (i) =>
      stroke(
        `M${66 + i * 20} 108 L${92 + i * 8} ${178 - i * 10} M${134 - i * 20} 108 L${108 - i * 8} ${178 - i * 10}`,
        '#a8672a',
        2.5,
      ),
    ) +
    circle(72, 84, 36, b.p.c) +
    circle(130, 84, 36, lighter(b.p.a, 0.1)) +
    circle(100, 50, 38, '#a678d0') +
    path('M46 96 q12 18 24 4 q12 20 28 4 q14 18 30 2 q12 14 26 -6 L150 84 H50Z', b.p.light) +
    circle(104, 14, 11, '#e0284a') +
    times(9, (i) =>
      rect(
        76 + (i % 3) * 20,
        34 + Math.floor(i / 3) * 12,
        3,
        9,
        [b.p.b, '#fff', b.p.a][i % 3] ?? '#fff',
        1.5,
        `transform="rotate(${i * 37} ${78 + (i % 3) * 20} ${38 + Math.floor(i / 3) * 12})"`,
      ),
    ) +
    shine('M74 34 Q84 20 98 20 Q84 30 80 48Z'),
  coffee: (b) =>
    stroke(
      'M62 40 q-14 -18 2 -36 M98 40 q-14 -18 2 -36 M134 40 q-14 -18 2 -36',
      '#fff',
      6,
      'opacity=".5"',
    ) +
    path(
      'M150 84 Q192 80 186 116 Q178 146 138 142',
      'none',
      `stroke="${b.p.a}" stroke-width="13"`,
    ) +
    path(
      'M26 62 H158 L148 154 Q140 176 112 176 H72 Q44 176 36 154Z',
      b.linear(lighter(b.p.a, 0.2), darker(b.p.a, 0.2)),
    ) +
    ellipse(92, 62, 66, 16, '#fff0d8') +
    ellipse(92, 63, 56, 11, '#5a2f1a') +
    path('M70 62 Q92 50 114 62 Q92 74 70 62Z', '#d9a968') +
    star(92, 120, 28, 12, 5, b.p.b) +
    ellipse(96, 186, 86, 8, darker(b.p.a, 0.4)),
  // Myth
  dragon: (b) => {
    const scale = mix(b.p.a, '#d8342f', 0.35);
    return (
      path(
        'M60 60 Q30 20 10 20 Q28 34 24 48 Q10 46 4 54 Q30 62 44 84Z M140 60 Q170 20 190 20 Q172 34 176 48 Q190 46 196 54 Q170 62 156 84Z',
        b.p.b,
      ) +
      path(
        'M66 52 C58 28 62 10 74 0 C74 20 88 28 90 44Z M134 52 C142 28 138 10 126 0 C126 20 112 28 110 44Z',
        '#fff0cf',
      ) +
      path(
        'M100 34 C146 34 164 66 152 98 C148 112 146 120 150 136 C156 170 130 184 100 184 C70 184 44 170 50 136 C54 120 52 112 48 98 C36 66 54 34 100 34Z',
        b.linear(lighter(scale, 0.15), darker(scale, 0.25)),
      ) +
      path(
        'M58 128 C66 112 134 112 142 128 C152 160 130 178 100 178 C70 178 48 160 58 128Z',
        lighter(scale, 0.2),
      ) +
      path('M74 134 q10 -12 18 0 q-8 8 -18 0Z M108 134 q10 -12 18 0 q-8 8 -18 0Z', INK) +
      path(
        'M62 154 Q100 172 138 154 L132 166 L124 160 L116 172 L106 164 L94 164 L84 172 L76 160 L68 166Z',
        '#fff8e6',
      ) +
      path(
        'M54 78 Q76 64 92 92 Q70 104 54 78Z M146 78 Q124 64 108 92 Q130 104 146 78Z',
        '#fff3b0',
      ) +
      circle(74, 84, 8, '#c21f2f') +
      circle(126, 84, 8, '#c21f2f') +
      ellipse(74, 84, 2.5, 7, INK) +
      ellipse(126, 84, 2.5, 7, INK) +
      stroke('M44 66 Q70 52 94 80 M156 66 Q130 52 106 80', b.p.b, 8) +
      stroke('M54 140 Q20 138 12 164 M146 140 Q180 138 188 164', b.p.b, 5) +
      times(4, (i) =>
        polygon(
          [
            [88 + i * 0.1, 44 + i * 16],
            [100, 30 + i * 16],
            [112, 44 + i * 16],
          ],
          b.p.c,
          `opacity="${0.9 - i * 0.15}"`,
        ),
      )
    );
  },
  bakunawa: (b) => {
    const body = mix(b.p.c, '#1f6f8a', 0.35);
    return (
      circle(104, 96, 50, b.radial('#fff8dc', '#f2d489')) +
      circle(92, 84, 8, '#e0c078') +
      circle(118, 108, 11, '#e0c078') +
      path(
        'M100 22 C172 14 196 90 166 138 C136 184 60 184 40 142 C34 128 40 116 52 112 C60 150 124 162 146 122 C166 84 140 46 96 50Z',
        b.linear(lighter(body, 0.25), darker(body, 0.3)),
      ) +
      times(9, (i) => {
        const t = -1.3 + i * 0.42;
        return polygon(
          [
            [104 + Math.cos(t) * 70, 98 + Math.sin(t) * 70],
            [104 + Math.cos(t + 0.16) * 88, 98 + Math.sin(t + 0.16) * 88],
            [104 + Math.cos(t + 0.3) * 70, 98 + Math.sin(t + 0.3) * 70],
          ],
          b.p.a,
        );
      }) +
      path(
        'M110 50 Q96 68 60 58 Q34 52 22 28 Q44 36 50 22 Q66 32 76 18 Q104 18 110 50Z',
        lighter(body, 0.1),
      ) +
      path('M60 58 Q80 60 92 48 L80 56 L72 47 L66 57Z', '#fff') +
      eye(74, 36, 9, b.p.b) +
      stroke('M22 28 Q10 24 4 34', b.p.a, 4)
    );
  },
  potion: (b) =>
    circle(100, 128, 84, b.radial(b.p.c, b.p.c, { fade: true }), 'opacity=".5"') +
    rect(80, 8, 40, 22, '#a8703a', 6) +
    path(
      'M84 30 H116 V74 C166 90 172 186 100 188 C28 186 34 90 84 74Z',
      '#dff3f5',
      'opacity=".5"',
    ) +
    path(
      'M44 128 Q72 114 100 128 T156 128 C160 164 138 184 100 184 C62 184 40 164 44 128Z',
      b.linear(lighter(b.p.a, 0.25), darker(b.p.a, 0.25)),
    ) +
    circle(84, 150, 9, '#fff', 'opacity=".5"') +
    circle(116, 162, 6, '#fff', 'opacity=".5"') +
    circle(108, 138, 5, '#fff', 'opacity=".5"') +
    circle(96, 104, 5, b.p.a, 'opacity=".7"') +
    circle(108, 86, 4, b.p.a, 'opacity=".7"') +
    rect(78, 66, 44, 9, b.p.b, 4) +
    shine('M56 120 Q62 96 86 86 Q70 104 66 130Z', 0.6) +
    star(144, 60, 14, 2.5, 4, b.p.light) +
    star(52, 70, 9, 2, 4, b.p.light),
  idol: (b) =>
    rect(44, 20, 112, 160, b.linear('#b8a07c', '#6e5a46', 0), 22) +
    rect(34, 40, 132, 22, '#8f7a5c', 6) +
    times(5, (i) => rect(42 + i * 25, 44, 14, 14, i % 2 === 0 ? b.p.c : b.p.a, 3)) +
    circle(74, 92, 21, '#4a3a2c') +
    circle(126, 92, 21, '#4a3a2c') +
    circle(74, 92, 13, b.radial(lighter(b.p.b, 0.4), b.p.a)) +
    circle(126, 92, 13, b.radial(lighter(b.p.b, 0.4), b.p.a)) +
    path('M92 92 H108 L114 124 H86Z', '#9c8664') +
    rect(64, 136, 72, 26, '#4a3a2c', 6) +
    times(5, (i) => rect(68 + i * 13.5, 137, 10, 12, '#fff0d0', 2)) +
    path('M20 100 Q44 90 44 120 L32 140Z M180 100 Q156 90 156 120 L168 140Z', '#8f7a5c') +
    stroke('M56 28 V176', '#d9c8a4', 4, 'opacity=".5"'),
  torch: (b) =>
    circle(100, 66, 84, b.radial('#ffb347', '#ff7a2b', { fade: true }), 'opacity=".7"') +
    path('M82 106 H118 L108 192 H92Z', '#7a4a26') +
    rect(74, 94, 52, 18, b.p.b, 5) +
    path('M100 4 C132 40 140 62 124 92 H76 C58 66 76 50 84 28 C92 44 96 40 100 4Z', '#ff6a2b') +
    path('M102 40 C122 62 122 76 114 92 H86 C78 74 88 68 92 56 C98 66 100 60 102 40Z', '#ffd24a'),
  // Adventure
  volcano: (b) =>
    circle(100, 46, 80, b.radial('#ffb347', '#ff5a2b', { fade: true }), 'opacity=".75"') +
    times(7, (i) =>
      stroke(
        `M100 56 Q${100 + (i - 3) * 16} ${6 + Math.abs(i - 3) * 8} ${100 + (i - 3) * 28} ${40 + Math.abs(i - 3) * 14}`,
        i % 2 === 0 ? '#ffcf4a' : '#ff6a2b',
        6,
      ),
    ) +
    polygon(
      [
        [8, 188],
        [74, 62],
        [126, 62],
        [192, 188],
      ],
      b.linear(mix('#6e4a5c', b.p.far, 0.3), '#2e1a30'),
    ) +
    polygon(
      [
        [126, 62],
        [192, 188],
        [120, 188],
        [110, 62],
      ],
      '#1a0e22',
      'opacity=".35"',
    ) +
    path(
      'M74 62 H126 Q122 84 130 110 Q120 116 116 94 Q110 84 106 108 Q108 150 96 154 Q90 140 92 108 Q88 90 82 104 Q76 122 68 106 Q76 84 74 62Z',
      b.linear('#ffe06a', '#f2462b'),
    ) +
    ellipse(100, 62, 27, 8, '#fff0a8'),
  mountain: (b) =>
    polygon(
      [
        [6, 186],
        [88, 30],
        [166, 186],
      ],
      b.linear(lighter(b.p.far, 0.2), b.p.mid),
    ) +
    polygon(
      [
        [88, 30],
        [166, 186],
        [104, 186],
      ],
      darker(b.p.mid, 0.2),
      'opacity=".5"',
    ) +
    polygon(
      [
        [92, 186],
        [146, 84],
        [198, 186],
      ],
      b.p.mid,
    ) +
    polygon(
      [
        [88, 30],
        [62, 80],
        [78, 74],
        [88, 88],
        [98, 74],
        [114, 82],
      ],
      '#fff',
    ),
  galleon: (b) =>
    stroke('M58 150 V40 M106 150 V14 M152 150 V50', '#5d3a20', 6) +
    path('M60 46 Q30 76 60 112 H90 Q72 78 92 46Z', b.p.light) +
    path('M108 20 Q74 66 106 116 H150 Q128 66 146 22Z', b.linear('#fff4dc', '#e8c89a')) +
    path('M152 56 Q130 84 152 112 H180 Q166 84 182 58Z', b.p.light) +
    star(120, 68, 16, 7, 5, b.p.a) +
    polygon(
      [
        [106, 14],
        [136, 4],
        [106, -4],
      ],
      b.p.a,
    ) +
    polygon(
      [
        [58, 40],
        [80, 32],
        [58, 24],
      ],
      b.p.c,
    ) +
    path(
      'M4 116 L30 124 H170 L196 102 Q194 174 150 180 H60 Q14 174 4 116Z',
      b.linear('#a8652f', '#5a2f16'),
    ) +
    rect(24, 138, 158, 7, b.p.b) +
    times(5, (i) => rect(46 + i * 25, 152, 13, 12, INK, 2)) +
    ellipse(100, 190, 112, 15, mix(b.p.c, b.p.far, 0.4)) +
    stroke(
      'M10 186 q12 -8 24 0 t24 0 M116 190 q12 -8 24 0 t24 0 M60 198 q12 -7 24 0 t24 0',
      lighter(b.p.c, 0.5),
      3,
      'opacity=".7"',
    ),
  chest: (b) =>
    circle(100, 84, 88, b.radial(b.p.glow, '#ffc94d', { fade: true }), 'opacity=".75"') +
    path('M24 82 Q20 14 100 12 Q180 14 176 82Z', b.linear('#9a5a2c', '#5d3218')) +
    path(
      'M56 80 Q52 22 66 18 M144 80 Q148 22 134 18',
      'none',
      'stroke="#ffc94d" stroke-width="9"',
    ) +
    ellipse(100, 90, 76, 24, '#3a1c10') +
    times(9, (i) => coinFace(b, 40 + i * 15, 88 - (i % 3) * 9, 14)) +
    polygon(
      [
        [128, 56],
        [144, 68],
        [128, 86],
        [112, 68],
      ],
      b.p.c,
    ) +
    circle(74, 70, 11, '#e0284a') +
    path('M20 96 H180 L172 184 H28Z', b.linear('#8a4d24', '#4f2812')) +
    rect(18, 92, 164, 14, '#ffc94d', 3) +
    rect(52, 96, 12, 88, '#e0a030') +
    rect(136, 96, 12, 88, '#e0a030') +
    rect(84, 98, 32, 36, '#ffd97a', 6) +
    circle(100, 112, 6, INK) +
    rect(97.5, 112, 5, 13, INK),
  compass: (b) =>
    circle(100, 104, 84, '#7a4a1c') +
    circle(100, 100, 84, b.linear('#ffe08a', '#c9852a', 40)) +
    circle(100, 100, 68, '#fff6e2') +
    circle(100, 100, 68, 'none', 'stroke="#b8772a" stroke-width="3"') +
    around(12, 100, 100, (i) => rect(98.5, 36, 3, i % 3 === 0 ? 13 : 7, '#6b4423')) +
    group(
      'rotate(32 100 100)',
      polygon(
        [
          [100, 40],
          [114, 100],
          [86, 100],
        ],
        b.p.a,
      ) +
        polygon(
          [
            [100, 160],
            [114, 100],
            [86, 100],
          ],
          '#3a4a6b',
        ),
    ) +
    circle(100, 100, 8, '#ffc94d') +
    shine('M46 84 Q58 46 100 40 Q68 56 58 92Z', 0.6),
  jar: (b) =>
    ellipse(100, 186, 56, 8, '#000', 'opacity=".25"') +
    path(
      'M74 44 C70 64 30 80 30 122 C30 166 66 186 100 186 C134 186 170 166 170 122 C170 80 130 64 126 44Z',
      b.linear('#d98a52', '#8a4526', 10),
    ) +
    rect(64, 24, 72, 22, '#b8683a', 8) +
    ellipse(100, 26, 36, 9, '#5a2c18') +
    path('M33 108 Q100 132 167 108 L169 132 Q100 156 31 132Z', b.p.a) +
    times(9, (i) =>
      polygon(
        [
          [36 + i * 16, 118 + Math.sin((i / 8) * Math.PI) * 9],
          [44 + i * 16, 130 + Math.sin((i / 8) * Math.PI) * 9],
          [36 + i * 16, 141 + Math.sin((i / 8) * Math.PI) * 9],
          [28 + i * 16, 130 + Math.sin((i / 8) * Math.PI) * 9],
        ],
        i % 2 === 0 ? b.p.b : b.p.light,
      ),
    ) +
    shine('M48 116 Q54 86 82 70 Q62 96 60 130Z', 0.35) +
    coinFace(b, 84, 16, 13) +
    coinFace(b, 112, 12, 13),
  train: (b) =>
    rect(20, 30, 160, 128, b.linear(b.p.a, darker(b.p.a, 0.35)), 34) +
    rect(36, 48, 58, 46, '#cfeef5', 10) +
    rect(106, 48, 58, 46, '#cfeef5', 10) +
    path('M44 92 L66 50 h14 L58 92Z', '#fff', 'opacity=".5"') +
    rect(20, 104, 160, 12, b.p.b) +
    circle(100, 134, 17, '#fff4c2') +
    circle(100, 134, 30, b.radial('#fff4c2', '#ffd97a', { fade: true }), 'opacity=".8"') +
    circle(54, 136, 9, '#fff4c2') +
    circle(146, 136, 9, '#fff4c2') +
    path('M40 158 H160 L176 184 H24Z', '#3a3346') +
    times(6, (i) => rect(50 + i * 18, 160, 6, 22, '#6b6478')) +
    star(100, 32, 15, 6.5, 5, b.p.b),
  clock: (b) =>
    circle(60, 36, 25, b.p.a) +
    circle(140, 36, 25, b.p.a) +
    stroke('M58 168 L42 190 M142 168 L158 190', darker(b.p.a, 0.4), 11) +
    circle(100, 108, 78, darker(b.p.a, 0.25)) +
    circle(100, 106, 76, b.p.a) +
    circle(100, 106, 60, '#fffaf0') +
    around(12, 100, 106, (i) => rect(98, 52, 4, i % 3 === 0 ? 13 : 7, INK)) +
    stroke('M100 106 V68', INK, 7) +
    stroke('M100 106 L130 122', b.p.a, 6) +
    circle(100, 106, 7, INK) +
    rect(92, 18, 16, 16, darker(b.p.a, 0.3), 4) +
    shine('M54 92 Q62 62 92 54 Q70 68 66 100Z', 0.5),
  // Treasure
  gem: (b) =>
    circle(100, 100, 96, b.radial(b.p.glow, b.p.glow, { fade: true }), 'opacity=".45"') +
    polygon(
      [
        [52, 36],
        [148, 36],
        [190, 86],
        [100, 184],
        [10, 86],
      ],
      b.p.c,
    ) +
    polygon(
      [
        [52, 36],
        [100, 36],
        [70, 86],
        [10, 86],
      ],
      lighter(b.p.c, 0.45),
    ) +
    polygon(
      [
        [100, 36],
        [148, 36],
        [130, 86],
        [70, 86],
      ],
      lighter(b.p.c, 0.65),
    ) +
    polygon(
      [
        [148, 36],
        [190, 86],
        [130, 86],
      ],
      lighter(b.p.c, 0.2),
    ) +
    polygon(
      [
        [10, 86],
        [70, 86],
        [100, 184],
      ],
      lighter(b.p.c, 0.15),
    ) +
    polygon(
      [
        [70, 86],
        [130, 86],
        [100, 184],
      ],
      mix(b.p.c, b.p.a, 0.25),
    ) +
    polygon(
      [
        [130, 86],
        [190, 86],
        [100, 184],
      ],
      darker(b.p.c, 0.3),
    ) +
    star(48, 40, 20, 3, 4, '#fff') +
    star(158, 130, 11, 2, 4, '#fff'),
  ring: (b) =>
    circle(100, 128, 54, 'none', 'stroke="#b8772a" stroke-width="17"') +
    circle(100, 126, 54, 'none', 'stroke="#ffd35c" stroke-width="13"') +
    path(
      'M58 98 A54 54 0 0 0 54 150',
      'none',
      'stroke="#fff6d0" stroke-width="5" stroke-linecap="round"',
    ) +
    polygon(
      [
        [70, 18],
        [130, 18],
        [156, 48],
        [100, 96],
        [44, 48],
      ],
      b.p.a,
    ) +
    polygon(
      [
        [70, 18],
        [100, 18],
        [82, 48],
        [44, 48],
      ],
      lighter(b.p.a, 0.5),
    ) +
    polygon(
      [
        [100, 18],
        [130, 18],
        [118, 48],
        [82, 48],
      ],
      lighter(b.p.a, 0.7),
    ) +
    polygon(
      [
        [82, 48],
        [118, 48],
        [100, 96],
      ],
      lighter(b.p.a, 0.15),
    ) +
    polygon(
      [
        [118, 48],
        [156, 48],
        [100, 96],
      ],
      darker(b.p.a, 0.25),
    ) +
    star(52, 22, 16, 2.5, 4, '#fff'),
  crown: (b) =>
    path(
      'M20 60 L52 104 L74 30 L100 92 L126 30 L148 104 L180 60 L164 160 H36Z',
      b.linear('#ffe486', '#e8932a'),
    ) +
    path('M100 92 L126 30 L148 104 L180 60 L164 160 H100Z', '#b8621a', 'opacity=".22"') +
    rect(32, 150, 136, 24, '#d98822', 6) +
    rect(32, 150, 136, 6, '#ffe9a8', 3) +
    (
      [
        [20, 56],
        [74, 26],
        [126, 26],
        [180, 56],
      ] as const
    )
      .map(([x, y], i) => circle(x, y, 10, i % 2 === 0 ? b.p.a : b.p.c))
      .join('') +
    polygon(
      [
        [100, 106],
        [116, 124],
        [100, 144],
        [84, 124],
      ],
      '#e0284a',
    ) +
    polygon(
      [
        [100, 106],
        [100, 144],
        [84, 124],
      ],
      '#ff7a8f',
    ) +
    circle(60, 130, 8, b.p.c) +
    circle(140, 130, 8, b.p.c) +
    times(5, (i) => circle(52 + i * 24, 163, 5, i % 2 === 0 ? '#fff4dc' : b.p.a)),
  coin: (b) =>
    circle(100, 100, 98, b.radial(b.p.glow, b.p.glow, { fade: true }), 'opacity=".4"') +
    times(
      4,
      (i) =>
        ellipse(150, 176 - i * 13, 36, 12, '#9c5b12') +
        ellipse(150, 172 - i * 13, 36, 12, i % 2 === 0 ? '#ffd35c' : '#f2b03c'),
    ) +
    times(
      2,
      (i) =>
        ellipse(48, 178 - i * 13, 34, 12, '#9c5b12') + ellipse(48, 174 - i * 13, 34, 12, '#ffd35c'),
    ) +
    coinFace(b, 96, 92, 62),
  star: (b) =>
    circle(100, 100, 96, b.radial(b.p.glow, b.p.glow, { fade: true }), 'opacity=".6"') +
    star(100, 108, 88, 42, 5, darker(b.p.b, 0.35)) +
    star(100, 102, 88, 42, 5, b.linear(lighter(b.p.b, 0.45), b.p.b)) +
    times(5, (i) =>
      group(
        `rotate(${i * 72} 100 102)`,
        polygon(
          [
            [100, 14],
            [100, 102],
            [75.3, 68],
          ],
          '#fff',
          'opacity=".28"',
        ),
      ),
    ) +
    star(156, 40, 13, 2.5, 4, '#fff'),
  moon: (b) =>
    circle(100, 100, 92, b.radial(b.p.glow, b.p.glow, { fade: true }), 'opacity=".6"') +
    path('M122 22 A82 82 0 1 0 178 134 A66 66 0 0 1 122 22Z', b.linear('#fff6d6', '#f2c45a')) +
    circle(64, 112, 11, '#e0b355') +
    circle(92, 148, 8, '#e0b355') +
    circle(70, 74, 6, '#e0b355') +
    star(150, 62, 15, 6.5, 5, b.p.light) +
    star(168, 104, 8, 3.5, 5, b.p.light),
  cloud: (b) =>
    circle(140, 74, 42, b.radial('#fff4b8', b.p.b)) +
    path(
      'M36 156 A34 34 0 0 1 44 88 A48 48 0 0 1 130 74 A40 40 0 0 1 172 156Z',
      b.linear('#ffffff', '#dbe7f2'),
    ),
  horseshoe: (b) =>
    path(
      'M40 176 Q2 20 100 16 Q198 20 160 176 H126 Q156 56 100 54 Q44 56 74 176Z',
      b.linear('#ffe08a', '#c9852a', 20),
    ) +
    (
      [
        [44, 130],
        [40, 92],
        [60, 54],
        [140, 54],
        [160, 92],
        [156, 130],
      ] as const
    )
      .map(([x, y]) => circle(x, y, 6, '#7a4a1c'))
      .join('') +
    rect(32, 166, 48, 16, '#b8772a', 5) +
    rect(120, 166, 48, 16, '#b8772a', 5) +
    petals(b, 100, 36, 26, 5, b.p.a, b.p.light) +
    shine('M40 100 Q36 54 70 34 Q52 60 54 104Z', 0.5),
  seven: (b) =>
    path(
      'M30 24 H174 V62 Q124 112 116 184 H66 Q78 112 124 70 H68 Q60 70 58 86 H30Z',
      darker(b.p.a, 0.5),
      'transform="translate(6 7)"',
    ) +
    path(
      'M30 24 H174 V62 Q124 112 116 184 H66 Q78 112 124 70 H68 Q60 70 58 86 H30Z',
      b.linear(lighter(b.p.a, 0.3), darker(b.p.a, 0.15)),
      `stroke="${b.p.b}" stroke-width="6" stroke-linejoin="round"`,
    ) +
    shine('M40 34 H164 V44 H50 V74 H40Z', 0.45) +
    star(154, 150, 18, 3, 4, b.p.light),
  // Space
  rocket: (b) =>
    group(
      'rotate(28 100 100)',
      path('M82 150 Q72 184 100 206 Q128 184 118 150Z', '#ff8a2b') +
        path('M90 150 Q86 172 100 186 Q114 172 110 150Z', '#ffe06a') +
        path('M66 104 Q34 124 38 160 L72 142Z M134 104 Q166 124 162 160 L128 142Z', b.p.a) +
        path(
          'M100 0 C138 34 142 96 126 152 H74 C58 96 62 34 100 0Z',
          b.linear('#ffffff', '#c9d2e6', 0),
        ) +
        path('M100 0 C116 14 126 32 130 52 H70 C74 32 84 14 100 0Z', b.p.a) +
        circle(100, 84, 21, '#3a4a6b') +
        circle(100, 84, 15, b.linear('#bff0ff', b.p.c)) +
        rect(74, 126, 52, 9, b.p.b) +
        rect(78, 148, 44, 9, '#6b6478', 3),
    ),
  planet: (b) =>
    circle(100, 100, 62, b.linear(lighter(b.p.a, 0.3), darker(b.p.a, 0.4), 40)) +
    path(
      'M44 78 Q100 94 156 76 M40 104 Q100 124 160 104 M52 134 Q100 148 148 132',
      'none',
      `stroke="${b.p.b}" stroke-width="9" opacity=".5" stroke-linecap="round"`,
    ) +
    group(
      'rotate(-18 100 100)',
      path('M40 100 A98 25 0 1 0 160 100 A84 15 0 1 1 40 100Z', b.p.b) +
        path(
          'M40 100 A98 25 0 1 0 160 100',
          'none',
          `stroke="${b.p.light}" stroke-width="2" opacity=".6"`,
        ),
    ) +
    circle(74, 70, 9, '#fff', 'opacity=".35"') +
    star(168, 40, 12, 2, 4, '#fff'),
  ufo: (b) =>
    polygon(
      [
        [72, 116],
        [128, 116],
        [170, 196],
        [30, 196],
      ],
      b.p.light,
      'opacity=".35"',
    ) +
    path(
      'M54 84 Q58 24 100 24 Q142 24 146 84Z',
      b.linear('#d9fbff', mix(b.p.c, '#66aaaa', 0.3)),
      'opacity=".9"',
    ) +
    ellipse(100, 74, 16, 19, '#7bd16a') +
    circle(93, 71, 5, INK) +
    circle(107, 71, 5, INK) +
    stroke('M94 84 q6 5 12 0', INK, 2.5) +
    ellipse(100, 96, 88, 29, b.linear(lighter(b.p.a, 0.25), darker(b.p.a, 0.4))) +
    ellipse(100, 84, 56, 13, lighter(b.p.a, 0.3)) +
    times(7, (i) =>
      circle(
        28 + i * 24,
        102 + Math.sin((i / 6) * Math.PI) * 11,
        6,
        i % 2 === 0 ? b.p.b : b.p.light,
      ),
    ),
  robot: (b) =>
    stroke('M100 34 V10', '#6b6478', 6) +
    circle(100, 10, 10, b.p.a) +
    rect(18, 82, 18, 44, b.p.b, 8) +
    rect(164, 82, 18, 44, b.p.b, 8) +
    rect(34, 34, 132, 112, b.linear('#e9eef6', '#9fb0c8'), 26) +
    rect(48, 52, 104, 62, '#1d2440', 18) +
    circle(76, 82, 17, b.p.c) +
    circle(124, 82, 17, b.p.c) +
    circle(76, 82, 8, '#fff') +
    circle(124, 82, 8, '#fff') +
    times(5, (i) => rect(66 + i * 14, 122, 10, 14, i % 2 === 0 ? b.p.a : '#6b7a94', 2)) +
    rect(60, 150, 80, 38, b.linear('#c3cede', '#7f90aa'), 12) +
    circle(100, 168, 10, b.p.a) +
    circle(100, 168, 5, b.p.light),
  gear: (b) =>
    around(8, 100, 100, () => rect(84, 8, 32, 34, b.p.b, 6)) +
    circle(100, 100, 70, b.linear(lighter(b.p.b, 0.3), darker(b.p.b, 0.25))) +
    circle(100, 100, 34, b.p.ink) +
    circle(100, 100, 50, 'none', `stroke="${darker(b.p.b, 0.35)}" stroke-width="4"`),
  // Tables
  cards: (b) => {
    const suits = b.r.shuffled(['club', 'heart', 'spade', 'diamond'] as const);
    const suit = (index: number) => suits[index % 4] ?? 'heart';
    switch (b.r.int(0, 3)) {
      case 0:
        return times(4, (i) =>
          card(b, 54 + i * 31, i === 0 || i === 3 ? 118 : 104, (i - 1.5) * 17, suit(i)),
        );
      case 1:
        // Two of a hand, one laid over the other.
        return card(b, 70, 104, -14, suit(0), 1.35) + card(b, 128, 112, 11, suit(1), 1.35);
      case 2:
        return (
          cardBack(b, 48, 112, -20) + cardBack(b, 152, 112, 20) + card(b, 100, 100, 0, suit(2), 1.3)
        );
      default:
        return times(5, (i) =>
          card(b, 40 + i * 30, 112 + Math.abs(i - 2) * 9, (i - 2) * 14, suit(i), 0.92),
        );
    }
  },
  chips: (b) =>
    times(5, (i) => chip(b, 62, 168 - i * 16, 42, [b.p.a, b.p.c][i % 2] ?? b.p.a)) +
    times(7, (i) => chip(b, 140, 160 - i * 16, 42, [b.p.b, '#3a4a8c'][i % 2] ?? b.p.b)) +
    chip(b, 98, 174, 34, '#d8324a'),
  roulette: (b) =>
    ellipse(100, 118, 96, 68, '#3a1c10') +
    ellipse(100, 108, 96, 68, b.linear('#a8652f', '#5d3218')) +
    ellipse(100, 104, 80, 55, '#22122e') +
    times(24, (i) => {
      const t0 = (i / 24) * Math.PI * 2;
      const t1 = ((i + 1) / 24) * Math.PI * 2;
      const at = (t: number, k: number): string =>
        `${n(100 + Math.cos(t) * 76 * k)} ${n(104 + Math.sin(t) * 52 * k)}`;
      return path(
        `M${at(t0, 1)} L${at(t1, 1)} L${at(t1, 0.66)} L${at(t0, 0.66)}Z`,
        i === 0 ? '#2f9a5a' : i % 2 === 0 ? '#1d1836' : '#d8324a',
        'stroke="#ffd97a" stroke-width=".8"',
      );
    }) +
    ellipse(100, 104, 48, 32, b.linear('#8a4d24', '#c98a4a')) +
    ellipse(100, 100, 16, 10, '#ffd35c') +
    rect(95, 58, 10, 44, '#ffd35c', 5) +
    circle(100, 56, 10, '#ffe9a8') +
    stroke('M72 98 L128 102 M84 118 L116 84', '#ffd35c', 6) +
    circle(150, 128, 7.5, '#fff'),
  dice: (b) =>
    ellipse(100, 178, 84, 10, '#000', 'opacity=".22"') +
    die(66, 116, 72, -8, '#fffaf0', INK, [5, 1, 3]) +
    die(142, 132, 58, 12, b.p.a, '#fffaf0', [4, 2, 6]),
  colordice: (b) => {
    const cube = (
      x: number,
      y: number,
      s: number,
      turn: number,
      faces: readonly [string, string, string],
    ): string =>
      group(
        `translate(${x} ${y}) rotate(${turn})`,
        [
          `matrix(.87 .5 -.87 .5 0 ${n(-s * 0.5)})`,
          `matrix(.87 .5 0 1 ${n(-s * 0.435)} ${n(s * 0.25)})`,
          `matrix(.87 -.5 0 1 ${n(s * 0.435)} ${n(s * 0.25)})`,
        ]
          .map((matrix, i) =>
            group(
              matrix,
              rect(-s / 2, -s / 2, s, s, faces[i] ?? '#fff', s * 0.1) +
                rect(
                  -s * 0.42,
                  -s * 0.42,
                  s * 0.84,
                  s * 0.84,
                  'none',
                  s * 0.08,
                  'stroke="#fff" stroke-width="2.5" opacity=".5"',
                ),
            ),
          )
          .join(''),
      );
    return (
      cube(56, 124, 60, -10, ['#ffcf3f', '#e23b4e', '#3b6fd8']) +
      cube(146, 124, 60, 9, ['#4fc06a', '#f2f0ea', '#e86bb0']) +
      cube(100, 70, 60, 3, ['#e86bb0', '#ffcf3f', '#4fc06a']) +
      star(160, 40, 14, 2.5, 4, b.p.light)
    );
  },
  wheel: (b) =>
    path('M60 188 L100 120 L140 188Z', darker(b.p.near, 0.1)) +
    wheelShape(b, 100, 96, 72, 12) +
    polygon(
      [
        [86, 4],
        [114, 4],
        [100, 34],
      ],
      '#e0284a',
      'stroke="#fff" stroke-width="2.5"',
    ),
  mahjong: (b) => {
    const tile = (x: number, y: number, turn: number, face: string): string =>
      group(
        `translate(${x} ${y}) rotate(${turn})`,
        rect(-28, -36, 62, 82, '#1d6b52', 8) +
          rect(-30, -40, 60, 80, b.linear('#fffdf2', '#efe3c4'), 8) +
          face,
      );
    const dots = [
      [-12, -18],
      [12, -18],
      [0, 0],
      [-12, 18],
      [12, 18],
    ]
      .map(
        ([x = 0, y = 0], i) =>
          circle(x, y, 8, i === 2 ? '#d8324a' : '#1f7a4f') + circle(x, y, 3.5, '#fffdf2'),
      )
      .join('');
    const sticks = [-14, 0, 14]
      .map(
        (x, i) =>
          rect(x - 3.5, -28, 7, 24, i === 1 ? '#d8324a' : '#1f7a4f', 3) +
          rect(x - 3.5, 4, 7, 24, i === 1 ? '#1f7a4f' : '#2c4fa8', 3),
      )
      .join('');
    const bird = circle(0, -4, 15, '#d8324a') + petals(b, 0, -4, 22, 6, '#d8324a', '#ffcf4a');
    return tile(52, 126, -13, sticks) + tile(148, 126, 13, dots) + tile(100, 88, 0, bird);
  },
  domino: (b) => {
    const tile = (x: number, y: number, turn: number, top: number, bottom: number): string => {
      const spots = (count: number, dy: number): string =>
        (
          [
            [[0, 0]],
            [
              [-11, -11],
              [11, 11],
            ],
            [
              [-11, -11],
              [0, 0],
              [11, 11],
            ],
            [
              [-11, -11],
              [11, -11],
              [-11, 11],
              [11, 11],
            ],
            [
              [-11, -11],
              [11, -11],
              [0, 0],
              [-11, 11],
              [11, 11],
            ],
          ][count - 1] ?? []
        )
          .map(([px = 0, py = 0]) => circle(px, py + dy, 5.5, INK))
          .join('');
      return group(
        `translate(${x} ${y}) rotate(${turn})`,
        rect(-26, -54, 58, 116, '#000', 10, 'opacity=".25"') +
          rect(-29, -58, 58, 116, b.linear('#fffdf2', '#e9dcc0'), 10) +
          rect(-22, -1.5, 44, 3, b.p.a) +
          spots(top, -29) +
          spots(bottom, 29),
      );
    };
    return tile(60, 108, -18, 4, 2) + tile(136, 104, 14, 5, 3);
  },
  bingo: (b) =>
    rect(30, 22, 146, 164, '#000', 14, 'opacity=".25"') +
    rect(26, 18, 146, 164, '#fffaf0', 14) +
    path('M26 54 V32 A14 14 0 0 1 40 18 H158 A14 14 0 0 1 172 32 V54Z', b.p.a) +
    times(5, (i) => star(46 + i * 26.5, 36, 9, 4, 5, b.p.light)) +
    times(25, (i) => {
      const x = 46 + (i % 5) * 26.5;
      const y = 70 + Math.floor(i / 5) * 24;
      const hit = [0, 6, 12, 18, 24, 3, 15].includes(i);
      return hit
        ? circle(x, y, 10.5, i === 12 ? b.p.b : b.p.c) + star(x, y, 7, 3, 5, '#fff')
        : digits(x, y, 11, ((i * 7 + 4) % 75) + 1);
    }),
  // Arena
  football: (b) => {
    void b;
    return (
      ellipse(100, 184, 66, 8, '#000', 'opacity=".25"') +
      circle(100, 98, 82, b.radial('#ffffff', '#c3c9da', { cx: 0.35, cy: 0.3 })) +
      star(100, 98, 32, 26, 5, INK) +
      times(5, (i) =>
        group(
          `rotate(${i * 72} 100 98)`,
          stroke('M100 66 V40', INK, 4) +
            path('M80 22 L100 40 L120 22 Q110 16 100 16 Q90 16 80 22Z', INK) +
            stroke('M82 40 L68 52', INK, 3.5, 'opacity="0"'),
        ),
      ) +
      times(5, (i) =>
        group(
          `rotate(${36 + i * 72} 100 98)`,
          stroke('M84 40 Q100 34 116 40 M100 72 V72', '#8a90a8', 3, 'opacity=".7"'),
        ),
      )
    );
  },
  basketball: (b) =>
    ellipse(100, 184, 66, 8, '#000', 'opacity=".25"') +
    circle(100, 98, 82, b.radial('#ffab5c', '#c4531c', { cx: 0.35, cy: 0.3 })) +
    stroke('M18 98 H182 M100 16 V180 M42 40 Q84 98 42 156 M158 40 Q116 98 158 156', '#3a1a10', 5),
  volleyball: (b) =>
    ellipse(100, 184, 66, 8, '#000', 'opacity=".25"') +
    circle(100, 98, 82, b.radial('#ffffff', '#d6d9e6', { cx: 0.35, cy: 0.3 })) +
    path('M100 98 Q60 70 66 24 A82 82 0 0 1 136 25 Q130 70 100 98Z', b.p.b) +
    path('M100 98 Q104 148 60 170 A82 82 0 0 1 20 116 Q64 124 100 98Z', b.p.a) +
    path('M100 98 Q148 90 178 122 A82 82 0 0 1 128 175 Q114 136 100 98Z', b.p.c) +
    stroke(
      'M100 98 Q60 70 66 24 M100 98 Q130 70 136 25 M100 98 Q104 148 60 170 M100 98 Q64 124 20 116 M100 98 Q148 90 178 122 M100 98 Q114 136 128 175 M86 84 Q78 50 98 17 M90 118 Q60 146 34 148 M122 112 Q150 128 158 156',
      '#3a4a6b',
      3,
    ),
  tennis: (b) =>
    group(
      'rotate(-32 100 100)',
      ellipse(92, 70, 46, 60, 'none', `stroke="${b.p.a}" stroke-width="10"`) +
        times(6, (i) =>
          stroke(
            `M${60 + i * 13} 18 V122 M50 ${32 + i * 15} H134`,
            '#fffaf0',
            1.4,
            'opacity=".75"',
          ),
        ) +
        rect(85, 128, 14, 66, darker(b.p.a, 0.4), 6),
    ) +
    circle(150, 132, 36, b.radial('#eaff7a', '#9cc22b', { cx: 0.35, cy: 0.3 })) +
    path(
      'M124 110 Q150 128 140 166 M178 112 Q152 130 164 164',
      'none',
      'stroke="#fff" stroke-width="4"',
    ),
  glove: (b) =>
    path(
      'M56 136 C24 110 22 40 64 26 Q118 8 150 32 C184 58 172 116 138 136Z',
      b.linear(lighter(b.p.a, 0.15), darker(b.p.a, 0.3)),
    ) +
    path(
      'M48 84 C20 74 14 110 34 126 Q54 138 70 118 Q86 96 68 92Z',
      lighter(b.p.a, 0.1),
      `stroke="${darker(b.p.a, 0.4)}" stroke-width="3"`,
    ) +
    rect(54, 134, 90, 48, b.p.light, 10) +
    rect(54, 142, 90, 10, b.p.b) +
    stroke('M70 152 L92 176 M92 152 L70 176', darker(b.p.a, 0.3), 4) +
    shine('M64 50 Q84 30 116 32 Q86 40 74 64Z'),
  trophy: (b) =>
    path(
      'M48 44 Q8 40 16 78 Q24 110 64 108 M152 44 Q192 40 184 78 Q176 110 136 108',
      'none',
      'stroke="#e0a030" stroke-width="12"',
    ) +
    path(
      'M44 24 H156 Q158 108 112 126 V148 H88 V126 Q42 108 44 24Z',
      b.linear('#ffe990', '#e0912a', 20),
    ) +
    ellipse(100, 25, 56, 9, '#b8721c') +
    star(100, 74, 26, 11, 5, '#fff6d0') +
    rect(70, 146, 60, 14, '#c9852a', 4) +
    rect(56, 160, 88, 26, darker(b.p.a, 0.35), 6) +
    rect(78, 167, 44, 12, '#ffd97a', 3) +
    shine('M58 36 H72 Q72 84 88 108 Q60 90 58 36Z', 0.5),
  racecar: (b) =>
    ellipse(100, 160, 94, 10, '#000', 'opacity=".3"') +
    path(
      'M8 138 Q10 112 48 106 L74 78 Q104 62 136 80 L160 104 Q192 108 194 138 Q100 156 8 138Z',
      b.linear(lighter(b.p.a, 0.15), darker(b.p.a, 0.25)),
    ) +
    path('M70 104 L86 84 Q106 74 126 86 L142 104Z', '#1d2440') +
    path('M84 100 L96 84 h12 L98 100Z', '#fff', 'opacity=".4"') +
    rect(4, 84, 36, 8, b.p.b, 3) +
    rect(12, 90, 7, 22, darker(b.p.b, 0.4)) +
    rect(60, 112, 82, 8, b.p.b) +
    circle(104, 130, 13, '#fffaf0') +
    digits(104, 130, 15, 7) +
    [46, 156]
      .map(
        (x) =>
          circle(x, 140, 25, '#1a1424') +
          circle(x, 140, 13, '#cfd6e4') +
          around(5, x, 140, () => rect(x - 2, 128, 4, 10, '#1a1424')),
      )
      .join('') +
    stroke('M-6 60 H46 M-12 74 H24', b.p.light, 4, 'opacity=".5"'),
  sword: (b) =>
    [-40, 40]
      .map((turn) =>
        group(
          `rotate(${turn} 100 110)`,
          polygon(
            [
              [92, 120],
              [92, 10],
              [100, -8],
              [108, 10],
              [108, 120],
            ],
            '#e3eaf4',
          ) +
            polygon(
              [
                [100, -8],
                [108, 10],
                [108, 120],
                [100, 120],
              ],
              '#9fb0c8',
            ) +
            rect(70, 118, 60, 12, b.p.b, 5) +
            rect(93, 128, 14, 40, '#5d3218', 4) +
            circle(100, 174, 10, b.p.a),
        ),
      )
      .join('') +
    polygon(
      [
        [100, 84],
        [120, 106],
        [100, 132],
        [80, 106],
      ],
      b.p.c,
    ) +
    polygon(
      [
        [100, 84],
        [100, 132],
        [80, 106],
      ],
      lighter(b.p.c, 0.4),
    ),
  shield: (b) =>
    path('M100 12 Q140 36 180 36 Q184 140 100 190 Q16 140 20 36 Q60 36 100 12Z', '#c9852a') +
    path(
      'M100 26 Q136 46 168 48 Q168 132 100 174 Q32 132 32 48 Q64 46 100 26Z',
      b.linear(lighter(b.p.a, 0.1), darker(b.p.a, 0.3)),
    ) +
    path('M100 26 Q136 46 168 48 Q168 132 100 174Z', darker(b.p.a, 0.4), 'opacity=".4"') +
    star(100, 98, 44, 19, 5, '#ffe08a'),
  controller: (b) =>
    path(
      'M54 56 H146 C184 56 204 160 174 166 C152 170 142 132 126 132 H74 C58 132 48 170 26 166 C-4 160 16 56 54 56Z',
      b.linear(lighter(b.p.a, 0.2), darker(b.p.a, 0.35)),
    ) +
    rect(44, 88, 38, 12, INK, 3) +
    rect(57, 75, 12, 38, INK, 3) +
    (
      [
        [136, 78, 0],
        [152, 94, 1],
        [120, 94, 2],
        [136, 110, 3],
      ] as const
    )
      .map(([x, y, i]) => circle(x, y, 9, [b.p.b, b.p.c, '#ff5d73', b.p.light][i] ?? b.p.b))
      .join('') +
    circle(82, 122, 13, '#221a2c') +
    circle(118, 122, 13, '#221a2c') +
    rect(90, 76, 20, 7, b.p.light, 3) +
    shine('M40 70 Q50 62 80 62 Q54 68 40 90Z', 0.4) +
    stroke('M100 56 Q100 30 124 28 T148 6', INK, 5),
  bomb: (b) =>
    stroke('M132 52 Q150 18 172 30', '#d9a968', 7) +
    star(176, 30, 24, 9, 8, '#ffcf4a') +
    circle(176, 30, 7, '#ff6a2b') +
    rect(108, 40, 38, 28, '#4a4458', 6, 'transform="rotate(34 127 54)"') +
    circle(92, 118, 70, b.radial('#6b6480', '#1d1530', { cx: 0.35, cy: 0.3 })) +
    ellipse(66, 90, 20, 11, '#fff', 'opacity=".4" transform="rotate(-36 66 90)"') +
    eye(74, 122, 12, b.p.a) +
    eye(112, 122, 12, b.p.a) +
    stroke('M80 150 Q94 140 108 150', '#fff', 4),
  plinko: (b) =>
    rect(
      24,
      10,
      152,
      178,
      b.linear(darker(b.p.far, 0.2), b.p.near),
      18,
      `stroke="${b.p.b}" stroke-width="5"`,
    ) +
    times(5, (row) =>
      times(row + 3, (i) => circle(100 + (i - (row + 2) / 2) * 22, 40 + row * 22, 4.5, b.p.light)),
    ) +
    times(6, (i) =>
      rect(33 + i * 22.8, 154, 20, 26, [b.p.a, b.p.b, b.p.c][Math.abs(i - 2.5) | 0] ?? b.p.a, 4),
    ) +
    ball(b, 112, 98, 12, b.p.a) +
    stroke('M100 26 L92 48 L104 72 L110 86', b.p.b, 2.5, 'stroke-dasharray="3 5"'),
  lottoballs: (b) =>
    ball(b, 58, 132, 46, b.p.a, b.r.int(1, 58)) +
    ball(b, 146, 134, 44, b.p.c, b.r.int(1, 58)) +
    ball(b, 102, 66, 50, b.p.b, b.r.int(1, 58)),
  tambiolo: (b) =>
    path('M56 188 L80 120 H120 L144 188Z', darker(b.p.near, 0.05)) +
    rect(40, 180, 120, 12, b.p.a, 5) +
    circle(100, 90, 80, b.p.b) +
    circle(100, 90, 73, b.linear('#eaf6ff', mix(b.p.c, '#9fc7e0', 0.5))) +
    times(9, (i) =>
      ball(
        b,
        60 + (i % 3) * 40 + (Math.floor(i / 3) % 2) * 8,
        72 + Math.floor(i / 3) * 32,
        17,
        [b.p.a, b.p.b, b.p.c, '#8e5bb8'][i % 4] ?? b.p.a,
        i + 1,
      ),
    ) +
    circle(100, 90, 73, 'none', `stroke="${b.p.b}" stroke-width="3"`) +
    stroke(
      'M30 90 H170 M100 18 V162 M48 40 Q100 72 152 40 M48 140 Q100 108 152 140',
      '#fff',
      2,
      'opacity=".55"',
    ) +
    stroke('M178 90 H196 V60', darker(b.p.b, 0.3), 8) +
    circle(196, 56, 9, b.p.a) +
    shine('M44 76 Q52 38 88 26 Q62 48 58 84Z', 0.6),
} as const satisfies Record<string, Motif>;

export type MotifId = keyof typeof MOTIFS;
