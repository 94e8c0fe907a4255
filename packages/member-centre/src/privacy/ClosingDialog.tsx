import {
  CLOSING_REASON_LENGTH,
  getBalance,
  getClosing,
  getWithdrawalTerms,
  listPayoutAccounts,
  listWithdrawals,
  requestClosing,
  type Closing,
  type PayoutAccount,
} from '@perya/api-client';
import { useApi, useApiQuery, useMoneyCall } from '@perya/api-client/react';
import { useFormat } from '@perya/i18n';
import {
  Loaded,
  MoneyCallNote,
  PAYMENT_PASSWORD_LENGTH,
  PaymentPasswordField,
  useMoneySubmit,
  useRejectedFields,
  useValidatedForm,
} from '@perya/page-kit';
import { signOut } from '@perya/session';
import { Button, Checkbox, Field, Link, RadioGroup, TextArea, useToast } from '@perya/ui-kit';
import { Dialog } from '@perya/ui-kit/dialog';
import { useEffect, useEffectEvent, useId } from 'react';
import { Controller, useWatch, type UseFormReturn } from 'react-hook-form';

import type { MemberPageProps } from '../address/MemberPageProps';
import { AccountIcon } from '../payouts/PayoutAccounts';
import { ClosingAmounts } from './ClosingAmounts';
import { usePrivacyT } from './locales';
import { OwnerFields } from './OwnerFields';
import styles from './OwnDataPage.module.css';

export interface ClosingDialogProps extends Pick<MemberPageProps, 'linkTo'> {
  closing: Closing;
  /** The second sign-in step is on, so a code is needed, too. */
  hasSecondFactor: boolean;
  onClose(): void;
}

const REFRESH = [getClosing, getBalance, getWithdrawalTerms, listWithdrawals] as const;

const EMPTY = {
  accountId: '',
  paymentPassword: '',
  password: '',
  code: '',
  reason: '',
  isSure: false,
};

type ClosingForm = UseFormReturn<typeof EMPTY>;

/** Asks where the balance is paid, for the passwords and for a confirmation, and requests the closing. */
export function ClosingDialog({ closing, hasSecondFactor, linkTo, onClose }: ClosingDialogProps) {
  const t = usePrivacyT();
  const format = useFormat();
  const id = useId();
  const pays = closing.payout.minor > 0;
  const accounts = useApiQuery(listPayoutAccounts, {}, { enabled: pays });
  const call = useMoneyCall(requestClosing, { refresh: REFRESH, isSecret: true });
  const form = useValidatedForm({
    defaultValues: EMPTY,
    validate: ({ paymentPassword, password, code, isSure }) => ({
      paymentPassword:
        pays && paymentPassword.length !== PAYMENT_PASSWORD_LENGTH
          ? t('closing.paymentMissing')
          : null,
      password: password === '' ? t('download.passwordMissing') : null,
      code: hasSecondFactor && code.trim() === '' ? t('download.codeMissing') : null,
      isSure: isSure ? null : t('closing.sureMissing'),
    }),
  });
  const { errors } = form.formState;
  const usable = useUsableAccounts(accounts.data?.accounts);
  const chosen = useWatch({ control: form.control, name: 'accountId' });
  const accountId = chosen === '' ? usable.find(({ isReady }) => isReady)?.id : chosen;
  const submit = useMoneySubmit(form, call, ({ paymentPassword, password, code, reason }) => ({
    password,
    ...(hasSecondFactor && { code: code.trim() }),
    ...(reason.trim() !== '' && { reason: reason.trim() }),
    payout: closing.payout.minor,
    forfeited: closing.forfeited.minor,
    ...(pays && accountId !== undefined && { accountId, paymentPassword }),
  }));
  const failure = useRejectedFields(form, call.error);
  useOutcome(call, onClose);
  const needsAccount = pays && accounts.data !== undefined && usable.length === 0;
  const forfeits = closing.forfeited.minor > 0;
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('closing.title')}
      description={t('closing.text')}
      labels={{ close: t('closing.closeDialog') }}
      closeOnCoverClick={false}
      footer={
        <>
          <Button onClick={onClose}>{t('closing.keep')}</Button>
          {!needsAccount && (
            <Button
              type="submit"
              form={id}
              variant="danger"
              busy={call.isPending}
              disabled={pays && accountId === undefined}
            >
              {t('closing.submit')}
            </Button>
          )}
        </>
      }
    >
      <form id={id} className={styles['form']} method="post" noValidate onSubmit={submit}>
        <ClosingAmounts closing={closing} />
        {pays && (
          <Loaded query={accounts} skeleton={[96]}>
            {() =>
              usable.length === 0 ? (
                <p>
                  {t('closing.noAccount')}{' '}
                  <Link render={linkTo('withdraw')}>{t('closing.toWithdrawals')}</Link>
                </p>
              ) : (
                <PayTo form={form} accounts={usable} accountId={accountId} linkTo={linkTo} />
              )
            }
          </Loaded>
        )}
        {!needsAccount && (
          <>
            <OwnerFields
              password={{ input: form.register('password'), error: errors.password?.message }}
              code={
                hasSecondFactor
                  ? { input: form.register('code'), error: errors.code?.message }
                  : undefined
              }
            />
            <Field label={t('closing.reason')}>
              <TextArea {...form.register('reason')} rows={2} maxLength={CLOSING_REASON_LENGTH} />
            </Field>
            <Checkbox
              {...form.register('isSure')}
              label={
                forfeits
                  ? t('closing.sureForfeit', {
                      amount: format.money(closing.forfeited.minor, closing.currency),
                    })
                  : t('closing.sure')
              }
              error={errors.isSure?.message}
            />
            <MoneyCallNote
              // Errors shown at a field aren't repeated here.
              call={{ state: call.state, error: failure === null ? null : call.error }}
            />
          </>
        )}
      </form>
    </Dialog>
  );
}

