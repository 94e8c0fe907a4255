import { multiplierOf } from '@perya/game-engines/instant';
import { ranksFor, type HiLoFacts } from '@perya/game-engines/hi-lo';
import { useFormat } from '@perya/i18n';
import { useOpenedGame } from '../game/GameContext';
import { InstantRulesText } from '../instant/InstantRulesText';
import { useInstantT } from '../instant/texts';
import { useMultiplierText } from '../instant/useMultiplierText';
import { rankText } from '../live-table/rankText';
import { useHiLoT } from './texts';

const RANKS = 13;
/** One card of each rank. */
const CARDS = Array.from({ length: RANKS }, (_, card) => card);

/** Content of the rules dialog: the rules, and chance and multiplier of the first guess on each card. */
export function HiLoRulesSheet() {
  const { rules } = useOpenedGame<HiLoFacts>().game;
  const t = useHiLoT();
  const common = useInstantT();
  const { number, percent } = useFormat();
  const multiplierText = useMultiplierText();
  const worth = (guess: 'high' | 'low', card: number): string => {
    const ranks = ranksFor(guess, card);
    const chances = [BigInt(ranks), BigInt(RANKS)] as const;
    return `${percent(ranks / RANKS, 1)} · ${multiplierText(multiplierOf(rules.rtpBasisPoints, chances))}`;
  };
  return (
    <InstantRulesText
      paragraphs={[
        t('aim'),
        t('aceRule'),
        t('multiplierRule'),
        t('skipRule'),
        t('highestRule', { multiplier: multiplierText(rules.highest), cards: number(rules.cards) }),
        t('drawnRule'),
        common('leftRule'),
      ]}
      caption={t('firstGuess')}
      head={[t('card'), t('higher'), t('lower')]}
      rows={CARDS.map((card) => [rankText(card), worth('high', card), worth('low', card)])}
    />
  );
}
