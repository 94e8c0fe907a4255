import { expect, test } from 'vitest';

import { parseGlossary } from './parseGlossary.ts';

test('reads the rows of every topic', () => {
  const glossary = `# Glossary

## Money

| Term   | Meaning                 | Not    |
| ------ | ----------------------- | ------ |
| amount | Money in \`minor units\` | sum    |
| wallet | Where money is held     |        |

## Games

| Term  | Meaning | Not   |
| ----- | ------- | ----- |
| stake | The sum | wager |
`;
  expect(parseGlossary(glossary)).toEqual([
    { topic: 'Money', term: 'amount', meaning: 'Money in minor units', not: 'sum' },
    { topic: 'Money', term: 'wallet', meaning: 'Where money is held', not: '' },
    { topic: 'Games', term: 'stake', meaning: 'The sum', not: 'wager' },
  ]);
});
