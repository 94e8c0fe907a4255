/* Functions that run in the browser. They can't refer to anything outside of themselves. */

/** What `preparePage` adds to the page. */
interface Prepared {
  /** Bodies of requests and responses that are being read. */
  reads: number;
  /** The next moment in which the page has nothing to do. */
  idle(): Promise<void>;
  /** Starts the random numbers again. */
  seed(): void;
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
    reads: 0,
    idle: () =>
      new Promise((resolve) => {
        frame(() => later(() => idle(() => resolve(), { timeout: 500 })));
      }),
    seed: () => {
      state = 1;
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
          prepared.reads += 1;
          try {
            return await read.call(this);
          } finally {
            prepared.reads -= 1;
          }
        },
      });
    }
  }
  Object.assign(globalThis, { peryaVisual: prepared });
}

/** Loads all fonts there are: the first story that uses one would be measured with another. */
export async function loadFonts(): Promise<void> {
  await Promise.allSettled(Array.from(document.fonts, (font) => font.load()));
}

/**
 * Starts the random numbers again, scrolls to the top, and drops the focus of the last story, by which the browser
 * would decide whether the next one has a focus ring.
 */
export function resetPage(): void {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  scrollTo(0, 0);
  (globalThis as unknown as { peryaVisual: Prepared }).peryaVisual.seed();
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
    prepared.reads > 0 ||
    document.fonts.status === 'loading' ||
    Array.from(document.images).some(({ complete }) => !complete);
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
