import { composeStories } from '@storybook/react-vite';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';

import * as stories from './BannerGroupView.stories';

const {
  Default,
  One,
  None,
  Failed,
  ToAPromotion,
  ToAGame,
  OutOfTheSite,
  HostileLink,
  OperatorPicture,
  OnHelp,
  OfTheBrand,
  OfTheBrandOnly,
} = composeStories(stories);

const FAIR = /The fair is open/;
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 60)));
/** The banner that the page shows. Preload links are in the head. */
const drawn = () => document.querySelector('[data-hero]');

test('shows the complete first banner before the carousel loads', async () => {
  await Default.run();
  const link = await screen.findByRole('link', { name: FAIR });
  expect(link).toHaveAttribute('href', '/rng');
  expect(drawn()).toHaveAttribute('fetchpriority', 'high');
  expect(screen.queryByRole('button')).toBeNull();
});

test('rotates after the first touch, and can be stopped', async () => {
  await Default.run();
  await screen.findByRole('link', { name: FAIR });
  await userEvent.pointer({ keys: '[MouseLeft]', target: document.body });
  expect(await screen.findByRole('region', { name: 'What’s on' })).toBeVisible();
  await userEvent.click(await screen.findByRole('button', { name: 'Pause slideshow' }));
  expect(screen.getByRole('button', { name: 'Play slideshow' })).toBeVisible();
});

test('preloads the first picture once per crop, in the right widths', async () => {
  await One.run();
  await screen.findByRole('link', { name: FAIR });
  const preloads = [...document.querySelectorAll('link[rel="preload"][as="image"]')].filter(
    (link) => link.getAttribute('imagesrcset')?.includes('/art/banner/b-1'),
  );
  expect(preloads.map((link) => link.getAttribute('media'))).toEqual([
    '(max-width: 599.98px)',
    '(min-width: 600px)',
  ]);
  for (const link of preloads) {
    expect(link.getAttribute('imagesrcset')?.match(/ \d+w/g)).toEqual([
      ' 640w',
      ' 960w',
      ' 1280w',
      ' 1920w',
    ]);
    expect(link.getAttribute('imagesizes')).toContain('calc(100vw - 24px)');
  }
});

test('uses the page’s group by default', async () => {
  await OnHelp.run();
  expect(await screen.findByText('Of w_help')).toBeVisible();
});

test('shows the brand’s own banners of the page before the platform’s', async () => {
  await OfTheBrand.run();
  expect(await screen.findByRole('link', { name: /Night on the bay/ })).toHaveAttribute(
    'href',
    '/live',
  );
  expect(drawn()).toHaveAttribute('src', '/art/banner/vinh-sao-bay-1280.webp');
  await userEvent.pointer({ keys: '[MouseLeft]', target: document.body });
  expect(await screen.findByText(FAIR)).toBeInTheDocument();
  // The second of the brand's is another page's.
  expect(screen.getAllByText(/Night on the bay/)).toHaveLength(1);
});

test('shows the brand’s banners if the platform’s don’t load', async () => {
  await OfTheBrandOnly.run();
  expect(await screen.findByRole('link', { name: /Night on the bay/ })).toBeVisible();
  await settle();
  expect(screen.queryByText('We couldn’t load this')).toBeNull();
});

test('renders nothing without banners', async () => {
  await None.run();
  await settle();
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(drawn()).toBeNull();
});

test('shows an error with a working retry button', async () => {
  await Failed.run();
  expect(await screen.findByText('We couldn’t load this')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: FAIR })).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('links to its promotion', async () => {
  await ToAPromotion.run();
  expect(await screen.findByRole('link', { name: FAIR })).toHaveAttribute(
    'href',
    '/promoDetail?id=np-welcome',
  );
});

test('opens its game', async () => {
  await ToAGame.run();
  expect(await screen.findByRole('button', { name: /Play: Lantern Night/ })).toBeVisible();
});

test('marks an external link with its host', async () => {
  await OutOfTheSite.run();
  const link = await screen.findByRole('link', { name: /The fair is open.*\(leaves this site\)/ });
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  expect(link).toHaveAttribute('data-host', 'partner.example');
});

test('renders no link for an unsafe address', async () => {
  await HostileLink.run();
  expect(await screen.findByText('The fair is open')).toBeVisible();
  expect(screen.queryByRole('link')).toBeNull();
});

test('uses the text in a picture as its alt text', async () => {
  await OperatorPicture.run();
  expect(await screen.findByRole('img', { name: 'The hall' })).toHaveAttribute(
    'src',
    'https://images.example/hall.jpg',
  );
});

test('retries a failed picture from the next host, three times in total', async () => {
  await One.run({
    parameters: {
      ...One.parameters,
      siteConfig: { imageHosts: ['https://one.example', 'https://two.example'] },
    },
  });
  await screen.findByRole('link', { name: FAIR });
  const address = () => drawn()?.getAttribute('src') ?? '';
  const tried = [address()];
  for (let failure = 0; failure < 4; failure += 1) {
    fireEvent.error(drawn()!);
    tried.push(address());
  }
  await waitFor(() =>
    expect(tried.map((src) => new URL(src).host)).toEqual([
      'one.example',
      'two.example',
      'one.example',
      'one.example',
      'one.example',
    ]),
  );
});
