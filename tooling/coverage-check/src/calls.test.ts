import { contract } from '@perya/api-client/openapi';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { callsWithoutCaller, callTable, servingFiles, withCallTable } from './calls';
import { callerSources, callSources, readRoot, ROOT } from './workspace';

const PAGE = 'docs/coverage.md';
const COMMAND = 'pnpm exec vitest run tooling/coverage-check/src/calls --update';

test('the rows of the calls match the contract and the gateway', async () => {
  const table = callTable(Object.values(contract), callSources());
  const page = withCallTable(readRoot(PAGE), table);
  await expect(page, `${COMMAND} writes the rows.`).toMatchFileSnapshot(join(ROOT, PAGE));
});

test('every call is made by a page, a server or the operator', () => {
  expect(callsWithoutCaller(Object.values(contract), callerSources())).toEqual([]);
});

const MODULE = 'apps/gateway/src/modules/lottery/module.ts';
const PLACE = 'apps/gateway/src/modules/lottery/place.ts';

const routes = (text: string, ...others: string[]) =>
  servingFiles([{ path: MODULE, text }, ...others.map((path) => ({ path, text: '' }))]).get(
    'placeTicket',
  );

describe('the files that handle a call', () => {
  test.each([
    ['an imported function', `import { place } from './place'; serve(placeTicket, place);`],
    ['a namespace import', `import * as own from './place'; serve(placeTicket, own.place);`],
    ['the result of a function', `import { to } from './place'; serve(placeTicket, to('daily'));`],
    [
      'a call of an imported function',
      `import { place } from './place'; serve(placeTicket, ({ ctx }) => place(ctx));`,
    ],
  ])('are the route and the handler: %s', (_, text) => {
    expect(routes(text, PLACE)).toEqual([MODULE, PLACE]);
  });

  test('are only the route if it contains the handler', () => {
    expect(
      routes(`import { a } from './place'; serve(placeTicket, () => ({ a }));`, PLACE),
    ).toEqual([MODULE]);
  });

  test('are none without a route', () => {
    expect(routes(`const text = 'serve(placeTicket, place)';`)).toBeUndefined();
  });
});

const CALL = {
  id: 'placeTicket',
  tag: 'Lottery',
  method: 'POST',
  path: '/bets',
  auth: 'token',
  encrypted: false,
  idempotent: true,
  spec: '§7 a | b',
};

const PAGE_TEXT = `import { placeTicket } from '@perya/api-client'; useApiMutation(placeTicket);`;

/** The last cell of the row for a call whose handler is in the lottery module. */
function testsOf(tests: Readonly<Record<string, string>>): string | undefined {
  const table = callTable([CALL], {
    contract: [{ path: 'tickets.ts', text: "  id: 'placeTicket',\n  tag: 'Lottery',\n" }],
    gateway: [{ path: MODULE, text: 'serve(placeTicket, () => 1)' }],
    callers: [{ path: 'page.tsx', text: PAGE_TEXT }],
    tests: Object.entries(tests).map(([path, text]) => ({ path, text })),
  });
  expect(table.split('\n')[2]).toContain(
    `| \`placeTicket\` POST /bets (once per key, token) | Lottery | §7 a \\| b | \`page.tsx\` | \`tickets.ts\`, \`${MODULE}\` |`,
  );
  return table.split(' | ').at(-1);
}

describe('the tests of a call', () => {
  const text = "import { placeTicket } from '@perya/api-client';";

  test('are those in the folder of the handler that import it', () => {
    const beside = 'apps/gateway/src/modules/lottery/lottery.test.ts';
    expect(
      testsOf({
        [beside]: text,
        'apps/gateway/src/modules/lottery/other.test.ts': '// placeTicket',
        'apps/gateway/src/kernel/http/body.test.ts': text,
      }),
    ).toBe(`\`${beside}\` |`);
  });

  test('are otherwise those of the gateway that use it most', () => {
    expect(
      testsOf({
        'apps/gateway/src/a.test.ts': text,
        'apps/gateway/src/b.test.ts': `${text} placeTicket;`,
        'packages/lottery/src/c.test.ts': `${text} placeTicket; placeTicket;`,
      }),
    ).toBe('`apps/gateway/src/b.test.ts` |');
  });

  test('are empty when nothing imports it', () => {
    expect(testsOf({})).toBe('— |');
  });
});

describe('a page', () => {
  test('keeps what is outside the markers', () => {
    const page = 'a\n<!-- calls:start -->\nold\n<!-- calls:end -->\nb';
    expect(withCallTable(page, 'new')).toBe(
      'a\n<!-- calls:start -->\n\nnew\n\n<!-- calls:end -->\nb',
    );
  });

  test('without markers is rejected', () => {
    expect(() => withCallTable('a', 'new')).toThrow('has no <!-- calls:start -->');
  });
});
