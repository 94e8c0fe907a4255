import { composeStories, composeStory } from '@storybook/react-vite';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fn } from 'storybook/test';
import { expect, test } from 'vitest';

import { LOADED, MANY_COUNTRIES } from '../../password/recoveryTesting';
import type { PhoneValue } from '../../phone/phone';
import meta, * as stories from './PhoneField.stories';

const { Default, WithError, WithoutFlag, CountriesFailed, CountriesLoading } =
  composeStories(stories);

const number = () => screen.getByLabelText('Mobile number');

async function show(story = Default, props: object = {}) {
  const onChange = fn();
  await story.run({ args: { ...story.args, onChange, ...props } });
  return { last: () => onChange.mock.lastCall?.[0] as PhoneValue | undefined };
}

test('sets the phone keyboard and autofill', async () => {
  await show();
  expect(number()).toHaveAttribute('type', 'tel');
  expect(number()).toHaveAttribute('inputmode', 'tel');
  expect(number()).toHaveAttribute('autocomplete', 'tel-national');
});

test('selects a country by name, with the keyboard only', async () => {
  const { last } = await show();
  await userEvent.tab();
  expect(screen.getByRole('combobox', { name: 'Country: Philippines, +63' })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await screen.findByRole('listbox');
  await userEvent.keyboard('tha{Enter}');
  expect(last()).toMatchObject({ dialingCode: '+66', country: 'TH' });
  expect(screen.getByRole('combobox', { name: 'Country: Thailand, +66' })).toHaveFocus();
});

test('lists countries with flags and dialing codes', async () => {
  await show();
  await userEvent.click(screen.getByRole('combobox'));
  const philippines = await screen.findByRole('option', { name: /Philippines/ });
  expect(philippines).toHaveTextContent('+63');
  expect(philippines.querySelector('img')).toHaveAttribute(
    'src',
    expect.stringMatching(/^data:image\/svg/),
  );
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
});

test('searches many countries by name or code', async () => {
  const { last } = await show(Default, { countries: { ...LOADED, list: MANY_COUNTRIES } });
  await waitFor(() => expect(screen.getByRole('combobox')).toBeEnabled());
  await userEvent.click(screen.getByRole('combobox'));
  const search = await screen.findByRole('combobox', { name: 'Country or code' });
  await waitFor(() => expect(search).toHaveFocus());
  await userEvent.keyboard('united');
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
    'GBUnited Kingdom+44',
    'USUnited States+1',
  ]);
  await userEvent.keyboard('{Backspace>6/}+855');
  expect(await screen.findByRole('option')).toHaveTextContent('Cambodia');
  await userEvent.keyboard('{Enter}');
  expect(last()).toMatchObject({ dialingCode: '+855', country: 'KH' });
});

test('shows the code of a country without a flag', async () => {
  await show(WithoutFlag);
  const picker = screen.getByRole('combobox', { name: 'Country: Malaysia, +60' });
  expect(within(picker).getByText('MY')).toBeInTheDocument();
});

test.each([
  ['TH', 'ประเทศ: ฟิลิปปินส์, +63'],
  ['VI', 'Quốc gia: Philippines, +63'],
  ['TY', 'Bansa: Pilipinas, +63'],
])('names the country in %s', async (language, name) => {
  await composeStory(stories.Default, meta, { initialGlobals: { language } }).run();
  expect(await screen.findByRole('combobox', { name })).toBeInTheDocument();
});

test('sets the country of a pasted number, and keeps the national number', async () => {
  const { last } = await show();
  await userEvent.click(number());
  await userEvent.paste('+84 912 345 678');
  expect(last()).toEqual({ dialingCode: '+84', country: 'VN', number: '+84 912 345 678' });
  await userEvent.tab();
  expect(last()).toEqual({ dialingCode: '+84', country: 'VN', number: '912345678' });
});

test('keeps a national number as typed', async () => {
  const { last } = await show();
  await userEvent.type(number(), '0917 123-4567');
  await userEvent.tab();
  expect(last()?.number).toBe('0917 123-4567');
  expect(number()).toHaveValue('0917 123-4567');
});

test('shows its error at the number', async () => {
  await show(WithError);
  expect(number()).toBeInvalid();
  expect(number()).toHaveAccessibleDescription('Mobile numbers in this country have 10 digits.');
});

test('retries loading the countries', async () => {
  const retry = fn();
  await show(CountriesFailed, { countries: { list: [], hasFailed: true, retry } });
  expect(number()).toHaveAccessibleDescription('We couldn’t load the country codes.');
  await userEvent.click(screen.getByRole('button', { name: 'Load the country codes again' }));
  expect(retry).toHaveBeenCalledOnce();
});

test('is editable while the countries load', async () => {
  const { last } = await show(CountriesLoading);
  await userEvent.type(number(), '0917');
  expect(last()?.number).toBe('0917');
  expect(screen.queryByRole('combobox')).toBeNull();
});
