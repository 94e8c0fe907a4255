import { type Downline } from '@perya/api-client';
import { minorUnits } from '@perya/rules/money';
import fc from 'fast-check';
import { expect, test } from 'vitest';

import { ROOT_ID, treeRows, type Branch } from './treeRows';

const downline = (memberId: string, directs: number): Downline => ({
  memberId,
  account: `agent${memberId}`,
  nickname: memberId,
  kind: 'agent',
  agentType: 2,
  level: 1,
  upline: { memberId: '1', account: 'agent01' },
  status: 'active',
  isOnline: false,
  balance: { minor: minorUnits(0), currency: 'PHP' },
  directs,
  members: directs,
  joinedAt: 0,
  lastSignInAt: null,
});

const done = (downlines: Downline[], total = downlines.length): Branch => ({
  downlines,
  total,
  state: 'done',
});

test('an open branch follows its agent, with a row for the rest at its end', () => {
  const branches = new Map<string, Branch>([
    [ROOT_ID, done([downline('2', 3), downline('3', 0)], 120)],
    ['2', done([downline('4', 0)], 3)],
  ]);
  const rows = treeRows(branches, (id) => id === '2');
  expect(rows.map(({ id, depth }) => `${depth}:${id}`)).toEqual([
    '1:2',
    '2:4',
    '2:more-2',
    '1:3',
    '1:more-',
  ]);
  expect(rows.at(-1)).toMatchObject({ kind: 'more', left: 118 });
});

test('a branch that is loading or has failed has a row for its state', () => {
  const first = done([downline('2', 3)]);
  const open = () => true;
  expect(treeRows(new Map([[ROOT_ID, first]]), open).map(({ kind }) => kind)).toEqual([
    'downline',
    'loading',
  ]);
  const failed: Branch = { downlines: [], total: 0, state: 'failed' };
  const rows = treeRows(
    new Map([
      [ROOT_ID, first],
      ['2', failed],
    ]),
    open,
  );
  expect(rows.map(({ kind }) => kind)).toEqual(['downline', 'failed']);
});

/** A team of random width and depth with every branch loaded. */
const teams = fc
  .tuple(fc.integer({ min: 0, max: 4 }), fc.integer({ min: 0, max: 3 }))
  .map(([breadth, depth]) => {
    const branches = new Map<string, Branch>();
    const grow = (id: string, left: number) => {
      const directs = left > 0 ? breadth : 0;
      const below = Array.from({ length: directs }, (_, index) =>
        downline(`${id}.${index}`, left > 1 ? breadth : 0),
      );
      branches.set(id, done(below));
      for (const { memberId } of below) grow(memberId, left - 1);
    };
    grow(ROOT_ID, depth);
    return branches;
  });

test('when all are expanded, everyone is listed once, below their upline', () => {
  fc.assert(
    fc.property(teams, (branches) => {
      const rows = treeRows(branches, () => true);
      const all = [...branches.values()].flatMap(({ downlines }) => downlines);
      expect(rows).toHaveLength(all.length);
      expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
      for (const [place, row] of rows.entries()) {
        const before = rows[place - 1];
        expect(row.depth).toBeLessThanOrEqual((before?.depth ?? 0) + 1);
      }
    }),
  );
});

test('when all are collapsed, only the first level is listed', () => {
  fc.assert(
    fc.property(teams, (branches) => {
      const rows = treeRows(branches, () => false);
      expect(rows).toHaveLength(branches.get(ROOT_ID)?.downlines.length ?? 0);
      for (const row of rows) expect(row.depth).toBe(1);
    }),
  );
});
