import { expect, type Page } from '@playwright/test';

/** Elements besides text that must be fully visible. */
const CONTROLS = 'a[href], button, input, select, textarea, summary, [role="tab"], [role="switch"]';

/** The tolerance in CSS pixels, for rounding and hidden borders. */
const TOLERANCE = 1;

/**
 * Reports controls and texts that are cut off by the viewport or a container. Content in horizontal scroll
 * containers, text with an ellipsis, and slides outside of a carousel don't count.
 */
export function clippedParts(page: Page): Promise<string[]> {
  return page.evaluate(
    ({ controls, tolerance }) => {
      type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

      /** If ancestors clip a box, reports which one. */
      const cutBy = (start: Element, box: Box): string | undefined => {
        let { left, right } = box;
        for (let holder: Element | null = start; holder; holder = holder.parentElement) {
          const style = getComputedStyle(holder);
          if (holder.matches('.swiper, [inert], [aria-hidden="true"]')) return undefined;
          if (style.textOverflow === 'ellipsis') return undefined;
          // Visually hidden text for screen readers.
          if (style.clipPath === 'inset(50%)') return undefined;
          const frame = holder.getBoundingClientRect();
          if (frame.width <= 1 && frame.height <= 1) return undefined;
          if (scrollsSideways(style)) {
            ({ left, right } = frame);
          } else if (style.overflowX !== 'visible') {
            // Entirely hidden on purpose.
            if (right <= frame.left || left >= frame.right) return undefined;
            if (box.bottom <= frame.top || box.top >= frame.bottom) return undefined;
            if (left < frame.left - tolerance || right > frame.right + tolerance) {
              return nameOf(holder);
            }
          }
          if (style.position === 'fixed') break;
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

      // Skeletons in the visible part of the page.
      for (const skeleton of document.querySelectorAll('[data-shape][aria-hidden]')) {
        const { top, bottom } = skeleton.getBoundingClientRect();
        if (isSeen(skeleton) && bottom > 0 && top < innerHeight) found.add('a skeleton');
      }

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
    },
    { controls: CONTROLS, tolerance: TOLERANCE },
  );
}

/** Waits for loading to finish and expects that nothing is cut off. */
export async function expectNothingClipped(page: Page, where: string): Promise<void> {
  await expect.poll(() => clippedParts(page), { message: where }).toEqual([]);
}
