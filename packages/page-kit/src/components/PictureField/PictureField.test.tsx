import { composeStories } from '@storybook/react-vite';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { pngFile } from './pngFile';
import * as stories from './PictureField.stories';

const { Default, Chosen } = composeStories(stories);
// Files that the picker hides can still be dropped.
const user = userEvent.setup({ applyAccept: false });
const choose = async (...files: File[]) =>
  user.upload(await screen.findByLabelText(/^Pictures/), files);
const names = () => screen.queryAllByRole('listitem').map((item) => item.textContent);

test('accepts png and jpg files', async () => {
  await Default.run();
  const jpg = new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0])], 'photo', { type: '' });
  await choose(pngFile(), jpg);
  expect(await screen.findByText('photo')).toBeVisible();
  expect(names()).toHaveLength(2);
});

test('rejects files that are not pictures despite their type, and keeps the rest', async () => {
  await Default.run();
  const program = new File(['MZ and more'], 'catch.png', { type: 'image/png' });
  await choose(pngFile('good.png'), program);
  expect(await screen.findByText('Use PNG or JPG pictures only.')).toBeVisible();
  expect(names()).toHaveLength(1);
});

test('rejects files larger than 5 MB', async () => {
  await Default.run();
  await choose(pngFile('wall.png', 5 * 1024 * 1024 + 1));
  expect(await screen.findByText('Pictures can be up to 5 MB each.')).toBeVisible();
  expect(names()).toEqual([]);
});

test('accepts three, also one after another', async () => {
  await Default.run();
  await choose(pngFile('1.png'), pngFile('2.png'));
  await screen.findByText('2.png');
  await choose(pngFile('3.png'), pngFile('4.png'));
  expect(await screen.findByText('You can add up to 3 pictures.')).toBeVisible();
  expect(names()).toHaveLength(3);
});

test('removes a chosen picture', async () => {
  await Chosen.run();
  await user.click(await screen.findByRole('button', { name: 'Remove lantern.png' }));
  expect(screen.queryByText('lantern.png')).toBeNull();
  expect(names()).toHaveLength(1);
});
