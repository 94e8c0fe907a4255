import { listPayoutAccounts, removePayoutAccount, type PayoutAccount } from '@perya/api-client';
import { refreshCalls, useApiMutation } from '@perya/api-client/react';
import { useErrorText } from '@perya/i18n';
import { PAYMENT_PASSWORD_LENGTH, PaymentPasswordField } from '@perya/page-kit';
import { Button } from '@perya/ui-kit';
import { Dialog } from '@perya/ui-kit/dialog';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type ReactElement, type SyntheticEvent } from 'react';

import { usePayoutsT } from './i18n';
import styles from './PayoutAccounts.module.css';
import { refusedField } from './refusedField';

export interface RemoveAccountDialogProps {
  /** Null while nothing is asked. */
  account: PayoutAccount | null;
  settings?: ReactElement<Record<string, unknown>> | undefined;
  onClose(): void;
}

/** Asks for the payment password before an account goes. */
export function RemoveAccountDialog({ account, settings, onClose }: RemoveAccountDialogProps) {
  const t = usePayoutsT();
  return (
    <Dialog
      open={account !== null}
      onClose={onClose}
      size="small"
      title={t('remove.title')}
      description={account ? `${account.providerName} ${account.number}` : undefined}
      labels={{ close: t('add.close') }}
    >
      {account && (
        <RemoveForm key={account.id} id={account.id} settings={settings} onDone={onClose} />
      )}
    </Dialog>
  );
}

interface RemoveFormProps extends Pick<RemoveAccountDialogProps, 'settings'> {
  id: string;
  onDone(): void;
}

function RemoveForm({ id, settings, onDone }: RemoveFormProps) {
  const t = usePayoutsT();
  const errorText = useErrorText();
  const queries = useQueryClient();
  const remove = useApiMutation(removePayoutAccount);
  const [password, setPassword] = useState('');
  const isPasswordRefused =
    remove.error !== null && refusedField(remove.error) === 'paymentPassword';
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (remove.isPending || password.length < PAYMENT_PASSWORD_LENGTH) return;
    remove.mutate(
      { id, paymentPassword: password },
      {
        onSuccess: () => void refreshCalls(queries, [listPayoutAccounts]).then(onDone),
      },
    );
  };
  return (
    <form className={styles['form']} onSubmit={submit}>
      <PaymentPasswordField
        value={password}
        onChange={setPassword}
        error={isPasswordRefused ? errorText(remove.error) : undefined}
        settings={settings}
      />
      {remove.error && !isPasswordRefused && (
        <p role="alert" className={styles['refusal']}>
          {errorText(remove.error)}
        </p>
      )}
      <Button
        type="submit"
        variant="danger"
        fullWidth
        busy={remove.isPending}
        disabled={password.length < PAYMENT_PASSWORD_LENGTH}
      >
        {t('remove.submit')}
      </Button>
    </form>
  );
}
