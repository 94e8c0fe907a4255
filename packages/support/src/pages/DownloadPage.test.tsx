import { composeStories } from '@storybook/react-vite';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';

import * as stories from './DownloadPage.stories';

const { Default, HostileLink, LiteApp, NoApps, OwnPaths } = composeStories(stories);

test('shows the code and four steps of the selected platform', async () => {
  await Default.run();
  expect(screen.getByRole('img', { name: 'Download QR code for Android' })).toBeVisible();
  await userEvent.click(screen.getByRole('tab', { name: 'iPhone and iPad' }));
  expect(
    await screen.findByRole('img', { name: 'Download QR code for iPhone and iPad' }),
  ).toBeVisible();
  expect(screen.getByText(/Profile Downloaded/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Download the profile' })).toHaveAttribute(
    'href',
    'https://app.example.com/perya.mobileconfig',
  );
});

test('does not offer a link that is not allowed', async () => {
  await HostileLink.run();
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getByText(/There’s no app for this phone yet\. You can/)).toBeVisible();
});

test('resolves paths of the site to absolute URLs, and shows the steps for them', async () => {
  await OwnPaths.run();
  expect(screen.getByRole('link', { name: 'Open the site' })).toHaveAttribute(
    'href',
    'https://perya.example/',
  );
  expect(screen.getByText(/three dots/)).toBeVisible();
  await userEvent.click(screen.getByRole('tab', { name: 'iPhone and iPad' }));
  expect(await screen.findByRole('link', { name: 'Download the profile' })).toHaveAttribute(
    'href',
    'https://perya.example/wps/system/webClip.mobileconfig',
  );
});

test('always offers the lite app: the operator’s, or this site', async () => {
  const openLite = async (story: typeof LiteApp) => {
    await story.run();
    await userEvent.click(screen.getByRole('tab', { name: 'Lite app' }));
    expect(await screen.findByRole('img', { name: 'Download QR code for Lite app' })).toBeVisible();
    expect(screen.getByText(/takes almost no space/)).toBeVisible();
    expect(screen.getByText(/the three dots, or the share button/)).toBeVisible();
    return screen.getByRole('link', { name: 'Open the site' }).getAttribute('href');
  };
  expect(await openLite(LiteApp)).toBe('https://lite.perya.example/');
  cleanup();
  expect(await openLite(NoApps)).toMatch(/^https?:\/\/[^/]+\/$/);
});
