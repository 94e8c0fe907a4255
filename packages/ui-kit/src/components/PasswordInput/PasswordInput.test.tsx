import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';

import * as stories from './PasswordInput.stories';

const { Default, NewPassword, WithError } = composeStories(stories);

const rules = () => screen.getAllByRole('listitem').map((rule) => rule.textContent);

test('reveals the password, and hides it again', async () => {
  render(<Default />);
  const input = screen.getByLabelText('Password');
  await userEvent.type(input, 'Perya2026');
  expect(input).toHaveAttribute('type', 'password');
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(input).toHaveAttribute('type', 'text');
  expect(input).toHaveValue('Perya2026');
  expect(input).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(input).toHaveAttribute('type', 'password');
});

test('marks rules as met while typing, and unmarks them', async () => {
  render(<NewPassword />);
  const input = screen.getByLabelText('Password');
  expect(rules()).toEqual(['Not yet: 8 to 16 characters', 'Not yet: A letter', 'Not yet: A digit']);
  await userEvent.type(input, 'perya2');
  expect(rules()).toEqual(['Not yet: 8 to 16 characters', 'Met: A letter', 'Met: A digit']);
  await userEvent.type(input, '026');
  expect(rules()).toEqual(['Met: 8 to 16 characters', 'Met: A letter', 'Met: A digit']);
  await userEvent.clear(input);
  expect(rules()[1]).toBe('Not yet: A letter');
  expect(input).toHaveAccessibleDescription(/8 to 16 characters/);
});

test('works as a controlled input', async () => {
  function Owner() {
    const [password, setPassword] = useState('perya');
    return (
      <NewPassword
        value={password}
        onChange={(event) => setPassword(event.currentTarget.value.replaceAll(/\s/g, ''))}
      />
    );
  }
  render(<Owner />);
  expect(rules()[1]).toBe('Met: A letter');
  await userEvent.type(screen.getByLabelText('Password'), ' 2026');
  expect(screen.getByLabelText('Password')).toHaveValue('perya2026');
  expect(rules()[0]).toBe('Met: 8 to 16 characters');
});

test('is associated with the error of its field', () => {
  render(<WithError />);
  expect(screen.getByLabelText('Password')).toBeInvalid();
  expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(
    'The username or the password is not right. Try again.',
  );
});
