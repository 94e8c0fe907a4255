import { useErrorText, useFormat } from '@perya/i18n';
import type { Money } from '@perya/rules/money';
import { Button, ErrorPanel } from '@perya/ui-kit';

import { useT } from '../../locales';
import { useClaim } from '../../queries/useClaim';
import styles from './ClaimButton.module.css';

export interface ClaimButtonProps {
  promotionId: string;
  amount: Money | null;
  fullWidth?: boolean | undefined;
}

/**
 * A button that claims a bonus. Shows the amount, the progress, and what to do when the outcome is unknown.
 */
export function ClaimButton({ promotionId, amount, fullWidth }: ClaimButtonProps) {
  const t = useT();
  const format = useFormat();
  const errorText = useErrorText();
  const { claim, isClaiming, isChecking, error } = useClaim();
  return (
    <div className={styles['claim']}>
      <Button
        variant="primary"
        size="large"
        fullWidth={fullWidth}
        busy={isClaiming}
        onClick={() => claim(promotionId)}
      >
        {amount
          ? t('claim.claimAmount', { amount: format.money(amount.minor, amount.currency) })
          : t('claim.claim')}
      </Button>
      <p className={styles['status']} role="status">
        {isChecking ? t('claim.checking') : ''}
      </p>
      {error && !isClaiming && (
        <ErrorPanel
          size="compact"
          title={t('claim.failed')}
          reason={errorText(error)}
          onRetry={() => claim(promotionId)}
          retryLabel={t('claim.retry')}
        />
      )}
    </div>
  );
}
