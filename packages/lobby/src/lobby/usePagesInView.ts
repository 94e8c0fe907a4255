import { useCallback, useEffect, useRef, useState } from 'react';

/** Throttle of infinite scroll (specification §9), in ms. */
const THROTTLE_MS = 200;

/** Number of pages kept up to date; a viewport shows two or three. */
const PAGES_KEPT = 8;

const NO_PAGES: ReadonlySet<number> = new Set();

/** Reports that an unloaded card of this page came into view; returns a function to call when it leaves. */
export type OnPageInView = (page: number) => () => void;

/**
 * The recently viewed pages of a list, the latest at the end. Pages that only pass by in a fast scroll are
 * skipped, so a fling through 3,000 games only requests the few pages where it ends.
 *
 * @param list identifies the list; another one resets the pages
 */
export function usePagesInView(list: string): {
  pages: ReadonlySet<number>;
  pageSeen: OnPageInView;
} {
  const [looked, setLooked] = useState({ list, pages: NO_PAGES });
  const inView = useRef(new Map<number, number>());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const shown = useRef(list);

  useEffect(() => {
    shown.current = list;
  }, [list]);

  useEffect(
    () => () => {
      clearTimeout(timer.current);
      timer.current = undefined;
    },
    [],
  );

  const pageSeen = useCallback<OnPageInView>((page) => {
    const counts = inView.current;
    counts.set(page, (counts.get(page) ?? 0) + 1);
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      const list = shown.current;
      const seen = [...counts.keys()];
      setLooked((before) => {
        const pages = before.list === list ? before.pages : NO_PAGES;
        return seen.every((page) => pages.has(page))
          ? before
          : { list, pages: latest([...pages, ...seen]) };
      });
    }, THROTTLE_MS);
    return () => {
      const left = (counts.get(page) ?? 1) - 1;
      if (left > 0) counts.set(page, left);
      else counts.delete(page);
    };
  }, []);

  return { pages: looked.list === list ? looked.pages : NO_PAGES, pageSeen };
}

function latest(pages: readonly number[]): ReadonlySet<number> {
  return new Set(pages.slice(-PAGES_KEPT));
}
