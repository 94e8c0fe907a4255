import { el } from '../kit/dom';
import type { Words } from '../kit/texts';
import {
  bigRoad,
  DERIVED,
  derivedRoad,
  readMark,
  ROWS,
  type Mark,
} from '@perya/game-engines/baccarat';
import type { TextKey } from './texts';

const SVG = 'http://www.w3.org/2000/svg';
/** Columns that are shown; older ones leave on the left. */
const COLUMNS = { bead: 14, big: 22, derived: 22 };

const COLOURS = { player: 'var(--player)', banker: 'var(--banker)', tie: 'var(--tie)' } as const;
const DERIVED_KEYS = ['bigEye', 'smallRoad', 'cockroach'] as const;

/** The road maps of the sheet. */
export function createRoadMaps(words: Words<TextKey>): {
  element: HTMLElement;
  show(sheet: string): void;
} {
  const counts = el('p', { class: 'counts' });
  const bead = map('bead', COLUMNS.bead);
  const big = map('bigRoad', COLUMNS.big);
  const derived = DERIVED_KEYS.map((key) => map(key, COLUMNS.derived));

  function map(key: TextKey, columns: number): { figure: HTMLElement; svg: SVGSVGElement } {
    const svg = document.createElementNS(SVG, 'svg');
    svg.setAttribute('viewBox', `0 0 ${columns * 10} ${ROWS * 10}`);
    svg.setAttribute('aria-hidden', 'true');
    const figure = el('figure', { attr: { title: words(key), 'data-map': key } });
    figure.append(svg);
    return { figure, svg };
  }

  return {
    element: el(
      'section',
      { class: 'roads', attr: { 'aria-label': words('roads') } },
      counts,
      el('div', { class: 'maps' }, bead.figure, big.figure, ...derived.map(({ figure }) => figure)),
    ),
    show: (sheet) => {
      const marks = sheet.split('').map(readMark);
      const number = (winner: Mark['winner']) =>
        marks.filter((mark) => mark.winner === winner).length;
      counts.textContent = words('counts', {
        banker: number('banker'),
        player: number('player'),
        tie: number('tie'),
      });
      bead.svg.replaceChildren(...drawBeads(marks));
      big.svg.replaceChildren(...drawBigRoad(marks));
      derived.forEach(({ svg }, place) =>
        svg.replaceChildren(...drawDerived(marks, DERIVED[place] ?? 1)),
      );
    },
  };
}

function shape(name: string, attributes: Readonly<Record<string, string | number>>): SVGElement {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  return element;
}

/** Column by column, six to each, every round a filled dot; pairs are small dots on its edge. */
function drawBeads(marks: readonly Mark[]): SVGElement[] {
  const columns = Math.ceil(marks.length / ROWS);
  const first = Math.max(0, columns - COLUMNS.bead) * ROWS;
  return marks.slice(first).flatMap((mark, place) => {
    const x = Math.floor(place / ROWS) * 10 + 5;
    const y = (place % ROWS) * 10 + 5;
    return [
      shape('circle', { cx: x, cy: y, r: 4.2, fill: COLOURS[mark.winner], stroke: 'none' }),
      ...pairsOf(mark, x, y),
    ];
  });
}

function pairsOf(mark: Mark, x: number, y: number): SVGElement[] {
  const dot = (cx: number, cy: number, fill: string) =>
    shape('circle', { cx, cy, r: 1.5, fill, stroke: '#0b0c19', 'stroke-width': 0.5 });
  return [
    ...(mark.bankerPair ? [dot(x - 3, y - 3, COLOURS.banker)] : []),
    ...(mark.playerPair ? [dot(x + 3, y + 3, COLOURS.player)] : []),
  ];
}

function drawBigRoad(marks: readonly Mark[]): SVGElement[] {
  const { cells } = bigRoad(marks);
  const columns = Math.max(0, ...cells.map(({ column }) => column + 1));
  const first = Math.max(0, columns - COLUMNS.big);
  return cells
    .filter(({ column }) => column >= first)
    .flatMap(({ mark, column, row, ties }) => {
      const x = (column - first) * 10 + 5;
      const y = row * 10 + 5;
      const stroke = COLOURS[mark.winner];
      return [
        shape('circle', { cx: x, cy: y, r: 3.4, fill: 'none', stroke, 'stroke-width': 1.8 }),
        ...(ties === 0
          ? []
          : [
              shape('path', {
                d: `M${x - 4} ${y + 4}L${x + 4} ${y - 4}`,
                stroke: COLOURS.tie,
                'stroke-width': 1.6,
              }),
            ]),
        ...pairsOf(mark, x, y),
      ];
    });
}

/** Runs of one colour, laid out as the big road lays out runs of one winner. */
function drawDerived(marks: readonly Mark[], back: (typeof DERIVED)[number]): SVGElement[] {
  const colours = derivedRoad(marks, back);
  const { cells } = bigRoad(
    colours.map((isRed) => ({
      winner: isRed ? 'banker' : 'player',
      playerPair: false,
      bankerPair: false,
      natural: false,
    })),
  );
  const columns = Math.max(0, ...cells.map(({ column }) => column + 1));
  const first = Math.max(0, columns - COLUMNS.derived);
  return cells
    .filter(({ column }) => column >= first)
    .map(({ mark, column, row }) => {
      const x = (column - first) * 10 + 5;
      const y = row * 10 + 5;
      const colour = COLOURS[mark.winner];
      if (back === 1)
        return shape('circle', {
          cx: x,
          cy: y,
          r: 3.2,
          fill: 'none',
          stroke: colour,
          'stroke-width': 2,
        });
      if (back === 2)
        return shape('circle', { cx: x, cy: y, r: 3.8, fill: colour, stroke: 'none' });
      return shape('path', {
        d: `M${x - 3.5} ${y + 3.5}L${x + 3.5} ${y - 3.5}`,
        stroke: colour,
        'stroke-width': 2.2,
      });
    });
}
