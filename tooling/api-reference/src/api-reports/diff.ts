import { diff } from 'node:util';

/** Unchanged lines shown before and after a change. */
const CONTEXT = 2;

/** The changed lines marked with `-` and `+`, with a few around them; `…` stands for unchanged lines. */
export function readableDiff(before: string, after: string): string {
  const lines = diff(before.split('\n'), after.split('\n')).map(([operation, text]) => ({
    isChanged: operation !== 0,
    text: `${MARKS[operation]} ${text}`.trimEnd(),
  }));
  const changed = lines.flatMap(({ isChanged }, at) => (isChanged ? [at] : []));
  const shown = lines.flatMap(({ text }, at) =>
    changed.some((each) => Math.abs(each - at) <= CONTEXT) ? [{ at, text }] : [],
  );
  return shown
    .flatMap(({ at, text }, index) =>
      at - (shown[index - 1]?.at ?? -1) > 1 ? ['  …', text] : [text],
    )
    .join('\n');
}

/** By operation of `util.diff`: 1 for a line that only the first text has. */
const MARKS: Record<number, string> = { 1: '-', 0: ' ', [-1]: '+' };
