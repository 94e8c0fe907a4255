import type { AnyEndpoint, InputOf } from '@perya/api-client';
import type { MoneyCall } from '@perya/api-client/react';
import { useEffect, type SyntheticEvent } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';

const SECRET = 'paymentPassword';

/**
 * The `onSubmit` of a form that moves money with `useMoneyCall`. A valid form is sent once: the second click
 * of a double click is ignored, even if it comes after the response. The form is reset when the call is done,
 * and its `paymentPassword` as soon as it is sent; other fields keep their values until there is an outcome.
 *
 * @param toInput converts values accepted by the form's resolver to the call's input
 */
export function useMoneySubmit<Values extends FieldValues, E extends AnyEndpoint>(
  form: UseFormReturn<Values>,
  call: MoneyCall<E>,
  toInput: (values: Values) => InputOf<E>,
): (event: SyntheticEvent) => void {
  const { output, send } = call;
  const { reset, resetField, handleSubmit } = form;
  const { isDirty } = form.formState;
  useEffect(() => {
    if (output !== null) reset();
  }, [output, reset]);
  const submit = handleSubmit((values) => {
    send(toInput(values));
    if (SECRET in values) resetField(SECRET as FieldPath<Values>);
  });
  return (event) => {
    event.preventDefault();
    if (output !== null && !isDirty) return;
    void submit(event);
  };
}
