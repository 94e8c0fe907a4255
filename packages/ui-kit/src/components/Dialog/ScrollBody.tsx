import { useLayoutEffect, useRef, useState, type ComponentProps } from 'react';

/**
 * A box that scrolls, and that the keyboard can reach for it: while its content is too tall and
 * holds nothing to stop at, the box is a stop itself.
 */
export function ScrollBody(props: ComponentProps<'div'>) {
  const box = useRef<HTMLDivElement>(null);
  const [isStop, setIsStop] = useState(false);

  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const look = () => {
      const overflows = element.scrollHeight > element.clientHeight;
      setIsStop(overflows && element.querySelector(FOCUSABLE) === null);
    };
    look();
    // What it holds comes later, and changes: the box keeps its size.
    const changes = new MutationObserver(look);
    changes.observe(element, { childList: true, subtree: true });
    const sizes = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(look);
    sizes?.observe(element);
    return () => {
      changes.disconnect();
      sizes?.disconnect();
    };
  }, []);

  // Scrolling is the interaction.
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
  return <div {...props} ref={box} tabIndex={isStop ? 0 : undefined} />;
}

const FOCUSABLE = 'a[href], button, input, select, textarea, [tabindex="0"]';
