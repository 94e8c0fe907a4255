import { celebrate } from '../kit/celebrate';
import type { Shell } from '../kit/shell';
import type { Words } from '../kit/texts';
import { type TableState, hasWon, SPOTS, valueOf, type Round } from '@perya/game-engines/baccarat';
import { sumOf } from './seatRow';
import type { TextKey } from './texts';
import type { View } from './view';

/** A win of this many stakes is worth a little noise. */
const FINE_WIN = 5;

/** The result of a round, in lights and in words. */
export function showResult(
  { hands, spots }: Pick<View, 'hands' | 'spots'>,
  { words, shell }: { words: Words<TextKey>; shell: Shell },
  { round, mine }: { round: Round; mine: TableState['mine'] },
): void {
  const { say, money, sound } = shell;
  hands.light(round.winner);
  spots.light(SPOTS.filter((spot) => hasWon(spot, round)));
  const said = resultText(words, round);
  if (mine === null) {
    say(said);
    return;
  }
  const payout = Number(mine.payout);
  const stake = Number(sumOf(mine.stakes));
  const amount = money(mine.payout ?? '0');
  // What comes back below the stake is a plain fact, no win.
  if (payout > stake) say(`${said} · ${words('win', { amount })}`, 'win');
  else say(payout === 0 ? said : `${said} · ${words('paid', { amount })}`);
  if (payout > stake) sound.win();
  if (payout >= stake * FINE_WIN) celebrate();
}

const RESULTS = { player: 'playerWins', banker: 'bankerWins', tie: 'tieResult' } as const;

const resultText = (words: Words<TextKey>, { winner, player, banker }: Round): string =>
  words(RESULTS[winner], { player: valueOf(player), banker: valueOf(banker) });
