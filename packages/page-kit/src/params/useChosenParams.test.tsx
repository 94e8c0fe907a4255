import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { use } from 'react';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router';
import { expect, test } from 'vitest';

import { useChosenParams } from './useChosenParams';

/** One of two parts of a page, each with its own choice. */
function Choice({ name }: { name: string }) {
  const [params, choose] = useChosenParams();
  return (
    <label>
      <input
        type="checkbox"
        checked={params.has(name)}
        onChange={() =>
          choose(
            (now) => {
              const next = new URLSearchParams(now);
              if (next.has(name)) next.delete(name);
              else next.set(name, '1');
              return next;
            },
            { replace: true },
          )
        }
      />
      {name}
    </label>
  );
}

/** A page whose data for each URL loads when the test releases it. */
function open(address: string) {
  const waiting: (() => void)[] = [];
  const router = createMemoryRouter(
    [
      {
        path: '/promotions',
        loader: ({ request }) =>
          new URL(request.url).search === new URL(address, request.url).search
            ? null
            : new Promise((arrive) => waiting.push(() => arrive(null))),
        hydrateFallbackElement: <p />,
        element: (
          <>
            <Choice name="open" />
            <Choice name="paid" />
          </>
        ),
      },
    ],
    { initialEntries: [address] },
  );
  render(<RouterProvider router={router} />);
  return { router, arrive: () => waiting.splice(0).forEach((each) => each()) };
}

const box = (name: string) => screen.findByRole('checkbox', { name });

test('shows a choice before the navigation has finished, and a second choice keeps it', async () => {
  const { router, arrive } = open('/promotions?days=7');
  await userEvent.click(await box('open'));
  expect(await box('open')).toBeChecked();
  expect(router.state.location.search).toBe('?days=7');

  await userEvent.click(await box('paid'));
  expect(await box('open')).toBeChecked();
  expect(await box('paid')).toBeChecked();

  await act(async () => arrive());
  await expect.poll(() => router.state.location.search).toBe('?days=7&open=1&paid=1');
  expect(await box('open')).toBeChecked();
  expect(await box('paid')).toBeChecked();
});

test('follows the URL, whatever changed it', async () => {
  const { router, arrive } = open('/promotions?open=1');
  expect(await box('open')).toBeChecked();
  await act(async () => void router.navigate('/promotions?paid=1'));
  expect(router.state.navigation.state).toBe('loading');
  await act(async () => arrive());
  await expect.poll(() => router.state.location.search).toBe('?paid=1');
  expect(await box('open')).not.toBeChecked();
  expect(await box('paid')).toBeChecked();
});

test('adds a choice to one that the router has committed and the page has not rendered', async () => {
  const first = Promise.resolve();
  const { promise: rest, resolve: draw } = Promise.withResolvers<void>();
  function SlowPart() {
    use(useLocation().search === '?days=7' ? first : rest);
    return <p>drawn</p>;
  }
  const element = (
    <>
      <Choice name="open" />
      <Choice name="paid" />
      <SlowPart />
    </>
  );
  const router = createMemoryRouter([{ path: '/promotions', element }], {
    initialEntries: ['/promotions?days=7'],
  });
  await act(async () => render(<RouterProvider router={router} />));
  await userEvent.click(await box('open'));
  await expect.poll(() => router.state.location.search).toBe('?days=7&open=1');
  await userEvent.click(await box('paid'));
  await expect.poll(() => router.state.location.search).toBe('?days=7&open=1&paid=1');
  await act(async () => draw());
  expect(await box('open')).toBeChecked();
  expect(await box('paid')).toBeChecked();
});

test('starts with the URL when going back to an entry that was left by a choice', async () => {
  const element = <Choice name="open" />;
  const router = createMemoryRouter(
    [
      { path: '/promotions', element },
      { path: '/else', element: <p>Elsewhere</p> },
    ],
    { initialEntries: ['/promotions?days=7'] },
  );
  render(<RouterProvider router={router} />);
  await userEvent.click(await box('open'));
  await expect.poll(() => router.state.location.search).toBe('?days=7&open=1');
  await act(() => router.navigate('/else'));
  await act(() => router.navigate('/promotions?days=1'));
  await userEvent.click(await box('open'));
  await expect.poll(() => router.state.location.search).toBe('?days=1&open=1');
});
