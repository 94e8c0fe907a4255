import {
  HAND_KINDS,
  ARRANGE_TIME_LIMIT_MS,
  type Hand,
  type HandKind,
  type TableFacts,
} from '@perya/game-engines/pusoy';
import { useFormat } from '@perya/i18n';
import { useOpenedGame } from '../game/GameContext';
import { PlayingCard } from './CardFace';
import { CardRow } from './CardRow';
import styles from './PusoyRules.module.css';
import { usePusoyT } from './texts';

/** One hand of each kind; cards are numbered by rank, four suits each. */
const EXAMPLES: Readonly<Record<HandKind, Hand>> = {
  straightFlush: [38, 42, 46],
  threeOfAKind: [20, 21, 23],
  straight: [25, 28, 34],
  flush: [48, 32, 8],
  pair: [44, 45, 7],
  highCard: [51, 33, 16],
};

/** Content of the rules dialog. */
export function PusoyRules() {
  const { rakeBasisPoints } = useOpenedGame<TableFacts>().game;
  const t = usePusoyT();
  const format = useFormat();
  const percent = (basisPoints: number) =>
    format.number(basisPoints / 100, { minimumFractionDigits: 2 });
  const rake = percent(rakeBasisPoints);
  const rtp = percent(10_000 - rakeBasisPoints);
  return (
    <div className={styles['rules']}>
      <p>{t('ruleBasics')}</p>
      <p>{t('ruleHouse')}</p>
      <p>{t('ruleRake', { rake, rtp })}</p>
      <p>{t('ruleTime', { seconds: ARRANGE_TIME_LIMIT_MS / 1000 })}</p>
      <h3>{t('ranks')}</h3>
      <ol className={styles['kinds']}>
        {HAND_KINDS.toReversed().map((kind) => (
          <li key={kind}>
            <span>{t(`kinds.${kind}`)}</span>
            <CardRow>
              {EXAMPLES[kind].map((card) => (
                <PlayingCard key={card} card={card} />
              ))}
            </CardRow>
          </li>
        ))}
      </ol>
    </div>
  );
}
