import type { SportsFacts } from '@perya/game-engines/sports';
import { useFormat } from '@perya/i18n';
import { formatDecimal, minorUnits, parseMinorUnits, readAmount } from '@perya/rules/money';
import { Button } from '@perya/ui-kit';
import { useRef, type SubmitEvent } from 'react';
import { useOpenedGame } from '../game/GameContext';
import { useGameT } from '../game/texts';
import { PriceChangePolicyField } from './PriceChangePolicyField';
import { useBook, useBookState } from './book';
import { KindChoice } from './KindChoice';
import { hasMoved, ticketsOf } from './picks';
import styles from './SlipForm.module.css';
import { SlipSum } from './SlipSum';
import { StakeField } from './StakeField';
import { useSportsT } from './texts';
import type { TicketPlacement } from './usePlaceTicket';

export interface SlipFormProps {
  placing: TicketPlacement;
  onInvalidStake(): void;
}

/** Singles or an accumulator, the stake, the potential payout, and the submit button. */
export function SlipForm({ placing, onInvalidStake }: SlipFormProps) {
  const { game } = useOpenedGame<SportsFacts>();
  const common = useGameT();
  const t = useSportsT();
  const { money } = useFormat();
  const book = useBook();
  const picks = useBookState((state) => state.picks);
  const kind = useBookState((state) => state.kind);
  const accept = useBookState((state) => state.accept);
  const typed = useBookState((state) => state.stake);
  const inputRef = useRef<HTMLInputElement>(null);
  const betRef = useRef<HTMLButtonElement>(null);
  const tickets = ticketsOf(picks, kind);
  const stake = readAmount(typed) ?? minorUnits(0);
  const amount = money(stake * tickets.length);

  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    if (stake < parseMinorUnits(game.minStake) || stake > parseMinorUnits(game.maxStake)) {
      inputRef.current?.focus();
      onInvalidStake();
      return;
    }
    void placing.place({ stake: formatDecimal(stake), accept, tickets });
  };

  const handleAgree = () => {
    // The pressed button unmounts after this.
    betRef.current?.focus();
    book.takeNewPrices();
  };

  return (
    <form className={styles['form']} onSubmit={handleSubmit} noValidate>
      <KindChoice />
      <StakeField
        ref={inputRef}
        label={tickets.length === 1 ? common('stake') : t('slip.stakeEach')}
      />
      <SlipSum stake={stake} tickets={tickets} />
      <PriceChangePolicyField />
      {picks.some(hasMoved) && <Button onClick={handleAgree}>{t('slip.takeNewPrices')}</Button>}
      <Button
        ref={betRef}
        type="submit"
        variant="primary"
        size="large"
        className={styles['bet']}
        aria-disabled={placing.isBusy}
      >
        {placing.isBusy
          ? t('slip.betting')
          : placing.isUnknown
            ? common('again')
            : t('slip.bet', { amount })}
      </Button>
    </form>
  );
}
