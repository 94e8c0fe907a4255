import {
  createDeposit,
  listDeposits,
  type DepositMethod,
  type DepositOffer,
} from '@perya/api-client';
import { useMoneyCall } from '@perya/api-client/react';
import { useFormat } from '@perya/i18n';
import {
  AmountField,
  MoneyCallNote,
  useMoneySubmit,
  useRejectedFields,
  useValidatedForm,
} from '@perya/page-kit';
import { minorUnits, readAmount } from '@perya/rules/money';
import { Button, RadioGroup } from '@perya/ui-kit';
import { useEffect, useEffectEvent, useState } from 'react';
import { Controller, useWatch } from 'react-hook-form';

import { DepositSummary } from './DepositSummary';
import { useDepositT } from './locales';
import { MethodChoice } from './MethodChoice';
import { amountErrorOf, depositSums } from './sums';
import { keepDraft, readDraft } from './draft/draft';
import styles from './DepositForm.module.css';

const CHANGED = [listDeposits];
/** Limits depend on the method. */
const AMOUNT_DEPENDS = { deps: 'amount' } as const;

export interface DepositFormProps {
  offer: DepositOffer;
  /** Called with the id of the new order. */
  onOrdered: (id: string) => void;
}

/** Method, amount and promotion of a deposit, with a live preview of the result. */
export function DepositForm({ offer, onOrdered }: DepositFormProps) {
  const t = useDepositT();
  const format = useFormat();
  const call = useMoneyCall(createDeposit, { refresh: CHANGED });
  const money = (minor: number) => format.money(minor, offer.currency);
  const limitsOf = ({ min, max }: DepositMethod) => ({ min: money(min), max: money(max) });
  const [draft] = useState(readDraft);
  const form = useValidatedForm({
    defaultValues: draft,
    validate: ({ methodId, amount }) => {
      const method = chosenMethod(offer, methodId);
      const amountError = amountErrorOf(amount, readAmount(amount), method);
      return { amount: amountError && t(`amountError.${amountError}`, limitsOf(method)) };
    },
  });
  const { control } = form;
  const [methodId, typed, promotionId] = useWatch({
    control,
    name: ['methodId', 'amount', 'promotionId'],
  });
  useEffect(
    () => keepDraft({ methodId, amount: typed, promotionId }),
    [methodId, typed, promotionId],
  );
  const submit = useMoneySubmit(form, call, (values) => ({
    methodId: chosenMethod(offer, values.methodId).id,
    amount: readAmount(values.amount) ?? minorUnits(0),
    ...(promotionOf(offer, values.promotionId) && { promotionId: values.promotionId }),
  }));
  const errorText = useRejectedFields(form, call.error);
  const ordered = useEffectEvent((id: string) => {
    // The form was reset to its initial draft.
    const next = { methodId, amount: '', promotionId: '' };
    keepDraft(next);
    form.reset(next);
    call.reset();
    onOrdered(id);
  });
  useEffect(() => {
    if (call.state === 'done' && call.output) ordered(call.output.id);
  }, [call.state, call.output]);

  const method = chosenMethod(offer, methodId);
  const promotion = promotionOf(offer, promotionId);
  const amount = readAmount(typed);
  const amountError = amountErrorOf(typed, amount, method);
  // Errors that more typing can't fix are shown immediately.
  const early =
    amountError === 'high' || amountError === 'form'
      ? t(`amountError.${amountError}`, limitsOf(method))
      : null;

  return (
    <form className={styles['form']} onSubmit={submit} noValidate>
      <Controller
        control={control}
        name="methodId"
        rules={AMOUNT_DEPENDS}
        render={({ field, fieldState }) => (
          <MethodChoice
            methods={offer.methods}
            currency={offer.currency}
            value={method.id}
            disabled={call.isPending}
            onChange={field.onChange}
            error={fieldState.error?.message}
          />
        )}
      />
      <Controller
        control={control}
        name="amount"
        render={({ field, fieldState }) => (
          <AmountField
            {...field}
            currency={offer.currency}
            quick={method.quickAmounts}
            help={t('new.range', limitsOf(method))}
            error={fieldState.error?.message ?? early}
            disabled={call.isPending}
          />
        )}
      />
      {offer.promotions.length > 0 && (
        <Controller
          control={control}
          name="promotionId"
          render={({ field, fieldState }) => (
            <RadioGroup
              label={t('new.promotion')}
              variant="cards"
              value={promotion?.id ?? ''}
              disabled={call.isPending}
              onValueChange={field.onChange}
              error={fieldState.error?.message}
              options={[
                { value: '', label: t('new.noPromotion'), description: t('new.noPromotionText') },
                ...offer.promotions.map(({ id, title, summary }) => ({
                  value: id,
                  label: title,
                  description: summary,
                })),
              ]}
            />
          )}
        />
      )}
      {amount !== null && amountError === null && (
        <DepositSummary
          amount={amount}
          sums={depositSums(amount, method, promotion, offer)}
          method={method}
          currency={offer.currency}
        />
      )}
      <MoneyCallNote
        // Errors shown at a field aren't repeated here.
        call={{ state: call.state, error: errorText === null ? null : call.error }}
      />
      <Button
        type="submit"
        variant="primary"
        size="large"
        fullWidth
        busy={call.isPending || call.state === 'done'}
      >
        {amount === null ? t('new.submitEmpty') : t('new.submit', { amount: money(amount) })}
      </Button>
    </form>
  );
}

const promotionOf = ({ promotions }: DepositOffer, id: string) =>
  promotions.find((promotion) => promotion.id === id) ?? null;

function chosenMethod({ methods }: DepositOffer, id: string): DepositMethod {
  const method = methods.find((each) => each.id === id) ?? methods[0];
  if (!method) throw new Error('DepositForm needs an offer with a method: show the empty state.');
  return method;
}
