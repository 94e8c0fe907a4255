import type { MatchFacts } from '@perya/game-engines/match';
import { useFormat } from '@perya/i18n';
import type { ReactNode } from 'react';
import { useOpenedGame } from '../game/GameContext';
import styles from '../game/RulesText.module.css';
import { useMatchT } from './texts';

/** Props of {@link MatchRulesText}. */
export interface MatchRulesTextProps {
  maxPoints: number;
  /** The game's own rules. */
  children: ReactNode;
  /** How house players decide. */
  houseRule: string;
  /** What the platform does for a player whose time is up. */
  lateRule: string;
}

/** Content of the rules dialog: the game's own rules, then those that all games between players share. */
export function MatchRulesText({ maxPoints, children, houseRule, lateRule }: MatchRulesTextProps) {
  const { rakeBasisPoints, waitMs, turnMs, bankMs } = useOpenedGame<MatchFacts>().game;
  const t = useMatchT();
  const { number } = useFormat();
  const seconds = (ms: number) => number(Math.round(ms / 1000));
  return (
    <div className={styles['rules']}>
      {children}
      <h3>{t('moneyTitle')}</h3>
      <p>{t('stakeRule', { points: number(maxPoints) })}</p>
      <p>{t('rakeRule', { rake: number(rakeBasisPoints / 100) })}</p>
      <h3>{t('timeTitle')}</h3>
      <p>{t('timeRule', { seconds: seconds(turnMs), bank: seconds(bankMs) })}</p>
      <p>{lateRule}</p>
      <p>{t('awayRule')}</p>
      <h3>{t('houseTitle')}</h3>
      <p>{t('houseRule', { seconds: seconds(waitMs) })}</p>
      <p>{houseRule}</p>
      <h3>{t('fairTitle')}</h3>
      <p>{t('fairRule')}</p>
    </div>
  );
}
