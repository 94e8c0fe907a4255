import { listPayoutAccounts, removePayoutAccount, type PayoutAccount } from '@perya/api-client';
import { refreshCalls, useApiMutation } from '@perya/api-client/react';
import {
  PAYMENT_PASSWORD_LENGTH,
  PaymentPasswordField,
  useRejectedFields,
  useValidatedForm,
} from '@perya/page-kit';
import { Button } from '@perya/ui-kit';
import { Dialog } from '@perya/ui-kit/dialog';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { Controller, useWatch } from 'react-hook-form';

import { usePayoutsT } from './locales';
import styles from './PayoutAccounts.module.css';

export interface RemoveAccountDialogProps {
  /** Null while the dialog is closed. */
  account: PayoutAccount | null;
  settings?: ReactElement<Record<string, unknown>> | undefined;
  onClose(): void;
}

/** Asks for the payment password before removing an account. */
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
  const queries = useQueryClient();
  const remove = useApiMutation(removePayoutAccount, {
    onSuccess: () => refreshCalls(queries, [listPayoutAccounts]),
  });
  const form = useValidatedForm({
    defaultValues: { paymentPassword: '' },
    validate: ({ paymentPassword }) => ({
      paymentPassword: isWhole(paymentPassword) ? null : t('passwordMissing'),
    }),
  });
  const { control } = form;
  const typed = useWatch({ control, name: 'paymentPassword' });
  const errorText = useRejectedFields(form, remove.error);
  const submit = form.handleSubmit(({ paymentPassword }) => {
    if (!remove.isPending) remove.mutate({ id, paymentPassword }, { onSuccess: onDone });
  });
  return (
    <form className={styles['form']} onSubmit={(event) => void submit(event)} noValidate>
      <Controller
        control={control}
        name="paymentPassword"
        render={({ field, fieldState }) => (
          <PaymentPasswordField {...field} error={fieldState.error?.message} settings={settings} />
        )}
      />
      {errorText !== null && (
        <p role="alert" className={styles['rejection']}>
          {errorText}
        </p>
      )}
      <Button
        type="submit"
        variant="danger"
        fullWidth
        busy={remove.isPending}
        disabled={!isWhole(typed)}
      >
        {t('remove.submit')}
      </Button>
    </form>
  );
}

const isWhole = (password: string) => password.length === PAYMENT_PASSWORD_LENGTH;
