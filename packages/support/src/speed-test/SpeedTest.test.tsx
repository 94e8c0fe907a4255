import { composeStories } from '@storybook/react-vite';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';

import { measureHost } from './measure';
import * as stories from './SpeedTestDialog.stories';

const { Default, Failed, Kept, NobodyAnswers, OneAddress } = composeStories(stories);

afterEach(() => sessionStorage.clear());

const rowOf = (host: string) => {
  const row = screen.getByText(host).closest('li');
  if (!row) throw new Error(`No row of ${host}.`);
  return within(row);
};

test('measures every host and marks the fastest one', async () => {
  await Default.run();
  expect(await screen.findByText(/^Fastest: perya-2\.example, \d+ ms$/)).toBeVisible();
  expect(rowOf('perya-2.example').getByText('Fastest')).toBeVisible();
  expect(rowOf('perya.example').queryByText('Fastest')).toBeNull();
  expect(
    rowOf('a-rather-long-name-of-a-host.perya.example:8443').getByText('No response'),
  ).toBeVisible();
});

test('links to the same page on a responding host, and to no other', async () => {
  await Default.run({
    parameters: { ...Default.parameters, route: { path: '/helpmc', url: '/helpmc?view=speed' } },
  });
  await screen.findByText(/^Fastest: /);
  expect(screen.getAllByRole('link', { name: /^Switch to / })).toHaveLength(2);
  expect(screen.getByRole('link', { name: 'Switch to perya-2.example' })).toHaveAttribute(
    'href',
    'https://perya-2.example/helpmc?view=speed',
  );
});

test('shows that no host responds, and measures again', async () => {
  await NobodyAnswers.run();
  expect(await screen.findByText(/^No site address responded\. Check your/)).toBeVisible();
  expect(screen.queryByRole('link')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Test again' }));
  expect(await screen.findByText(/^No site address responded\. Check your/)).toBeVisible();
});

test('fetches the hosts once per tab', async () => {
  await Kept.run();
  expect(await screen.findByText(/^Fastest: perya-2/)).toBeVisible();
});

test('shows a message when there is nothing to compare', async () => {
  await OneAddress.run();
  expect(await screen.findByText('There’s only this site address')).toBeVisible();
});

test('reports that the list failed to load, and retries on request', async () => {
  await Failed.run();
  expect(await screen.findByText('We couldn’t load this')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});

/** A probe with the given latencies, on its own clock. */
function probeOf(times: number[], status = 204) {
  let at = 0;
  return {
    now: () => at,
    fetch: () => {
      at += times.shift() ?? 0;
      return Promise.resolve(new Response(null, { status }));
    },
  };
}
const { signal } = new AbortController();

test('ignores the first response, which opens the connection, and uses the median of the others', async () => {
  expect(await measureHost('https://a.example', signal, probeOf([900, 40, 300, 60]))).toBe(60);
});

test('rejects a host that responds like another site', async () => {
  expect(await measureHost('https://a.example', signal, probeOf([1, 1, 1, 1], 200))).toBeNull();
});

test('stops when aborted', async () => {
  await expect(
    measureHost('https://a.example', AbortSignal.abort(), {
      now: () => 0,
      fetch: () => Promise.reject(new Error('called off')),
    }),
  ).rejects.toMatchObject({ name: 'AbortError' });
});
