import type { AnyEndpoint, InputOf } from '@perya/api-client';
import { useMoneyCall, type MoneyCall } from '@perya/api-client/react';
import { requireTrueAccount } from '@perya/session';
import { Button } from '@perya/ui-kit';

import { useT } from '../../locales';
import { usePrizeText, type PrizeParts } from '../../prize/usePrizeText';
import { MoneyCallNote } from '../MoneyCallNote/MoneyCallNote';
import styles from './ClaimAction.module.css';

/** Props of {@link ClaimAction}. */
export interface ClaimActionProps<E extends AnyEndpoint> {
  endpoint: E;
  input: InputOf<E>;
  /** Identifies the claim if the page has several. */
  scope?: string;
  /** Endpoints to refetch after an outcome. Pass a module constant. */
  refresh: readonly AnyEndpoint[];
  /** Whether there is something to claim. If false, only the outcome of the last claim is shown. */
  isOpen: boolean;
  /** The prize in words; null if it isn't known beforehand. */
  prize: string | null;
  /** What the prize is for, included in the button's accessible name if the page has several claims. */
  title?: string | undefined;
}

/** A button that claims a reward once, with the outcome of the claim. Trial accounts are warned instead. */
export function ClaimAction<E extends AnyEndpoint>({
  endpoint,
  input,
  scope = '',
  refresh,
  isOpen,
  prize,
  title,
}: ClaimActionProps<E>) {
  const t = useT();
  const call = useMoneyCall(endpoint, { refresh, scope });
  const words = prize === null ? t('claim.claim') : t('claim.prize', { prize });
  return (
    <div className={styles['claim']}>
      {isOpen && call.state !== 'done' && (
        <Button
          variant="primary"
          busy={call.isPending}
          aria-label={title === undefined ? undefined : t('claim.label', { words, title })}
          onClick={() => requireTrueAccount(() => call.send(input))}
        >
          {words}
        </Button>
      )}
      <ClaimNote call={call} />
    </div>
  );
}

/** The outcome of a claim in words. Money goes to the wallet, anything else to the member's account. */
export function ClaimNote<E extends AnyEndpoint>({ call }: { call: MoneyCall<E> }) {
  const t = useT();
  const prizeText = usePrizeText();
  const prize = prizeOf(call.output);
  const text = prizeText(prize);
  const isMoneyAlone = !prize.points && !prize.spins && !prize.tickets;
  return (
    <MoneyCallNote
      call={call}
      done={
        text === null
          ? undefined
          : isMoneyAlone
            ? t('claim.inWallet', { amount: text })
            : t('claim.yours', { prize: text })
      }
    />
  );
}

/** Claims return the prize in a `prize` property or as the response itself. */
function prizeOf(output: unknown): PrizeParts {
  const answer = (output ?? {}) as PrizeParts & { prize?: PrizeParts };
  return answer.prize ?? answer;
}
