import { contract } from '@perya/api-client/openapi';
import { describe, expect, test } from 'vitest';
import { servingFiles } from './calls';
import { readCoverage, wrongCalls, wrongRows } from './coverage';
import { gatewaySources, isInRoot, readRoot } from './workspace';

describe('docs/coverage.md', () => {
  const rows = readCoverage(readRoot('docs/coverage.md'));

  test('names only what exists, and an issue for each row', () => {
    expect(rows.length).toBeGreaterThan(200);
    expect(wrongRows(rows, isInRoot)).toEqual([]);
  });

  test('has a row for each call of the contract that matches the gateway', () => {
    const calls = Object.values(contract);
    const served = new Set(servingFiles(gatewaySources()).keys());
    expect(served).toContain('login');
    expect(wrongCalls(rows, calls, (id) => served.has(id))).toEqual([]);
  });
});

const page = (...lines: string[]) =>
  ['## Calls', '', '| What | Where | Test | Issue |', '| --- | --- | :-: | --- |', ...lines].join(
    '\n',
  );

describe('parsing', () => {
  test('reads rows under their heading, with all paths of a cell', () => {
    const text = page(
      '| A \\| B | `a.ts`, `b.ts` | `a.test.ts` | 2 |',
      '',
      '## Rules',
      '| C | — | — | 3 |',
    );
    expect(readCoverage(text)).toEqual([
      {
        section: 'Calls',
        line: 5,
        what: 'A \\| B',
        where: ['a.ts', 'b.ts'],
        tests: ['a.test.ts'],
        issue: '2',
      },
      { section: 'Rules', line: 8, what: 'C', where: [], tests: [], issue: '3' },
    ]);
  });

  test('reports a row with too many cells', () => {
    expect(() => readCoverage(page('| A | B | C | D | 2 |'))).toThrow('docs/coverage.md:5 has 5');
  });
});

describe('an incorrect row', () => {
  const errors = (row: string) =>
    wrongRows(readCoverage(page(row)), (path) => path.startsWith('real'));

  test.each([
    ['| A | `real.ts` | `real.test.ts` | 2 |', 0],
    ['| A | — | — | 9 |', 0],
    ['| A | `gone.ts` | — | 2 |', 1],
    ['| A | `real.ts` | `gone.test.ts` | 2 |', 1],
    ['| A | `real.ts` | `real.ts` | 2 |', 1],
    ['| A | — | `real.test.ts` | 2 |', 1],
    ['| A | — | — | 1 |', 1],
    ['| A | — | — | — |', 1],
  ])('%s has %i errors', (row, count) => {
    expect(errors(row)).toHaveLength(count);
  });
});

describe('a call', () => {
  const login = { id: 'login', method: 'POST', path: '/in' };
  const errors = (isServed: boolean, ...lines: string[]) =>
    wrongCalls(readCoverage(page(...lines)), [login], () => isServed);
  const built = '| `login` POST /in | `apps/gateway/x.ts` | `x.test.ts` | 2 |';

  test('passes when the row and the gateway match', () => {
    expect(errors(true, built)).toEqual([]);
    expect(errors(false, '| `login` POST /in | — | — | 3 |')).toEqual([]);
  });

  test.each([
    ['without a row', true, []],
    ['with two rows', true, [built, built]],
    ['with another path', true, ['| `login` POST /out | `apps/gateway/x.ts` | — | 2 |']],
    ['that the gateway does not serve', false, [built]],
    ['wrongly marked as not served', true, ['| `login` POST /in | — | — | 3 |']],
    ['next to a call that is not in the contract', true, [built, '| `out` GET /out | — | — | 3 |']],
  ])('%s is reported', (_, isServed, lines) => {
    expect(errors(isServed, ...lines)).toHaveLength(1);
  });
});
