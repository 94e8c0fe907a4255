import { useLayoutEffect, useRef, useState, type ComponentProps } from 'react';

/**
 * A scrollable box that is keyboard-accessible: it is a tab stop while its content overflows and contains
 * nothing focusable.
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
    // The content may load or change later while the box keeps its size.
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
