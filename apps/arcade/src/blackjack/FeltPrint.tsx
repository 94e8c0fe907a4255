import type { BlackjackFacts } from '@perya/game-engines/blackjack';
import { useId } from 'react';
import { useOpenedGame } from '../game/GameContext';
import styles from './FeltPrint.module.css';
import { useBlackjackT } from './texts';

/** The rules printed on the felt, in two arcs around the dealer. */
export function FeltPrint() {
  const { blackjackPaysPerTwo, insurancePays } = useOpenedGame<BlackjackFacts>().game.rules;
  const t = useBlackjackT();
  const id = useId();
  const lines = [
    { arc: 'M16 22Q320 92 624 22', text: t('printBlackjack', { pays: blackjackPaysPerTwo }) },
    { arc: 'M36 60Q320 120 604 60', text: t('printDealer', { pays: insurancePays }) },
  ];
  return (
    <svg className={styles['print']} viewBox="0 0 640 104">
      {lines.map(({ arc, text }, place) => (
        <g key={arc}>
          <path id={`${id}${place}`} d={arc} fill="none" />
          <text>
            <textPath href={`#${id}${place}`} startOffset="50%" textAnchor="middle">
              {text}
            </textPath>
          </text>
        </g>
      ))}
    </svg>
  );
}
