import type { AnyEndpoint, InputOf } from '@perya/api-client';
import { useMoneyCall, type MoneyCall } from '@perya/api-client/react';
import { Button } from '@perya/ui-kit';

import { useT } from '../../locales';
import { usePrizeText, type PrizeParts } from '../../prize/usePrizeText';
import { MoneyCallNote } from '../MoneyCallNote/MoneyCallNote';
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
  /** What is claimed, in words; null where it is not known beforehand. */
  prize: string | null;
  /** What it is claimed for, where the page has several claims: the button's name says it. */
  title?: string | undefined;
}

/** A button that takes a reward once, and what has become of it. */
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
          onClick={() => call.send(input)}
        >
          {words}
        </Button>
      )}
      <ClaimNote call={call} />
    </div>
  );
}

/** What came of a claim, in words: money is in the wallet, anything else is the member's. */
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

/** Claims answer with what they have brought: as a prize, or by itself. */
function prizeOf(output: unknown): PrizeParts {
  const answer = (output ?? {}) as PrizeParts & { prize?: PrizeParts };
  return answer.prize ?? answer;
}