interface UsableAccount extends PayoutAccount {
  /** False while a new account still waits for its first withdrawal. */
  isReady: boolean;
}

function useUsableAccounts(accounts: readonly PayoutAccount[] = []): readonly UsableAccount[] {
  const now = useApi().serverNow();
  return accounts.map((account) => ({ ...account, isReady: account.usableAt <= now }));
}

/** Closes the dialog; a closed account has no session any more, so signs out of every tab. */
function useOutcome(
  { output, reset }: ReturnType<typeof useMoneyCall<typeof requestClosing>>,
  onClose: () => void,
): void {
  const t = usePrivacyT();
  const toast = useToast();
  const end = useEffectEvent((state: Closing['state']) => {
    reset();
    onClose();
    if (state !== 'closed') return;
    toast.show({
      title: t('closing.closed'),
      description: t('closing.closedText'),
      durationMs: 0,
    });
    signOut();
  });
  useEffect(() => {
    if (output !== null) end(output.state);
  }, [output]);
}

interface PayToProps extends Pick<MemberPageProps, 'linkTo'> {
  form: ClosingForm;
  accounts: readonly UsableAccount[];
  accountId: string | undefined;
}

/** The payout account, and the password that every payment needs. */
function PayTo({ form, accounts, accountId = '', linkTo }: PayToProps) {
  const t = usePrivacyT();
  const format = useFormat();
  const describe = ({ number, holder, usableAt, isReady }: UsableAccount): string =>
    [
      number,
      ...(holder === null ? [] : [holder]),
      ...(isReady ? [] : [t('closing.rests', { time: format.dateTime(usableAt) })]),
    ].join(' · ');
  return (
    <>
      <Controller
        control={form.control}
        name="accountId"
        render={({ field, fieldState }) => (
          <RadioGroup
            label={t('closing.account')}
            variant="cards"
            value={accountId}
            onValueChange={field.onChange}
            error={fieldState.error?.message}
            options={accounts.map((each) => ({
              value: each.id,
              label: each.providerName,
              description: describe(each),
              icon: <AccountIcon kind={each.kind} />,
              disabled: !each.isReady,
            }))}
          />
        )}
      />
      <Controller
        control={form.control}
        name="paymentPassword"
        render={({ field, fieldState }) => (
          <PaymentPasswordField
            {...field}
            settings={linkTo('securityCenter')}
            error={fieldState.error?.message}
          />
        )}
      />
    </>
  );
}
