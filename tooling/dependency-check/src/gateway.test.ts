import { expect, test } from 'vitest';
import { foreignWrites, wrongGatewayImports } from './gateway';

const errorsOf = (path: string, text: string) => wrongGatewayImports([{ path, text }]);

test('allows a module to import the kernel, and earlier modules through their index', () => {
  const text = `import { post } from '../../../kernel/ledger';
import { member, type Member } from '../../identity';
import { step } from './step';
import { allot } from '../turnover/allot';`;
  expect(errorsOf('modules/money/deposits/settle.ts', text)).toEqual([]);
});

test('rejects anything else in the kernel, including types', () => {
  const text = `import type { Member } from '../../modules/identity';`;
  expect(errorsOf('kernel/http/serve.ts', text)).toEqual([
    'apps/gateway/src/kernel/http/serve.ts imports modules/identity: the kernel imports nothing else. Pass it in from src/start.ts, or add a field to Module.',
  ]);
});

test.each([
  ['a later module', `import { rewards } from '../rewards';`],
  ['a flow', `import { admit } from '../../flows/sign-in/admit';`],
  ['the sandbox, imported dynamically', `const page = await import('../../sandbox/page');`],
  ['the start file', `import { startGateway } from '../../start';`],
])('rejects %s in a module', (_, text) => {
  expect(errorsOf('modules/content/module.ts', text)[0]).toContain(
    'a module imports only those before it.',
  );
});

test('allows type-only imports from a later module', () => {
  const text = `import { type Scene } from '../art';\nimport type { Motif } from '../art/motifs';`;
  expect(errorsOf('modules/content/module.ts', text)).toEqual([]);
});

test('rejects imports from inside another module', () => {
  const text = `import { member } from '../../modules/identity/members/schema';`;
  expect(errorsOf('flows/deposit/create.ts', text)).toEqual([
    'apps/gateway/src/flows/deposit/create.ts imports modules/identity/members/schema: a module is imported only through its index. Import modules/identity, and export it there.',
  ]);
});

test('allows tables to reference tables of an earlier module', () => {
  const text = `import { member } from '../../identity/members/schema';`;
  expect(errorsOf('modules/money/deposits/schema.ts', text)).toEqual([]);
  expect(errorsOf('modules/money/deposits/transitionDeposit.ts', text)).toHaveLength(1);
});

test('allows tests and the lists of everything to import internals', () => {
  const text = `export * from './modules/identity/members/schema';`;
  expect(errorsOf('schema.ts', text)).toEqual([]);
  expect(errorsOf('processTesting.ts', text)).toEqual([]);
  expect(errorsOf('start.ts', text)).toHaveLength(1);
});

test("rejects a module's write to a table of another, and allows its own", () => {
  const text = `import { member, inbox as letters } from '../../identity';
import { bet } from '../schema';
await tx.insert(bet).values(row);
await tx.update(member).set(row);
await tx.execute(sql\`delete from \${letters} where true\`);`;
  expect(foreignWrites([{ path: 'modules/bets/place/place.ts', text }])).toEqual([
    'apps/gateway/src/modules/bets/place/place.ts writes member of modules/identity: code that writes to two modules is a flow. Move it to src/flows, or call a function of modules/identity that writes it.',
    'apps/gateway/src/modules/bets/place/place.ts writes letters of modules/identity: code that writes to two modules is a flow. Move it to src/flows, or call a function of modules/identity that writes it.',
  ]);
  expect(foreignWrites([{ path: 'flows/settle/settle.ts', text }])).toEqual([]);
  for (const path of ['modules/bets/place/place.test.ts', 'modules/bets/seedBets.ts']) {
    expect(foreignWrites([{ path, text }])).toEqual([]);
  }
});
