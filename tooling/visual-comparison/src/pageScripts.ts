/* Functions that run in the browser. They can't refer to anything outside of themselves. */

/** What `preparePage` adds to the page. */
interface Prepared {
  /** Requests and responses whose body is being read. */
  reads: Set<Body>;
  /** The next moment in which the page has nothing to do. */
  idle(): Promise<void>;
  /** Starts the random numbers again, and forgets what the last story still reads. */
  reset(): void;
}

/** Runs before the scripts of the page: counts what is being read, and makes random numbers repeat. */
export function preparePage(): void {
  const { requestAnimationFrame: frame, requestIdleCallback: idle, setTimeout: later } = globalThis;
  let state = 1;
  // Mulberry32.
  const next = () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const prepared: Prepared = {
    reads: new Set(),
    idle: () =>
      new Promise((resolve) => {
        frame(() => later(() => idle(() => resolve(), { timeout: 500 })));
      }),
    reset: () => {
      state = 1;
      prepared.reads.clear();
    },
  };
  Math.random = next;
  crypto.getRandomValues = <T extends ArrayBufferView>(array: T): T => {
    const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
    for (let at = 0; at < bytes.length; at += 1) bytes[at] = next() * 256;
    return array;
  };
  for (const { prototype } of [Request, Response]) {
    for (const name of ['arrayBuffer', 'blob', 'json', 'text'] as const) {
      const read: () => Promise<unknown> = prototype[name];
      Object.defineProperty(prototype, name, {
        async value(this: Body) {
          prepared.reads.add(this);
          try {
            return await read.call(this);
          } finally {
            prepared.reads.delete(this);
          }
        },
      });
    }
  }
  Object.assign(globalThis, { peryaVisual: prepared });
}

/**
 * Loads all fonts there are: the first story that uses one would be measured with another. A story that takes longer
 * than 100 ms isn't hidden behind Storybook's placeholder: what measures itself would find no layout.
 */
export async function prepareFrame(): Promise<void> {
  const { __STORYBOOK_PREVIEW__: preview } = globalThis as unknown as {
    __STORYBOOK_PREVIEW__?: { view: { showPreparingStory(): void } };
  };
  if (preview) preview.view.showPreparingStory = () => {};
  await Promise.allSettled(Array.from(document.fonts, (font) => font.load()));
}

/**
 * Leaves nothing of the last story: what it has stored, its random numbers, its scroll position, and its focus, by
 * which the browser would decide whether the next one has a focus ring.
 */
export function resetPage(): void {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  scrollTo(0, 0);
  localStorage.clear();
  sessionStorage.clear();
  (globalThis as unknown as { peryaVisual: Prepared }).peryaVisual.reset();
}

/** Only colors depend on the theme: the story stays as its play function left it. */
export function setTheme(theme: string): void {
  document.documentElement.dataset['theme'] = theme;
}

export function heightOfPage(): number {
  return document.documentElement.scrollHeight;
}

/** Ends animations and loads what is loaded lazily, until the page was idle three times with nothing to wait for. */
export async function untilStill(): Promise<void> {
  const prepared = (globalThis as unknown as { peryaVisual: Prepared }).peryaVisual;
  let hasChanged = false;
  const observer = new MutationObserver(() => {
    hasChanged = true;
  });
  observer.observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  });
  const isLoading = () =>
    prepared.reads.size > 0 ||
    document.fonts.status === 'loading' ||
    Array.from(document.images).some(({ complete }) => !complete);
  // The browser scrolls a field to what is typed in it, but not always before the picture.
  const { activeElement: focused } = document;
  if (focused instanceof HTMLInputElement) focused.scrollLeft = focused.scrollWidth;
  // A story that never stops changing is photographed as it is.
  for (let still = 0, round = 0; still < 3 && round < 200; round += 1) {
    hasChanged = false;
    for (const image of document.querySelectorAll('img[loading=lazy]')) {
      image.setAttribute('loading', 'eager');
    }
    for (const animation of document.getAnimations()) {
      if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish();
    }
    await prepared.idle();
    still = hasChanged || isLoading() ? 0 : still + 1;
  }
  observer.disconnect();
}
