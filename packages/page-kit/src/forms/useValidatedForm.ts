import {
  useForm,
  type DefaultValues,
  type FieldErrors,
  type FieldPath,
  type FieldValues,
  type Resolver,
  type UseFormReturn,
} from 'react-hook-form';

import { useTextsChanged } from './useRejectedFields';

/** The error message of each field, translated. */
export type FieldMessages<Values> = { readonly [Name in keyof Values]?: string | null };

/** Options of {@link useValidatedForm}. */
export interface ValidatedFormOptions<Values extends FieldValues> {
  readonly defaultValues: DefaultValues<Values>;
  /** Returns the message of each invalid field. A field without a message is valid. */
  readonly validate: (values: Values) => FieldMessages<Values> | Promise<FieldMessages<Values>>;
}

const RULE = 'rule';

/**
 * A react-hook-form form that is validated by one function of its values. Its messages follow the language; a
 * message whose texts were still loading is updated once they are loaded.
 *
 * @example
 * ```tsx
 * import { useValidatedForm } from '@perya/page-kit';
 * import { Button, Field, Input } from '@perya/ui-kit';
 *
 * export function NameForm() {
 *   const form = useValidatedForm({
 *     defaultValues: { name: '' },
 *     validate: ({ name }) => ({ name: name === '' ? 'Enter a name.' : null }),
 *   });
 *   return (
 *     <form onSubmit={form.handleSubmit(({ name }) => console.log(name))}>
 *       <Field label="Name" error={form.formState.errors.name?.message}>
 *         <Input {...form.register('name')} />
 *       </Field>
 *       <Button type="submit">Save</Button>
 *     </form>
 *   );
 * }
 * ```
 */
export function useValidatedForm<Values extends FieldValues>({
  defaultValues,
  validate,
}: ValidatedFormOptions<Values>): UseFormReturn<Values> {
  const form = useForm<Values>({ defaultValues, resolver: resolverOf(validate) });
  const { errors } = form.formState;
  useTextsChanged(() => {
    const shown = Object.entries<{ type?: unknown } | undefined>(errors)
      .filter(([, error]) => error?.type === RULE)
      .map(([name]) => name as FieldPath<Values>);
    if (shown.length > 0) void form.trigger(shown);
  });
  return form;
}

const resolverOf =
  <Values extends FieldValues>(
    validate: ValidatedFormOptions<Values>['validate'],
  ): Resolver<Values> =>
  async (values) => {
    const errors: Record<string, { type: string; message: string }> = {};
    for (const [name, message] of Object.entries<string | null | undefined>(
      await validate(values),
    )) {
      if (message) errors[name] = { type: RULE, message };
    }
    const hasErrors = Object.keys(errors).length > 0;
    return hasErrors
      ? { values: {}, errors: errors as FieldErrors<Values> }
      : { values, errors: {} };
  };
