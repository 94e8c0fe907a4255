/** Viewports per second: images that scroll past faster are not loaded. */
const FLING_PACE = 2;
/** Minimum time over which the speed is measured, in ms: single frames are too irregular. */
const SAMPLE_MS = 100;
/** Time after the last scroll event until the page counts as at rest (specification, section 9), in ms. */
const REST_MS = 200;

const waiting = new Set<() => void>();
let listeners = 0;
let isFlung = false;
/** Start of the current sample, and the time of the last movement. */
let from = { top: 0, at: 0 };
let movedAt = 0;
let rest: ReturnType<typeof setTimeout> | undefined;

function paceIs(fast: boolean): void {
  isFlung = fast;
  if (fast) return;
  const calls = [...waiting];
  waiting.clear();
  for (const call of calls) call();
}

function onScroll(): void {
  const at = performance.now();
  const top = scrollY;
  clearTimeout(rest);
  rest = setTimeout(() => paceIs(false), REST_MS);
  // A jump is not a fling: the page moves once and stops.
  const goesOn = at - movedAt < SAMPLE_MS * 2;
  movedAt = at;
  if (!goesOn) from = { top, at };
  const took = at - from.at;
  if (took < SAMPLE_MS) return;
  paceIs(Math.abs(top - from.top) > (FLING_PACE * innerHeight * took) / 1_000);
  from = { top, at };
}

/** Measures how fast the window is scrolled, until the returned function is called. */
export function trackScrollSpeed(): () => void {
  listeners += 1;
  if (listeners === 1) addEventListener('scroll', onScroll, { passive: true });
  return () => {
    listeners -= 1;
    if (listeners === 0) removeEventListener('scroll', onScroll);
  };
}

/** Calls back immediately, or as soon as the window is no longer flung. The returned function cancels. */
export function afterFastScroll(call: () => void): () => void {
  if (isFlung) waiting.add(call);
  else call();
  return () => waiting.delete(call);
}
