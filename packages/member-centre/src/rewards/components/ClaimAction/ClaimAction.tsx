import type { AnyEndpoint, InputOf, Money } from '@perya/api-client';
import { useMoneyCall, type MoneyCall } from '@perya/api-client/react';
import { MoneyCallNote } from '@perya/centre-kit';
import { useFormat } from '@perya/i18n';
import { Button } from '@perya/ui-kit';
import type { ReactNode } from 'react';

import { useRewardsT } from '../../i18n';
import styles from './ClaimAction.module.css';

export interface ClaimActionProps<E extends AnyEndpoint> {
  endpoint: E;
  input: InputOf<E>;
  /** Which of several claims on the page it is. */
  scope?: string;
  /** Read anew when it has an outcome: a constant of the module. */
  refresh: readonly AnyEndpoint[];
  /** Whether there is something to claim; without it, only the outcome of the last claim is said. */
  isOpen: boolean;
  children: ReactNode;
  /** The button's whole meaning, where its words alone do not say which claim. */
  label?: string | undefined;
}

/** A button that takes a reward into the wallet once, and what has become of it. */
export function ClaimAction<E extends AnyEndpoint>({
  endpoint,
  input,
  scope = '',
  refresh,
  isOpen,
  children,
  label,
}: ClaimActionProps<E>) {
  const call = useMoneyCall(endpoint, { refresh, scope });
  return (
    <div className={styles['claim']}>
      {isOpen && call.state !== 'done' && (
        <Button
          variant="primary"
          busy={call.isUnderWay}
          aria-label={label}
          onClick={() => call.send(input)}
        >
          {children}
        </Button>
      )}
      <ClaimNote call={call} />
    </div>
  );
}

/** What came of a claim, in words. */
export function ClaimNote<E extends AnyEndpoint>({ call }: { call: MoneyCall<E> }) {
  const t = useRewardsT();
  const { money } = useFormat();
  const amount = (call.output as { amount?: Money } | null)?.amount;
  return (
    <MoneyCallNote
      call={call}
      done={amount && t('claim.done', { amount: money(amount.minor, amount.currency) })}
    />
  );
}
