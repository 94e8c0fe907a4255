import { expect, test } from 'vitest';
import { ownTypeErrors } from './typeErrors';

const OWN = 'src/page.tsx(3,1): error TS2322: Type \'"a"\' is not assignable.';
const PACKAGE = 'node_modules/@perya/lobby/dist/index.d.ts(1,2): error TS2307: Cannot find module.';
const NESTED =
  'node_modules/@perya/lobby/node_modules/swiper/a.d.ts(1,2): error TS2307: Cannot find module.';
const FOREIGN = 'node_modules/swiper/types/a.d.ts(4,2): error TS2430: Interface is incorrect.';

test.each([
  ['of the project', OWN],
  ['of a declaration of ours', PACKAGE],
  ['of the configuration', "error TS5023: Unknown compiler option 'x'."],
])('keeps an error %s', (_, line) => {
  expect(ownTypeErrors(`${line}\n  explained on another line`)).toEqual([line]);
});

test('ignores errors of declarations of other libraries', () => {
  expect(ownTypeErrors([FOREIGN, NESTED].join('\n'))).toEqual([]);
});
