import { act, fireEvent, render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { LazyImage, type LazyImageProps } from './LazyImage';
import { createMemory, hostOf, MAX_TRIES, retryDelayAfter } from './schedule';

const HOSTS = ['https://img-a.example', 'https://img-b.example', '/'];

let cover = 0;
function props(over: Partial<LazyImageProps> = {}): LazyImageProps {
  return {
    path: `/art/cover/${cover}`,
    alt: 'Lantern Fortune',
    widths: [200, 400],
    sizes: '33vw',
    hosts: HOSTS,
    ...over,
  };
}

/** A fake IntersectionObserver: nothing intersects until a test reports it. */
const observers = new Set<{
  near: () => void;
  far: () => void;
  margin: string | undefined;
}>();
class Observer {
  readonly #entry;
  constructor(
    callback: (entries: { isIntersecting: boolean }[]) => void,
    init?: { rootMargin?: string },
  ) {
    this.#entry = {
      near: () => callback([{ isIntersecting: true }]),
      far: () => callback([{ isIntersecting: false }]),
      margin: init?.rootMargin,
    };
  }
  observe() {
    observers.add(this.#entry);
  }
  disconnect() {
    observers.delete(this.#entry);
  }
}

const comeNear = () =>
  act(() => {
    for (const observer of observers) observer.near();
  });
const picture = () => screen.queryByRole<HTMLImageElement>('img', { name: 'Lantern Fortune' });
const later = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });
const fail = () => fireEvent.error(picture()!);

beforeEach(() => {
  cover += 1;
  observers.clear();
  vi.stubGlobal('IntersectionObserver', Observer);
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('loads within 1.3 viewports, in the best format and width', () => {
  const { container } = render(<LazyImage {...props()} />);
  expect(picture()).toBeNull();
  expect([...observers][0]?.margin).toBe('30%');

  comeNear();
  const sources = [...container.querySelectorAll('source')];
  expect(sources.map((source) => source.type)).toEqual(['image/avif', 'image/webp']);
  expect(sources[0]?.srcset).toBe(
    `https://img-a.example/art/cover/${cover}-200.avif 200w, https://img-a.example/art/cover/${cover}-400.avif 400w`,
  );
  expect(picture()).toHaveAttribute('width', '400');
  expect(picture()).toHaveAttribute('height', '300');
});

describe('while the window is scrolled', () => {
  /** Scrolls by a number of viewports in each of several frames of 50 ms. */
  const scroll = (frames: number, windows: number) =>
    act(() => {
      for (let frame = 0; frame < frames; frame++) {
        vi.advanceTimersByTime(50);
        window.scrollY += windows * window.innerHeight;
        window.dispatchEvent(new Event('scroll'));
      }
    });
  beforeEach(() => {
    vi.stubGlobal('scrollY', 0);
    // Each test resets the fake clock, but the window's timestamps must only increase.
    vi.advanceTimersByTime(cover * 60_000);
  });

  test('does not load while it is scrolled past quickly, and loads when scrolling stops', () => {
    render(<LazyImage {...props()} />);
    scroll(8, 0.2);
    comeNear();
    expect(picture()).toBeNull();
    later(199);
    expect(picture()).toBeNull();
    later(1);
    expect(picture()).not.toBeNull();
  });

  test('loads as soon as the fling slows down', () => {
    render(<LazyImage {...props()} />);
    scroll(8, 0.2);
    comeNear();
    scroll(4, 0.05);
    expect(picture()).not.toBeNull();
  });

  test('is not requested if it was scrolled past', () => {
    render(<LazyImage {...props()} />);
    scroll(8, 0.2);
    comeNear();
    act(() => {
      for (const observer of observers) observer.far();
    });
    later(1_000);
    expect(picture()).toBeNull();
  });

  test.each([
    ['slowly', 8, 0.08],
    ['in one jump', 1, 40],
  ])('loads immediately when scrolled %s', (_, frames, windows) => {
    render(<LazyImage {...props()} />);
    scroll(frames, windows);
    comeNear();
    expect(picture()).not.toBeNull();
  });
});

test('retries on the next host after a growing delay, three times, then shows the fallback', () => {
  const onFail = vi.fn<() => void>();
  render(<LazyImage {...props({ onFail })} />);
  comeNear();
  expect(picture()?.src).toContain('https://img-a.example/');

  fail();
  expect(picture()).toBeNull();
  later(499);
  expect(picture()).toBeNull();
  later(1);
  expect(picture()?.src).toContain('https://img-b.example/');

  fail();
  later(1499);
  expect(picture()).toBeNull();
  later(1);
  expect(picture()?.getAttribute('src')).toBe(`/art/cover/${cover}-400.webp`);
  expect(onFail).not.toHaveBeenCalled();

  fail();
  later(60_000);
  expect(picture()?.tagName).toBe('SPAN');
  expect(picture()?.querySelector('svg')).not.toBeNull();
  expect(onFail).toHaveBeenCalledOnce();
});

test.each([
  [['/'], 1],
  [['https://img1.example.com', '/'], 2],
  [['https://img1.example.com', 'https://img2.example.com', '/', '/'], 3],
])('makes one attempt on each of %j if asked to: %i', (hosts, attempts) => {
  const onFail = vi.fn<() => void>();
  render(<LazyImage {...props({ hosts, triesPerHost: 1, onFail })} />);
  comeNear();
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    expect(onFail).not.toHaveBeenCalled();
    fail();
    later(5_000);
  }
  expect(onFail).toHaveBeenCalledOnce();
  later(60_000);
  expect(picture()?.tagName).toBe('SPAN');
});

test('shows a custom fallback', () => {
  render(<LazyImage {...props({ fallback: <b>No picture</b> })} />);
  comeNear();
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    fail();
    later(60_000);
  }
  expect(screen.getByText('No picture')).toBeInTheDocument();
});

