import { LOTTERIES, lotteryOf, nextDraw } from '@perya/rules/lottery';
import { wallTime } from '@perya/rules/time';
import { useState } from 'react';

import { Choice, Example, Text } from './Example.tsx';

const ZONES = ['Asia/Manila', 'Asia/Bangkok', 'Asia/Ho_Chi_Minh', 'Europe/London', 'UTC'];

interface DrawTimesProps {
  lottery: string;
  now: string;
  timeZone: string;
}

/** The next draw of a lottery that still takes bets, by the clocks of the draw and of a player. */
export function DrawTimes(initial: DrawTimesProps) {
  const [inputs, setInputs] = useState(initial);
  const change = (next: Partial<DrawTimesProps>) => setInputs({ ...inputs, ...next });
  const schedule = lotteryOf(inputs.lottery)?.schedule;
  const now = Date.parse(inputs.now);
  return (
    <Example
      inputs={
        <>
          <Choice
            label="Lottery"
            options={Object.fromEntries(LOTTERIES.map(({ code, name }) => [code, name]))}
            value={inputs.lottery}
            onChange={(lottery) => change({ lottery })}
          />
          <Text
            label="Now"
            help="An instant in ISO 8601, with its offset."
            value={inputs.now}
            onChange={(value) => change({ now: value })}
          />
          <Choice
            label="Player’s time zone"
            options={Object.fromEntries(ZONES.map((zone) => [zone, zone]))}
            value={inputs.timeZone}
            onChange={(timeZone) => change({ timeZone })}
          />
        </>
      }
      results={
        schedule === undefined || Number.isNaN(now)
          ? { Now: 'not an instant' }
          : resultsOf(nextDraw(schedule, now), schedule.timeZone, inputs.timeZone)
      }
    />
  );
}

function resultsOf(
  { number, drawAt, locksAt }: ReturnType<typeof nextDraw>,
  zone: string,
  playerZone: string,
) {
  return {
    'Draw number': number,
    'Betting closes': `${clock(locksAt, zone)}, ${zone}`,
    'Drawn at': `${clock(drawAt, zone)}, ${zone}`,
    'For the player': `${clock(drawAt, playerZone)}, ${playerZone}`,
  };
}

const clock = (instant: number, zone: string) =>
  new Date(wallTime(instant, zone)).toISOString().slice(0, 16).replace('T', ' ');
