import { expect, it } from 'vitest';
import { line } from './testing';
import { timelineOf, type TimelineEntry } from './timeline';

const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10);
const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

const brief = (entries: readonly TimelineEntry[]) =>
  entries.map((entry) => (entry.kind === 'line' ? entry.line.id : entry.kind));

const at = (id: number, ms: number, more: Parameters<typeof line>[1] = {}) =>
  line(id, { at: Date.parse('2026-11-20T08:00:00Z') + ms, ...more });

it('adds a heading before each day, and a marker before the first unread message of others', () => {
  const lines = [at(1, 0), at(2, 1, { isMine: true }), at(3, DAY_MS), at(4, DAY_MS + 1)];
  const shown = timelineOf({ lines, freshAfter: 1 }, { hiddenAuthors: new Set(), dayOf });
  expect(brief(shown)).toEqual(['day', 1, 2, 'day', 'fresh', 3, 4]);
});

it('marks nothing as new when everything is', () => {
  const shown = timelineOf(
    { lines: [at(1, 0), at(2, 1)], freshAfter: 0 },
    { hiddenAuthors: new Set(), dayOf },
  );
  expect(brief(shown)).toEqual(['day', 1, 'fresh', 2]);
});

it('groups consecutive messages of one author, across hidden ones', () => {
  const lines = [
    at(1, 0),
    at(2, MINUTE_MS, { author: 'pedro' }),
    at(3, 2 * MINUTE_MS),
    at(4, 8 * MINUTE_MS),
    at(5, 8 * MINUTE_MS, { author: 'juan' }),
  ];
  const shown = timelineOf(
    { lines, freshAfter: Infinity },
    { hiddenAuthors: new Set(['pedro']), dayOf },
  );
  expect(brief(shown)).toEqual(['day', 1, 3, 4, 5]);
  expect(shown.flatMap((entry) => (entry.kind === 'line' ? entry.isNext : []))).toEqual([
    false,
    true,
    false,
    false,
  ]);
});
