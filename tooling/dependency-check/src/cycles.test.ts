import { expect, test } from 'vitest';
import { importCycles } from './cycles.ts';

const file = (path: string, text: string) => ({ path, text });

test('reports the folders of a cycle, and the imports that cause it', () => {
  const files = [
    file('a/one.ts', "import { two } from '../b/two';"),
    file('b/two.ts', "export { three } from '../c';"),
    file('c/index.ts', "export { three } from './deep/three';"),
    file('c/deep/three.ts', "export const three = () => import('../../a/one');"),
    file('d/four.ts', "import { one } from '../a/one';"),
  ];
  expect(importCycles(files)).toEqual([
    'a, b, c, c/deep import one another: a/one.ts imports b/two.ts; b/two.ts imports c/index.ts; ' +
      'c/index.ts imports c/deep/three.ts; c/deep/three.ts imports a/one.ts. ' +
      'Move the shared code into a folder below them.',
  ]);
});

test('reports files of one folder that import one another', () => {
  const files = [
    file('a/one.ts', "import { two } from './two';"),
    file('a/two.ts', "import { one } from './one';"),
  ];
  expect(importCycles(files)).toEqual([
    'a/one.ts, a/two.ts import one another: a/one.ts imports a/two.ts; a/two.ts imports a/one.ts. ' +
      'Move the shared code into a separate file.',
  ]);
});

test('ignores types, tests and files outside', () => {
  const files = [
    file('a/one.ts', "import type { Two } from '../b/two';\nimport { x } from './x';"),
    file('a/x.ts', "import type { one } from './one';\nimport { y } from '../../elsewhere/y';"),
    file('a/one.test.ts', "import { two } from '../b/two';"),
    file('b/two.ts', "import { one } from '../a/one';\nimport { type X } from '../a/x';"),
  ];
  expect(importCycles(files)).toEqual([]);
});
