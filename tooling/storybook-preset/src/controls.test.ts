import { createElement } from 'react';
import type { SBType, StrictInputType } from 'storybook/internal/types';
import { expect, test } from 'vitest';

import { enhanceControls, isPlainData, uneditable } from './controls.ts';

const UNDEFINED: SBType = { name: 'other', value: 'undefined' };

const union = (...value: SBType[]): SBType => ({ name: 'union', value, required: false });

/** What the enhancer makes of one prop. */
function enhanced(argType: Partial<StrictInputType>, value?: unknown): StrictInputType | undefined {
  const context = {
    argTypes: { prop: { name: 'prop', ...argType } },
    initialArgs: value === undefined ? {} : { prop: value },
  };
  return enhanceControls(context as never)['prop'];
}

test.each(['boolean', 'string', 'number'] as const)('edits an optional %s as such', (name) => {
  const { type, control } = enhanced({ type: union({ name }, UNDEFINED) }) ?? {};
  expect(type).toEqual({ name, required: false });
  expect(control).toBeUndefined();
});

test('offers the literals of a union, also of an optional and of a nested one', () => {
  const tones: SBType = { name: 'enum', value: ['gold', 'teal'] };
  const levels: SBType = { name: 'enum', value: [2, 3] };
  expect(enhanced({ type: union(union(tones, levels), UNDEFINED) })?.type).toEqual({
    name: 'enum',
    value: ['gold', 'teal', 2, 3],
    required: false,
  });
});

test('edits a React node as text if it is one, and not at all if it is an element', () => {
  const node: SBType = { name: 'other', value: 'ReactNode' };
  expect(enhanced({ type: node }, 'Deposit')?.type).toEqual({ name: 'string', required: false });
  expect(enhanced({ type: node }, createElement('b'))?.control).toEqual({ disable: true });
  expect(enhanced({ type: node })?.control).toEqual({ disable: true });
});

test('has no control for functions, refs, files and dates', () => {
  const other: SBType = { name: 'other', value: 'unknown' };
  for (const value of [() => 1, new File([], 'a.png'), new Date(), { page: () => '' }, null]) {
    expect(enhanced({ type: union(other, UNDEFINED) }, value)?.control).toEqual({ disable: true });
  }
});

test('covers an arg that no type documents', () => {
  const context = { argTypes: {}, initialArgs: { icon: createElement('svg'), name: 'password' } };
  expect(enhanceControls(context as never)).toEqual({
    icon: { name: 'icon', control: { disable: true } },
    name: { name: 'name', type: { name: 'string', required: false } },
  });
});

test('edits plain data as an object', () => {
  expect(enhanced({}, { close: 'Close' })?.type?.name).toBe('object');
});

test("keeps a control that the story's author chose", () => {
  const control = { type: 'range', min: 0 } as const;
  expect(enhanced({ control }, createElement('b'))?.control).toEqual(control);
});

test.each([
  ['boolean | undefined', 'boolean'],
  ['((page: number) => void) | undefined', '(page: number) => void'],
  ["| 'gold'\n  | 'teal'", "'gold' | 'teal'"],
])('shows the union %s as it is written, without undefined', (raw, summary) => {
  const type = { ...union(UNDEFINED), raw };
  const { table } = enhanced({ type, table: { type: { summary: 'union' } } }) ?? {};
  expect(table?.type?.summary).toBe(summary);
});

test('plain data is small, and has no elements at any depth', () => {
  expect(isPlainData([{ a: ['b', 1, true, null, undefined] }])).toBe(true);
  expect(isPlainData([{ a: [{ icon: createElement('svg') }] }])).toBe(false);
  expect(isPlainData(Array.from({ length: 3000 }, (_, id) => ({ id })))).toBe(false);
});

test('finds the args that have a control but no value for it', () => {
  const control = { type: 'object' } as const;
  const argTypes = {
    icon: { name: 'icon', control },
    labels: { name: 'labels', control },
    onClose: { name: 'onClose' },
    picture: { name: 'picture', control: { ...control, disable: true } },
  };
  const args = {
    icon: createElement('svg'),
    labels: { close: 'Close' },
    onClose: () => {},
    picture: createElement('img'),
  };
  expect(uneditable(argTypes, args)).toEqual(['icon']);
});