test('starts over for another image', () => {
  const { rerender } = render(<LazyImage {...props()} />);
  comeNear();
  fail();
  rerender(<LazyImage {...props({ path: '/art/cover/other' })} />);
  comeNear();
  expect(picture()?.src).toBe('https://img-a.example/art/cover/other-400.webp');
});

test('shows an image that was loaded before at once, without a fade', () => {
  const first = render(<LazyImage {...props()} />);
  comeNear();
  expect(first.container.firstElementChild).toHaveAttribute('data-fades-in');
  fireEvent.load(picture()!);
  expect(first.container.firstElementChild).toHaveAttribute('data-state', 'loaded');
  first.unmount();

  const second = render(<LazyImage {...props()} />);
  expect(picture()).not.toBeNull();
  expect(second.container.firstElementChild).not.toHaveAttribute('data-fades-in');
});

test('requests a priority image with high priority', () => {
  render(<LazyImage {...props({ priority: true })} />);
  expect(picture()).toHaveAttribute('loading', 'eager');
  expect(picture()).toHaveAttribute('fetchpriority', 'high');
});

test("is in the server's HTML and loads without scripts", async () => {
  const root = document.createElement('div');
  root.innerHTML = renderToString(<LazyImage {...props()} />);
  expect(root.querySelector('img')).toHaveAttribute('loading', 'lazy');
  document.body.append(root);
  const served = root.querySelector('img');
  const onRecoverableError = vi.fn<() => void>();
  const hydrated = await act(() =>
    hydrateRoot(root, <LazyImage {...props()} />, { onRecoverableError }),
  );
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(root.querySelector('img')).toBe(served);
  act(() => hydrated.unmount());
  root.remove();
});

test('detects a server-rendered image that failed before hydration', async () => {
  const root = document.createElement('div');
  root.innerHTML = renderToString(<LazyImage {...props()} />);
  document.body.append(root);
  Object.defineProperties(root.querySelector('img')!, {
    complete: { value: true },
    currentSrc: { value: 'https://img-a.example/x.webp' },
    naturalWidth: { value: 0 },
  });
  const hydrated = await act(() => hydrateRoot(root, <LazyImage {...props()} />));
  expect(root.querySelector('img')).toBeNull();
  later(500);
  expect(root.querySelector('img')?.src).toContain('https://img-b.example/');
  act(() => hydrated.unmount());
  root.remove();
});

describe('the schedule', () => {
  test('has growing delays between attempts and none after the last', () => {
    const pauses = Array.from({ length: MAX_TRIES - 1 }, (_, tries) => retryDelayAfter(tries + 1)!);
    expect(pauses).toHaveLength(2);
    pauses.reduce((last, pause) => {
      expect(pause).toBeGreaterThan(last);
      return pause;
    }, 0);
    expect(retryDelayAfter(MAX_TRIES)).toBeUndefined();
    expect(retryDelayAfter(1, 1)).toBeUndefined();
  });

  test('tries every host before it repeats one', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.webAuthority(), { minLength: 1, maxLength: 6 }), (names) => {
        const hosts = names.map((name) => `https://${name}/`);
        const asked = hosts.map((_, tries) => hostOf(hosts, tries));
        expect(new Set(asked).size).toBe(hosts.length);
        expect(hostOf(hosts, hosts.length)).toBe(asked[0]);
        for (const host of asked) expect(host.endsWith('/')).toBe(false);
      }),
    );
  });

  test("uses the site's own origin when no host is given", () => {
    expect(hostOf([], 2)).toBe('');
    expect(hostOf(['/'], 1)).toBe('');
  });

  test('remembers only the most recent ones', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 30 }).map(String)), (paths) => {
        const memory = createMemory(5);
        for (const path of paths) memory.remember(path);
        const lastFive = new Set([...new Set(paths.toReversed())].slice(0, 5));
        for (const path of new Set(paths)) expect(memory.has(path)).toBe(lastFive.has(path));
      }),
    );
  });
});
