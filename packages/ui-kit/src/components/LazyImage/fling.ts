/** Windows a second: what goes by faster is not looked at. */
const FLING_PACE = 2;
/** A pace is taken over at least so long, in ms: single frames come too early or too late. */
const SAMPLE_MS = 100;
/** How long after the last scroll the page stands (specification, section 9), in ms. */
const REST_MS = 200;

const waiting = new Set<() => void>();
let listeners = 0;
let isFlung = false;
/** Where the sample that is being taken began, and when the page moved last. */
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
  // A jump is no fling: the page moves once, and stands.
  const goesOn = at - movedAt < SAMPLE_MS * 2;
  movedAt = at;
  if (!goesOn) from = { top, at };
  const took = at - from.at;
  if (took < SAMPLE_MS) return;
  paceIs(Math.abs(top - from.top) > (FLING_PACE * innerHeight * took) / 1_000);
  from = { top, at };
}

/** Watches how fast the window is scrolled, until the function that it gives is called. */
export function watchFling(): () => void {
  listeners += 1;
  if (listeners === 1) addEventListener('scroll', onScroll, { passive: true });
  return () => {
    listeners -= 1;
    if (listeners === 0) removeEventListener('scroll', onScroll);
  };
}

/** Calls at once, or as soon as the window is no longer flung; never, once the function it gives is called. */
export function whenNotFlung(call: () => void): () => void {
  if (isFlung) waiting.add(call);
  else call();
  return () => waiting.delete(call);
}
