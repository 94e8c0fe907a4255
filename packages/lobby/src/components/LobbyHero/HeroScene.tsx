import type { Category } from '@perya/api-client';
import type { ReactNode } from 'react';
import styles from './LobbyHero.module.css';

/** A decorative drawing for the category, in its own hue. */
export function HeroScene({ category }: { category: Category }) {
  return (
    <svg
      className={styles['scene']}
      viewBox="0 0 360 120"
      preserveAspectRatio="xMaxYMid meet"
      aria-hidden="true"
      focusable="false"
    >
      {SCENES[category]()}
    </svg>
  );
}

const range = (count: number) => Array.from({ length: count }, (_, at) => at);
const shape = (d: string, kind: 'line' | 'fill' | 'light' = 'line', key?: number) => (
  <path key={key} className={styles[kind]} d={d} />
);
const disc = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
const card = (x: number, y: number, turn: number, kind: 'fill' | 'light', key?: number) => (
  <rect
    key={key}
    className={styles[kind]}
    x={-15}
    y={-21}
    width={30}
    height={42}
    rx={5}
    transform={`translate(${x} ${y}) rotate(${turn})`}
  />
);
/** A point on an ellipse, by its angle in degrees. */
const onEllipse = (cx: number, cy: number, rx: number, ry: number, angle: number) => {
  const radians = (angle * Math.PI) / 180;
  // Rounded to a tenth of a unit, to keep the markup short; finer than a pixel.
  const short = (value: number) => Math.round(value * 10) / 10;
  return { x: short(cx + rx * Math.cos(radians)), y: short(cy + ry * Math.sin(radians)) };
};

/** A table seen from the seats, with betting spots, a shoe and two cards. */
function liveTable(): ReactNode {
  return (
    <>
      {shape('M96 34C104 96 160 132 232 132S360 96 368 34Z', 'fill')}
      {shape('M96 34C104 96 160 132 232 132S360 96 368 34')}
      {shape('M136 34C144 74 182 98 232 98S320 74 328 34')}
      {range(7).map((seat) => {
        const { x, y } = onEllipse(232, 34, 112, 80, 162 - seat * 24);
        return shape(disc(x, y, 8), seat === 2 || seat === 5 ? 'light' : 'line', seat);
      })}
      {card(214, 50, -8, 'light')}
      {card(244, 50, 6, 'fill')}
      {shape('M296 22h34v18h-34ZM303 22v18')}
    </>
  );
}

/** Three stopped reels, and the lever. */
function reels(): ReactNode {
  return (
    <>
      {shape('M122 12h196a14 14 0 0 1 14 14v68a14 14 0 0 1-14 14H122a14 14 0 0 1-14-14V26Z')}
      {range(3).map((reel) => (
        <g key={reel} transform={`translate(${122 + reel * 68} 22)`}>
          {shape('M0 0h60v76H0Z', 'fill')}
          {shape('M0 0h60v76H0Z')}
          {/* Half of the previous symbol, the symbol on the line, half of the next one. */}
          {shape(SYMBOLS[(reel + 1) % 3] ?? '', 'line')}
          <g transform="translate(0 34)">{shape(SYMBOLS[0], 'light')}</g>
          <g transform="translate(0 68)">{shape(SYMBOLS[(reel + 2) % 3] ?? '', 'line')}</g>
        </g>
      ))}
      {shape('M332 52h12V26')}
      {shape(disc(344, 20, 7), 'light')}
    </>
  );
}

/** A star, a bell, a diamond; 24 wide, centered on a reel. */
const SYMBOLS = [
  'm30-10 4.200 8.600 9.400 1.400-6.800 6.600 1.600 9.400-8.400-4.500-8.400 4.500 1.600-9.400-6.800-6.600 9.400-1.400Z',
  'M22 10c4-4 2-16 8-18 6 2 4 14 8 18ZM27 13h6',
  'm30-8 9 9-9 9-9-9Z',
] as const;

/** Fish below the waves: the big one is slow. */
function sea(): ReactNode {
  const fish = (
    x: number,
    y: number,
    size: number,
    kind: 'fill' | 'light' | 'line',
    key: number,
  ) => (
    <g key={key} transform={`translate(${x} ${y}) scale(${size})`}>
      {shape('M0 0C8-10 24-12 34 0 24 12 8 10 0 0ZM0 0l-12-8v16Z', kind)}
    </g>
  );
  return (
    <>
      {[14, 26].map((y, at) =>
        shape(
          `M${at * 20 + 40} ${y}${range(9)
            .map(() => 'q10-7 20 0t20 0')
            .join('')}`,
          'line',
          at,
        ),
      )}
      {fish(236, 74, 2.3, 'fill', 0)}
      {fish(236, 74, 2.3, 'line', 1)}
      {shape(disc(298, 68, 3.5), 'light')}
      {[
        [120, 58],
        [142, 84],
        [164, 62],
        [182, 98],
      ].map(([x = 0, y = 0], at) => fish(x, y, 0.55, at === 2 ? 'light' : 'line', at))}
      {[
        [334, 52, 4],
        [342, 40, 2.5],
        [330, 34, 1.8],
      ].map(([x = 0, y = 0, r = 0], at) => shape(disc(x, y, r), 'line', at))}
    </>
  );
}

/** Two opposing hands, and the cards between them. */
function hands(): ReactNode {
  return (
    <>
      {range(5).map((at) =>
        card(138 + at * 13, 96 - Math.abs(at - 2) * -4, at * 12 - 24, 'fill', at),
      )}
      {range(5).map((at) =>
        card(
          288 + at * 13,
          26 + Math.abs(at - 2) * -4,
          24 - at * 12,
          at === 4 ? 'light' : 'fill',
          at,
        ),
      )}
      {shape(disc(246, 62, 11), 'light')}
      {shape(disc(246, 62, 6))}
      {shape(disc(270, 70, 8))}
      {shape(disc(226, 76, 6))}
    </>
  );
}

