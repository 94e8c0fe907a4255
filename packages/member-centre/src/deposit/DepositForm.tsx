import {
  createDeposit,
  listDeposits,
  type DepositMethod,
  type DepositOffer,
} from '@perya/api-client';
import { useMoneyCall } from '@perya/api-client/react';
import { useFormat } from '@perya/i18n';
import { MoneyCallNote } from '@perya/page-kit';
import { readAmount, typedAmount } from '@perya/rules/money';
import { Button, Field, Input, RadioGroup } from '@perya/ui-kit';
import { useEffect, useEffectEvent, useRef, useState, type FormEvent } from 'react';

import { amountFault } from './amountFault';
import { DepositSummary } from './DepositSummary';
import { useDepositT } from './i18n';
import { MethodChoice } from './MethodChoice';
import { depositSums } from './sums';
import { useDraft } from './useDraft';
import styles from './DepositForm.module.css';

const CHANGED = [listDeposits];

export interface DepositFormProps {
  offer: DepositOffer;
  /** The order is written down: its id. */
  onOrdered: (id: string) => void;
}

/** Method, amount and promotion of a deposit, with what comes of them said while they are chosen. */
export function DepositForm({ offer, onOrdered }: DepositFormProps) {
  const t = useDepositT();
  const format = useFormat();
  const { draft, change } = useDraft();
  const [isJudged, setIsJudged] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const call = useMoneyCall(createDeposit, { refresh: CHANGED });
  const ordered = useEffectEvent((id: string) => {
    call.reset();
    change({ amount: '', promotionId: '' });
    onOrdered(id);
  });
  useEffect(() => {
    if (call.state === 'done' && call.output) ordered(call.output.id);
  }, [call.state, call.output]);

  const method = chosenMethod(offer, draft.methodId);
  const promotion = offer.promotions.find(({ id }) => id === draft.promotionId) ?? null;
  const amount = readAmount(draft.amount);
  const wrong = amountFault(draft.amount, amount, method);
  const money = (minor: number) => format.money(minor, offer.currency);
  const limits = { min: money(method.min), max: money(method.max) };
  // What can still become right while one types is said when it was left or sent.
  const isSaid = isJudged || wrong === 'high' || wrong === 'form';
  const fault = isSaid && wrong !== null ? t(`amountFault.${wrong}`, limits) : null;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsJudged(true);
    if (amount === null || wrong !== null) {
      field.current?.focus();
      return;
    }
    call.send({
      methodId: method.id,
      amount,
      ...(promotion && { promotionId: promotion.id }),
    });
  };

  return (
    <form className={styles['form']} onSubmit={submit} noValidate>
      <MethodChoice
        methods={offer.methods}
        currency={offer.currency}
        value={method.id}
        disabled={call.isUnderWay}
        onChange={(methodId) => change({ methodId })}
      />
      <Field label={t('new.amount')} help={t('new.range', limits)} error={fault} required>
        <Input
          ref={field}
          inputMode="decimal"
          autoComplete="off"
          start={format.currencySymbol(offer.currency)}
          value={draft.amount}
          disabled={call.isUnderWay}
          onChange={({ currentTarget }) => change({ amount: currentTarget.value })}
          onBlur={() => setIsJudged(draft.amount !== '')}
        />
      </Field>
      <div className={styles['quick']} role="group" aria-label={t('new.quick')}>
        {method.quickAmounts.map((quick) => (
          <Button
            key={quick}
            size="small"
            aria-pressed={amount === quick}
            disabled={call.isUnderWay}
            onClick={() => change({ amount: typedAmount(quick) })}
          >
            {money(quick)}
          </Button>
        ))}
      </div>
      {offer.promotions.length > 0 && (
        <RadioGroup
          label={t('new.promotion')}
          variant="cards"
          value={promotion?.id ?? ''}
          disabled={call.isUnderWay}
          onValueChange={(promotionId) => change({ promotionId })}
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
      {amount !== null && wrong === null && (
        <DepositSummary
          amount={amount}
          sums={depositSums(amount, method, promotion, offer)}
          method={method}
          currency={offer.currency}
        />
      )}
      <MoneyCallNote call={call} />
      <Button
        type="submit"
        variant="primary"
        size="large"
        fullWidth
        busy={call.isUnderWay || call.state === 'done'}
      >
        {amount === null ? t('new.submitEmpty') : t('new.submit', { amount: money(amount) })}
      </Button>
    </form>
  );
}

function chosenMethod({ methods }: DepositOffer, id: string): DepositMethod {
  const method = methods.find((each) => each.id === id) ?? methods[0];
  if (!method) throw new Error('DepositForm needs an offer with a method: show the empty state.');
  return method;
}
