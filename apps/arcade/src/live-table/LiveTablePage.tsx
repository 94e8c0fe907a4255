import { useFormat } from '@perya/i18n';
import { Button } from '@perya/ui-kit';
import type { ReactNode } from 'react';
import { BalanceFigure } from '../game/BalanceFigure';
import { Celebration } from '../game/Celebration';
import { Figure } from '../game/Figure';
import { GameShell } from '../game/GameShell';
import { useGameT } from '../game/texts';
import { ChipTray } from './ChipTray';
import { useLiveTableT } from './texts';
import { stakeOf } from './useBetting';
import type { LiveTableState } from './useLiveTable';

export interface LiveTablePageProps {
  live: LiveTableState;
  /** The table itself. */
  children: ReactNode;
  /** Controls in the place of chips and the bet button, such as the player's decisions. */
  actions?: ReactNode;
  rules: ReactNode;
  fairness: ReactNode;
}

/** The page of a live table: the game's own table, and the controls that all tables share. */
export function LiveTablePage({ live, children, actions, rules, fairness }: LiveTablePageProps) {
  const common = useGameT();
  const t = useLiveTableT();
  const { money } = useFormat();
  const { status, sound, chips, celebrated, needsMain } = live;
  const { table, phase } = live.table;
  const { slip, isSending, isUnknown, place } = live.betting;
  const isOpen = phase === 'betting' && !isSending;
  const canAct = isUnknown || (isOpen && slip.total > 0 && !needsMain);

  const act = () => {
    if (canAct && table !== undefined) void place(table.times);
  };
  const actText = () => {
    if (isSending) return t('sending');
    if (isUnknown) return common('again');
    if (phase !== 'betting') return t('wait');
    if (slip.total === 0) return t('choose');
    return needsMain ? t('mainFirst') : t('bet', { amount: money(slip.total) });
  };

  const controls = (
    <>
      <BalanceFigure status={status} />
      {actions ?? (
        <>
          <ChipTray chips={chips} slip={slip} isOpen={isOpen} />
          <Button variant="primary" size="large" aria-disabled={isSending || !canAct} onClick={act}>
            {actText()}
          </Button>
        </>
      )}
      <Figure
        label={t('onTable')}
        value={money(stakeOf(table?.mine ?? { stakes: null, hand: null }))}
        atEnd
      />
    </>
  );

  return (
    <GameShell sound={sound} rules={rules} fairness={fairness} controls={controls}>
      {children}
      <Celebration count={celebrated} />
    </GameShell>
  );
}