/** Half a pitch, and the path of the ball. */
function pitch(): ReactNode {
  return (
    <>
      {shape('M84 126 130 14h230v112Z', 'fill')}
      {shape('M84 126 130 14h230M246 14v112M360 40h-42v54h42M360 54h-18v24h18')}
      {shape(disc(246, 68, 26))}
      {shape(disc(246, 68, 2.5), 'light')}
      <path className={styles['line']} strokeDasharray="2 7" d="M168 92q58-76 150-40" />
      {shape(disc(318, 52, 7), 'light')}
      {shape('M160 84l16 16M176 84l-16 16')}
    </>
  );
}

/** A map with three lanes from corner to corner, and the towers on them. */
function lanes(): ReactNode {
  return (
    <>
      {shape('M148 4h200v112H148Z', 'fill')}
      {shape('M148 4h200v112H148Z')}
      {shape('M162 104V20h84M162 104 334 18M246 102h88V18M162 104h84M246 20h88')}
      {shape('M226 50c16 4 24 14 46 16', 'line')}
      {[
        [162, 62],
        [200, 20],
        [220, 75],
        [276, 47],
        [334, 60],
        [290, 102],
      ].map(([x = 0, y = 0], at) =>
        shape(`M${x} ${y - 7}l6 5v7h-12v-7Z`, at === 3 ? 'light' : 'fill', at),
      )}
      {shape(disc(162, 104, 9), 'light')}
      {shape(disc(334, 18, 9))}
    </>
  );
}

/** The pit below its lights. */
function pit(): ReactNode {
  return (
    <>
      {[170, 240, 310].map((x, at) => shape(`M${x} 0l-34 78h68Z`, 'fill', at))}
      {shape('M104 92c0-16 60-26 136-26s136 10 136 26-60 30-136 30S104 108 104 92Z', 'fill')}
      {shape('M104 82c0-16 60-26 136-26s136 10 136 26M104 92c0-16 60-26 136-26s136 10 136 26')}
      {range(7).map((post) => {
        const { x, y } = onEllipse(240, 88, 128, 24, 190 + post * 26.6);
        return shape(`M${x} ${y}v-16`, 'line', post);
      })}
      {[170, 240, 310].map((x, at) => shape(disc(x, 6, 6), 'light', at))}
    </>
  );
}

/** A wheel of fortune at a stall. */
function wheel(): ReactNode {
  return (
    <>
      {range(12).map((part) => {
        const from = onEllipse(270, 66, 52, 52, part * 30);
        const to = onEllipse(270, 66, 52, 52, part * 30 + 30);
        return shape(
          `M270 66 ${from.x} ${from.y}A52 52 0 0 1 ${to.x} ${to.y}Z`,
          part % 4 === 1 ? 'light' : part % 2 ? 'fill' : 'line',
          part,
        );
      })}
      {shape(disc(270, 66, 52))}
      {shape(disc(270, 66, 8), 'light')}
      {shape('m270 8-7-10h14Z', 'light')}
      {shape('M112 44h92l10 18H102ZM112 62v60M204 62v60')}
      {range(4).map((awning) => shape(`M${102 + awning * 28} 62a14 14 0 0 0 28 0`, 'line', awning))}
    </>
  );
}

/** Balls drawn from the drum. */
function balls(): ReactNode {
  const drawn = [
    [132, 84, 20],
    [180, 92, 22],
    [230, 78, 26],
    [286, 88, 22],
    [332, 74, 20],
    [268, 30, 18],
    [318, 22, 14],
    [204, 30, 12],
  ];
  return (
    <>
      {shape('M92 112q120 22 276-18')}
      {drawn.map(([x = 0, y = 0, r = 0], at) => (
        <g key={x}>
          {shape(disc(x, y, r), at === 2 ? 'light' : 'fill')}
          {shape(disc(x, y, r))}
          {shape(disc(x, y, r * 0.5))}
        </g>
      ))}
    </>
  );
}

/** Tickets and a clock. */
function tickets(): ReactNode {
  const ticket =
    'M-44-20h88v13a7 7 0 0 0 0 14v13h-88v-13a7 7 0 0 0 0-14ZM18-20v40M-32-6h30M-32 6h38';
  return (
    <>
      <g transform="translate(150 44) rotate(-12)">{shape(ticket, 'fill')}</g>
      <g transform="translate(172 78) rotate(7)">
        {shape(ticket, 'fill')}
        {shape(ticket)}
      </g>
      {shape(disc(294, 62, 46), 'fill')}
      {shape(disc(294, 62, 46))}
      {range(12).map((hour) => {
        const from = onEllipse(294, 62, 40, 40, hour * 30);
        const to = onEllipse(294, 62, hour % 3 ? 37 : 32, hour % 3 ? 37 : 32, hour * 30);
        return shape(`M${from.x} ${from.y}L${to.x} ${to.y}`, 'line', hour);
      })}
      {shape('M294 62V34A28 28 0 0 1 318 76Z', 'light')}
    </>
  );
}

const SCENES: Readonly<Record<Category, () => ReactNode>> = {
  LIVE: liveTable,
  RNG: reels,
  FISH: sea,
  PVP: hands,
  SPORTS: pitch,
  ESPORTS: lanes,
  COCKFIGHT: pit,
  INHOUSE: wheel,
  LOTT: balls,
  ELOTT: tickets,
};
