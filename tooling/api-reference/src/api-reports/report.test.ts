import { expect, test } from 'vitest';
import { exportedNames, parseReport, undocumentedExports, writeReport } from './report.ts';

const MARKDOWN = `## API Report File for "@fixture/cards"

\`\`\`ts

import type { Money } from '@fixture/money';

// @public
type Card = {
    suit: string;
};

// @public (undocumented)
export function draw(): Card;

// @public
export interface Deck {
    // (undocumented)
    cards: Card[];
}

export { Money }

// (No @packageDocumentation comment for this package)

\`\`\`
`;

test('tells exports from types that the exports refer to', () => {
  expect(exportedNames(parseReport(MARKDOWN))).toEqual(['draw', 'Deck', 'export { Money }']);
});

test('finds exports without a doc comment, and ignores members', () => {
  expect(undocumentedExports(parseReport(MARKDOWN))).toEqual(['draw']);
});

test('writes a report with all declarations', () => {
  const text = writeReport('@fixture/cards', parseReport(MARKDOWN), new Set());
  expect(text).toMatch(/^# API report of `@fixture\/cards`\n/);
  expect(text).toContain('type Card = {\n    suit: string;\n};');
  expect(text).toContain("```ts\nimport type { Money } from '@fixture/money';\n\n// @public");
  expect(text.endsWith('export { Money }\n```\n')).toBe(true);
});

test('leaves out types that another report of the package has', () => {
  const text = writeReport('@fixture/cards', parseReport(MARKDOWN), new Set(['Card', 'Deck']));
  expect(text).not.toContain('type Card');
  expect(text).toContain('export interface Deck');
});

test('fails for a file that is no report', () => {
  expect(() => parseReport('# Something else')).toThrow('no code block');
});
