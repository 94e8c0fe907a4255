/**
 * Reports controls and texts of the current document that are cut off by the window or a container. Content in
 * horizontal scroll containers, text with an ellipsis, and slides outside of a carousel don't count.
 *
 * Playwright sends this function's source to the page: it uses nothing from outside itself.
 */
export function findClippedParts(): string[] {
  /** Elements besides text that must be fully visible. */
  const controls =
    'a[href], button, input, select, textarea, summary, [role="tab"], [role="switch"]';
  /** In CSS pixels, for rounding and hidden borders. */
  const tolerance = 1;

  type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;
  interface Clip {
    /** Content of this element may be cut off on purpose. */
    isIgnored: boolean;
    scrolls: boolean;
    hides: boolean;
    isFixed: boolean;
    frame: DOMRect;
  }

  /** How an element clips its content; computed once, because most texts share their ancestors. */
  const clips = new Map<Element, Clip>();
  const clipOf = (element: Element): Clip => {
    const known = clips.get(element);
    if (known) return known;
    const style = getComputedStyle(element);
    const frame = element.getBoundingClientRect();
    const clip = {
      isIgnored:
        element.matches('.swiper, [inert], [aria-hidden="true"]') ||
        style.textOverflow === 'ellipsis' ||
        // Visually hidden text for screen readers.
        style.clipPath === 'inset(50%)' ||
        (frame.width <= 1 && frame.height <= 1),
      scrolls: scrollsSideways(style),
      hides: style.overflowX !== 'visible',
      isFixed: style.position === 'fixed',
      frame,
    };
    clips.set(element, clip);
    return clip;
  };

  /** If ancestors clip a box, reports which one. */
  const cutBy = (start: Element, box: Box): string | undefined => {
    let { left, right } = box;
    for (let holder: Element | null = start; holder; holder = holder.parentElement) {
      const { isIgnored, scrolls, hides, isFixed, frame } = clipOf(holder);
      if (isIgnored) return undefined;
      if (scrolls) {
        ({ left, right } = frame);
      } else if (hides) {
        // Entirely hidden on purpose.
        if (right <= frame.left || left >= frame.right) return undefined;
        if (box.bottom <= frame.top || box.top >= frame.bottom) return undefined;
        if (left < frame.left - tolerance || right > frame.right + tolerance) {
          return nameOf(holder);
        }
      }
      if (isFixed) break;
    }
    if (right <= 0 || left >= innerWidth) return undefined;
    return left < -tolerance || right > innerWidth + tolerance ? 'the window' : undefined;
  };

  // `overflow: auto hidden`. Containers that only scroll vertically compute to `auto auto`.
  const scrollsSideways = ({ overflowX, overflowY }: CSSStyleDeclaration) =>
    (overflowX === 'auto' || overflowX === 'scroll') && overflowY === 'hidden';

  const nameOf = (element: Element) =>
    `${element.localName}.${element.getAttribute('class')?.split(' ')[0] ?? ''}`;

  const isSeen = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true });

  const found = new Set<string>();
  const report = (what: string, by: string | undefined, { left, right }: Box) => {
    if (by === undefined) return;
    found.add(`${what} from ${Math.round(left)} to ${Math.round(right)}, cut by ${by}`);
  };

  for (const control of document.querySelectorAll(controls)) {
    if (!isSeen(control)) continue;
    const box = control.getBoundingClientRect();
    if (box.width === 0) continue;
    const holder = control.parentElement;
    if (holder) report(nameOf(control), cutBy(holder, box), box);
  }

  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const { parentElement: holder, nodeValue } = text;
    if (!holder || !nodeValue?.trim() || !isSeen(holder)) continue;
    range.selectNodeContents(text);
    for (const box of range.getClientRects()) {
      if (box.width > 0) report(`“${nodeValue.trim().slice(0, 40)}”`, cutBy(holder, box), box);
    }
  }
  return [...found];
}
