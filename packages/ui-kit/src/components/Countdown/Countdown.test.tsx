import { composeStories } from '@storybook/react-vite';
import { act, render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Countdown } from './Countdown';
import * as stories from './Countdown.stories';
import { digits, digitsAfterDays, nextTick, passes, timeLeft } from './timeLeft';

const { Ended, InWords } = composeStories(stories);
const SERVER_AHEAD = 86_400_000;

describe('on the page', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: 1_000_000_000_000 });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const serverNow = () => Date.now() + SERVER_AHEAD;
  const later = async (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

  test("uses the server's clock, not the device's", async () => {
    render(<Countdown until={serverNow() + 61_000} now={serverNow} />);
    expect(screen.getByRole('timer')).toHaveTextContent('01:01');
    await later(1000);
    expect(screen.getByRole('timer')).toHaveTextContent('01:00');
    await later(1000);
    expect(screen.getByRole('timer')).toHaveTextContent('00:59');
  });

  test('ends once and shows the ended text', async () => {
    const onEnd = vi.fn<() => void>();
    const until = Date.now() + 1500;
    const { rerender } = render(<Countdown until={until} onEnd={onEnd} endedText="Closed" />);
    await later(1400);
    expect(onEnd).not.toHaveBeenCalled();
    await later(100);
    expect(screen.getByRole('timer')).toHaveTextContent('Closed');
    rerender(<Countdown until={until} onEnd={onEnd} endedText="Closed" />);
    await later(5000);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(onEnd).toHaveBeenCalledOnce();
  });

  test('announces at set marks, not every second', async () => {
    const announce = vi.fn<(left: { totalSeconds: number }) => string>(
      ({ totalSeconds }) => `${totalSeconds} seconds left`,
    );
    render(<Countdown until={Date.now() + 63_000} announce={announce} />);
    await later(2000);
    expect(announce).not.toHaveBeenCalled();
    await later(1000);
    expect(screen.getByText('60 seconds left')).toHaveAttribute('aria-live', 'polite');
    await later(40_000);
    expect(announce).toHaveBeenCalledOnce();
  });

  test('catches up after the tab was hidden', async () => {
    render(<Countdown until={Date.now() + 600_000} />);
    vi.setSystemTime(Date.now() + 300_000);
    act(() => {
      document.dispatchEvent(new Event('visibilitychange'));
    });
    expect(screen.getByRole('timer')).toHaveTextContent('05:00');
  });

  test('restarts when the target changes', async () => {
    const onEnd = vi.fn<() => void>();
    const { rerender } = render(<Countdown until={Date.now() + 1000} onEnd={onEnd} />);
    await later(1000);
    rerender(<Countdown until={Date.now() + 1000} onEnd={onEnd} />);
    await later(1000);
    expect(onEnd).toHaveBeenCalledTimes(2);
  });

  test('hydrates HTML that was rendered a second earlier', async () => {
    const until = Date.now() + 10_000;
    const root = document.createElement('div');
    root.innerHTML = renderToString(<Countdown until={until} now={() => Date.now() - 1000} />);
    document.body.append(root);
    expect(root).toHaveTextContent('00:11');
    const onRecoverableError = vi.fn<() => void>();
    const hydrated = await act(() =>
      hydrateRoot(root, <Countdown until={until} />, { onRecoverableError }),
    );
    expect(onRecoverableError).not.toHaveBeenCalled();
    await later(1000);
    expect(root).toHaveTextContent('00:09');
    act(() => hydrated.unmount());
    root.remove();
  });
});

test('shows the ended state if the end has already passed', () => {
  render(<Ended />);
  expect(screen.getByRole('timer')).toHaveTextContent('The draw is closed');
});

test('renders texts passed in from outside', () => {
  render(<InWords />);
  expect(screen.getByRole('timer')).toHaveTextContent('2 ngày 7 giờ 33 phút');
});

describe('calculations', () => {
  const instant = fc.integer({ min: 0, max: 4_000_000_000_000 });
  const span = fc.integer({ min: -86_400_000, max: 400 * 86_400_000 });

  test('parts add up to the whole', () => {
    fc.assert(
      fc.property(instant, span, (now, ahead) => {
        const left = timeLeft(now + ahead, now);
        const sum = left.days * 86_400 + left.hours * 3600 + left.minutes * 60 + left.seconds;
        expect(sum).toBe(left.totalSeconds);
        expect(left.hours).toBeLessThan(24);
        expect(left.minutes).toBeLessThan(60);
        expect(left.seconds).toBeLessThan(60);
      }),
    );
  });

  test('is zero exactly from the end on', () => {
    fc.assert(
      fc.property(instant, span, (now, ahead) => {
        expect(timeLeft(now + ahead, now).totalSeconds === 0).toBe(ahead <= 0);
      }),
    );
  });

  test('the next tick is on the next second, never early, within a second', () => {
    fc.assert(
      fc.property(instant, fc.integer({ min: 1, max: 86_400_000 }), (now, ahead) => {
        const wait = nextTick(now + ahead, now);
        expect(wait).toBeGreaterThan(0);
        expect(wait).toBeLessThanOrEqual(1000);
        expect(timeLeft(now + ahead, now + wait).totalSeconds).toBe(
          timeLeft(now + ahead, now).totalSeconds - 1,
        );
      }),
    );
  });

  test('a mark is passed once on the way down', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 400 }),
        fc.array(fc.integer({ min: 1, max: 90 }), { minLength: 1 }),
        (mark, steps) => {
          let at = 500;
          let passed = 0;
          for (const step of steps) {
            if (passes(mark, at, at - step)) passed += 1;
            at -= step;
          }
          expect(passed).toBe(at <= mark ? 1 : 0);
        },
      ),
    );
  });

  test.each([
    [0, '00:00'],
    [59, '00:59'],
    [3600, '1:00:00'],
    [90_061, '25:01:01'],
  ])('%i seconds are formatted as %s', (seconds, text) => {
    expect(digits(timeLeft(seconds * 1000, 0))).toBe(text);
  });

  test.each([
    [0, '00:00'],
    [86_399, '23:59:59'],
    [86_400, 'day 1 00:00:00'],
    [817_643, 'day 9 11:07:23'],
  ])('%i seconds are formatted as %s with a word for days', (seconds, text) => {
    expect(digitsAfterDays((days) => `day ${days}`)(timeLeft(seconds * 1000, 0))).toBe(text);
  });
});
