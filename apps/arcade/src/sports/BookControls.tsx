import { useFormat } from '@perya/i18n';
import type { MinorUnits } from '@perya/rules/money';
import { Button } from '@perya/ui-kit';
import { Figure } from '../game/Figure';
import { useGameT } from '../game/texts';
import styles from './BookControls.module.css';
import { useTabTexts } from './SlipPanel';
import type { Sheet } from './useSheet';

export interface BookControlsProps {
  balance: MinorUnits;
  sheet: Sheet;
}

/** The balance; on a narrow screen also the buttons that open the slip and the tickets. */
export function BookControls({ balance, sheet: { open, openerRef } }: BookControlsProps) {
  const common = useGameT();
  const { money } = useFormat();
  const texts = useTabTexts();
  return (
    <div className={styles['controls']}>
      <Figure label={common('balance')} value={money(balance)} />
      <div className={styles['openers']}>
        <Button onClick={() => open('bets')}>{texts.bets}</Button>
        <Button ref={openerRef} variant="primary" onClick={() => open('slip')}>
          {texts.slip}
        </Button>
      </div>
    </div>
  );
}
