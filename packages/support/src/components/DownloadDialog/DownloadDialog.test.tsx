import { composeStories } from '@storybook/react-vite';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';

import * as stories from './DownloadDialog.stories';

const { Default, NoApps } = composeStories(stories);

test('shows each platform its own four steps, with a scannable URL', async () => {
  await Default.run();
  const dialog = within(await screen.findByRole('dialog', { name: 'Get the app' }));
  const panel = () => within(dialog.getByRole('tabpanel'));
  expect(panel().getAllByRole('listitem')).toHaveLength(4);
  expect(dialog.getByRole('link', { name: 'Download the app' })).toHaveAttribute(
    'href',
    'https://perya.example/perya.apk',
  );
  await userEvent.click(dialog.getByRole('tab', { name: 'iPhone and iPad' }));
  expect(await dialog.findByRole('link', { name: 'Download the profile' })).toHaveAttribute(
    'href',
    'https://perya.example/clip.mobileconfig',
  );
  expect(panel().getAllByRole('listitem')).toHaveLength(4);
});

test('closes on Esc', async () => {
  const onClose = Default.args.onClose;
  await Default.run();
  await screen.findByRole('dialog');
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalled();
});

test("shows the steps for the browser's menu when the operator has no app", async () => {
  await NoApps.run();
  await screen.findByRole('dialog');
  expect(screen.queryByRole('img', { name: /QR code/ })).toBeNull();
  expect(screen.getByText(/Open perya.example/)).toBeVisible();
  expect(screen.getByText(/Add to Home screen/i)).toBeVisible();
});
