import { refillPlayMoneyCall } from '@perya/game-engines/play-api';
import { useFormat } from '@perya/i18n';
import { Button } from '@perya/ui-kit';
import styles from './BalanceFigure.module.css';
import { Figure } from './Figure';
import { useOpenedGame } from './GameContext';
import { useGameT } from './texts';
import type { GameStatus } from './useGameStatus';

export interface BalanceFigureProps {
  status: Pick<GameStatus, 'balance' | 'isShort' | 'say' | 'sayError' | 'setBalance'>;
}

/** The balance; in a demo, the play money, with a button to get new one when it doesn't suffice. */
export function BalanceFigure({ status }: BalanceFigureProps) {
  const { game, client } = useOpenedGame();
  const t = useGameT();
  const { money } = useFormat();
  const isDemo = game.mode === 'demo';
  // Repeating it changes nothing, so the button needn't wait.
  const refill = () =>
    client.call(refillPlayMoneyCall, {}).then(({ balance }) => {
      status.setBalance(balance);
      status.say(t('refilled'));
    }, status.sayError);
  return (
    <div className={styles['balance']}>
      <Figure label={t(isDemo ? 'playMoney' : 'balance')} value={money(status.balance)} />
      {isDemo && status.isShort && (
        <Button size="small" onClick={() => void refill()}>
          {t('refill')}
        </Button>
      )}
    </div>
  );
}
