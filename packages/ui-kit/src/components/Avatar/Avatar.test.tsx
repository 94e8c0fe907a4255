import { composeStories } from '@storybook/react-vite';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as stories from './Avatar.stories';
import { initialsOf, tintOf, TINTS } from './initials';

const { Default, Picture } = composeStories(stories);

const drawnIn = (avatar: HTMLElement) =>
  avatar.querySelector<HTMLElement>('[data-initials]')?.dataset['initials'];

test('has the name as its label and shows the initials', () => {
  render(<Default />);
  expect(drawnIn(screen.getByRole('img', { name: 'Juan dela Cruz' }))).toBe('JC');
});

test('falls back to the initials when the picture fails to load', () => {
  render(<Picture />);
  const avatar = screen.getByRole('img', { name: 'Juan dela Cruz' });
  expect(drawnIn(avatar)).toBeUndefined();
  fireEvent.error(avatar.querySelector('img')!);
  expect(drawnIn(avatar)).toBe('JC');
});

test('is hidden from screen readers when the name is next to it', () => {
  render(<Default decorative />);
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});

test.each([
  ['juan01', 'J'],
  ['  maria   clara ', 'MC'],
  ['Đặng Văn Ớt', 'ĐỚ'],
  ['น้ำฝน ใจดี', 'น้ำใ'],
  ['', ''],
])('derives the initials of "%s" as "%s"', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

test('always gives a name the same tint', () => {
  const tints = ['juan01', 'vip001', '', '王小明'].map(tintOf);
  expect(tints).toEqual(['juan01', 'vip001', '', '王小明'].map(tintOf));
  for (const tint of tints) expect(tint).toBeLessThan(TINTS);
  expect(new Set(tints).size).toBeGreaterThan(1);
});
