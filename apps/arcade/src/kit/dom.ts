type Child = Node | string;

interface Attributes {
  class?: string;
  text?: string;
  on?: Readonly<Partial<Record<string, (event: Event) => void>>>;
  /** Plain attributes; `false` and `null` leave one out. */
  attr?: Readonly<Record<string, string | number | boolean | null>>;
}

/** Makes an element. There is no way in for HTML text: the page's policy forbids it. */
export function el<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  { class: className, text, on = {}, attr = {} }: Attributes = {},
  ...children: Child[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  if (className !== undefined) element.className = className;
  if (text !== undefined) element.textContent = text;
  for (const [name, value] of Object.entries(attr)) {
    if (value !== false && value !== null)
      element.setAttribute(name, value === true ? '' : String(value));
  }
  for (const [name, listener] of Object.entries(on)) {
    if (listener !== undefined) element.addEventListener(name, listener);
  }
  element.append(...children);
  return element;
}

const SVG = 'http://www.w3.org/2000/svg';

/** A drawing of plain paths in a box of 24 by 24. */
export function icon(...paths: string[]): SVGSVGElement {
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.setAttribute('aria-hidden', 'true');
  for (const d of paths) {
    const path = document.createElementNS(SVG, 'path');
    path.setAttribute('d', d);
    svg.append(path);
  }
  return svg;
}

/** The overlay that the lines are drawn on. */
export function overlay(width: number, height: number): SVGSVGElement {
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('viewBox', `0 0 ${width} ${height}`);
  svg.setAttribute('preserveAspectRatio', 'none');
  svg.setAttribute('aria-hidden', 'true');
  svg.classList.add('lines');
  return svg;
}

export function polyline(points: readonly (readonly [number, number])[]): SVGPolylineElement {
  const line = document.createElementNS(SVG, 'polyline');
  line.setAttribute('points', points.map((point) => point.join(',')).join(' '));
  line.setAttribute('vector-effect', 'non-scaling-stroke');
  return line;
}
