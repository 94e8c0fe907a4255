import { ROULETTE_TABLE } from '@perya/game-engines/roulette';
import { expect, it } from 'vitest';
import { renderInGame } from '../game/testing';
import { rouletteCatalogue } from './texts';
import { Wheel, type WheelProps } from './Wheel';

const TIMES = ROULETTE_TABLE.schedule.timesOf('g-1', 120);

async function show(props: Partial<WheelProps>, at = TIMES.dealsAt) {
  const { container } = await renderInGame(
    <Wheel
      phase="betting"
      times={TIMES}
      target={undefined}
      previous={17}
      pocket={undefined}
      {...props}
    />,
    { facts: {}, catalogues: [rouletteCatalogue], now: () => at },
  );
  const spin = container.querySelector<SVGElement>('.spin');
  const path = container.querySelector<SVGElement>('.path');
  return {
    spin,
    /** The pockets, clockwise from the zero, between it and the ball. */
    ballPlace: path && Math.round(parseFloat(path.style.getPropertyValue('--angle')) / (360 / 37)),
    result: container.querySelector('.result'),
  };
}

it('shows the ball in the last number until the next spin', async () => {
  const { spin, ballPlace } = await show({});
  expect(spin).toBeNull();
  // 0, 32, 15, 19, 4, 21, 2, 25, 17.
  expect(ballPlace).toBe(8);
});

it('spins until the result, to the pocket of the ball', async () => {
  const { spin, ballPlace, result } = await show({ phase: 'dealing', target: 15 });
  expect(spin?.style.getPropertyValue('--duration')).toBe('8000ms');
  expect(spin?.style.getPropertyValue('--delay')).toBe('0ms');
  expect(spin).not.toHaveAttribute('data-landed');
  expect(ballPlace).toBe(2);
  expect(result).toBeNull();
});

it('is in the middle of the spin if the page opens during it', async () => {
  const { spin } = await show({ phase: 'dealing', target: 15 }, TIMES.dealsAt + 3_000);
  expect(spin?.style.getPropertyValue('--delay')).toBe('-3000ms');
});

it('shows the number with the result', async () => {
  const { spin, result } = await show({ phase: 'result', target: 15, pocket: 15 });
  expect(spin).toHaveAttribute('data-landed');
  expect(result).toHaveTextContent('15');
});
