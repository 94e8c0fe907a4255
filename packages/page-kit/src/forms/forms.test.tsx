import { RejectedError, transferToUpline } from '@perya/api-client';
import type { MoneyCall } from '@perya/api-client/react';
import { createI18n, errorsCatalogue, I18nProvider, useErrorText } from '@perya/i18n';
import { minorUnits, readAmount } from '@perya/rules/money';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { expect, test, vi } from 'vitest';

import { useValidatedForm } from './useValidatedForm';
import { useMoneySubmit } from './useMoneySubmit';
import { useRejectedFields } from './useRejectedFields';

type Call = MoneyCall<typeof transferToUpline>;

const idle: Call = {
  state: 'idle',
  isPending: false,
  input: null,
  output: null,
  error: null,
  send: () => undefined,
  reset: () => undefined,
};

const done = (id: string): Partial<Call> => ({
  state: 'done',
  output: { id } as NonNullable<Call['output']>,
});

interface FormProps {
  call: Call;
  error?: unknown;
}

function Form({ call, error = null }: FormProps) {
  const errorText = useErrorText();
  const form = useValidatedForm({
    defaultValues: { amount: '', paymentPassword: '' },
    validate: async ({ amount }) => ({
      amount: readAmount(amount) === null ? errorText({ key: 'form.required' }) : null,
    }),
  });
  const text = useRejectedFields(form, error, { sum: 'amount' });
  const submit = useMoneySubmit(form, call, ({ amount, paymentPassword }) => ({
    amount: readAmount(amount) ?? minorUnits(0),
    paymentPassword,
  }));
  const { errors } = form.formState;
  return (
    <form onSubmit={submit}>
      <label>
        Amount <input {...form.register('amount')} />
      </label>
      <label>
        Password <input {...form.register('paymentPassword')} />
      </label>
      <p role="alert">{errors.amount?.message}</p>
      <p role="status">{text}</p>
      <button type="submit">Send</button>
    </form>
  );
}

async function show(props: FormProps, i18n = createI18n({ language: 'EN' })) {
  await i18n.load([errorsCatalogue]);
  const page = (now: FormProps) => (
    <I18nProvider i18n={i18n}>
      <Form {...now} />
    </I18nProvider>
  );
  const view = render(page(props));
  return (next: FormProps) => view.rerender(page(next));
}

const amount = () => screen.getByRole('textbox', { name: 'Amount' });
const password = () => screen.getByRole('textbox', { name: 'Password' });
const press = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));

test('sends the values accepted by the resolver, and clears the password at once', async () => {
  const send = vi.fn();
  await show({ call: { ...idle, send } });
  await userEvent.type(amount(), '1,000.50');
  await userEvent.type(password(), '123456');
  await press();
  expect(send.mock.calls).toEqual([[{ amount: 100_050, paymentPassword: '123456' }]]);
  expect(password()).toHaveValue('');
  expect(amount()).toHaveValue('1,000.50');
});

test('shows the error, focuses its field, and sends nothing', async () => {
  const send = vi.fn();
  await show({ call: { ...idle, send } });
  await press();
  expect(screen.getByRole('alert')).toHaveTextContent('This can’t be empty.');
  expect(amount()).toHaveFocus();
  await userEvent.type(amount(), '5');
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  expect(send).not.toHaveBeenCalled();
});

test('is reset when the call is done, and ignores the second click of a double click', async () => {
  const send = vi.fn();
  const change = await show({ call: { ...idle, send } });
  await userEvent.type(amount(), '5');
  await press();
  change({ call: { ...idle, ...done('1'), send } });
  expect(amount()).toHaveValue('');
  await press();
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  await userEvent.type(amount(), '7');
  await press();
  expect(send).toHaveBeenCalledTimes(2);
});

test('shows a rejection at its field, until the field is changed', async () => {
  const change = await show({ call: idle });
  await userEvent.type(amount(), '5');
  await press();
  const errors = [{ path: 'sum', message: 'timeout' }];
  const error = new RejectedError('wallet.transfer', {
    status: 422,
    code: 'INVALID',
    messageKey: 'invalid',
    value: { errors },
  });
  await act(async () => change({ call: idle, error }));
  expect(screen.getByRole('alert')).toHaveTextContent('This is taking too long. Check your');
  expect(amount()).toHaveFocus();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await userEvent.type(amount(), '0');
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
});

test('translates the error when the language changes', async () => {
  const i18n = createI18n({ language: 'EN', supported: ['EN', 'TH'] });
  const change = await show({ call: idle }, i18n);
  await press();
  await act(() => i18n.change('TH'));
  expect(screen.getByRole('alert')).toHaveTextContent('ห้ามเว้นว่าง');
  await userEvent.type(amount(), '5');
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();

  const error = new RejectedError('wallet.transfer', {
    status: 422,
    code: 'INVALID',
    messageKey: 'invalid',
    value: { errors: [{ path: 'sum', message: 'timeout' }] },
  });
  await act(async () => change({ call: idle, error }));
  expect(screen.getByRole('alert')).toHaveTextContent('ใช้เวลานานเกินไป');
  await act(() => i18n.change('EN'));
  expect(screen.getByRole('alert')).toHaveTextContent('This is taking too long. Check your');
});

test('shows the error as soon as the texts are loaded, also after submitting', async () => {
  const arrival = Promise.withResolvers<void>();
  const i18n = createI18n({ language: 'EN' });
  render(
    <I18nProvider i18n={i18n} afterFirstView={() => arrival.promise}>
      <Form call={idle} />
    </I18nProvider>,
  );
  await press();
  expect(screen.getByRole('alert')).toHaveTextContent('Something went wrong.');
  arrival.resolve();
  expect(await screen.findByText('This can’t be empty.')).toBe(screen.getByRole('alert'));
});

test('returns the text of an error that belongs to no field', async () => {
  await show({ call: idle, error: { key: 'network' } });
  expect(screen.getByRole('status')).toHaveTextContent(
    'Connection problem. Check your internet and',
  );
});
