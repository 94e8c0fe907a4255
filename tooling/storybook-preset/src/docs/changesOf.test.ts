import { expect, test } from 'vitest';

import { changesOf } from './changesOf.ts';

const CHANGELOG = `# @perya/ui-kit

## 0.2.0

- Add \`Button\` and
  \`Link\`.

- Add \`ButtonGroup\`.

## 0.1.0

- Add \`Card\`.
`;

const CHANGESET = `---
'@perya/ui-kit': minor
---

\`Button\` keeps its focus while busy.

The wheel is round.
`;

test('unreleased changes come first, then those of the changelog', () => {
  expect(changesOf('Button', '@perya/ui-kit', CHANGELOG, [CHANGESET])).toEqual([
    { version: 'next', text: 'Button keeps its focus while busy.' },
    { version: '0.2.0', text: 'Add Button and Link.' },
  ]);
});

test('a name that only begins like the component is another component', () => {
  expect(changesOf('Card', '@perya/ui-kit', CHANGELOG, [])).toEqual([
    { version: '0.1.0', text: 'Add Card.' },
  ]);
  expect(changesOf('Group', '@perya/ui-kit', CHANGELOG, [])).toEqual([]);
});

test('a changeset of another package is left out', () => {
  expect(changesOf('Button', '@perya/lobby', '', [CHANGESET])).toEqual([]);
});
