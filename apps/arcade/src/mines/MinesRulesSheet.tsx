import { chanceOf, mostSafe, multiplierAt, type MinesFacts } from '@perya/game-engines/mines';
import { useFormat } from '@perya/i18n';
import { useOpenedGame } from '../game/GameContext';
import { InstantRulesText } from '../instant/InstantRulesText';
import { useInstantT } from '../instant/texts';
import { useMultiplierText } from '../instant/useMultiplierText';
import { useMinesT } from './texts';

const PERCENT = { style: 'percent', maximumSignificantDigits: 3 } as const;

/** Content of the rules dialog: the rules, and every multiplier for the chosen number of mines. */
export function MinesRulesSheet({ mines }: { mines: number }) {
  const { rules } = useOpenedGame<MinesFacts>().game;
  const t = useMinesT();
  const common = useInstantT();
  const { number } = useFormat();
  const multiplierText = useMultiplierText();
  const tiles = Array.from({ length: mostSafe(rules, mines) }, (_, place) => place + 1);
  return (
    <InstantRulesText
      paragraphs={[
        t('aim'),
        t('multiplierRule'),
        t('highestRule', { multiplier: multiplierText(rules.highest) }),
        t('drawnRule'),
        common('leftRule'),
      ]}
      caption={`${t('mines')}: ${number(mines)}`}
      head={[t('tiles'), common('chance'), common('multiplier')]}
      rows={tiles.map((safe) => [
        number(safe),
        number(chanceOf(mines, safe), PERCENT),
        multiplierText(multiplierAt(rules, mines, safe)),
      ])}
    />
  );
}
