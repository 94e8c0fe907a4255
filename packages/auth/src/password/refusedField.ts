import { isRejectedError } from '@perya/api-client';
import * as v from 'valibot';

/** What a refusal carries where fields break their rules. */
const FaultsSchema = v.object({ faults: v.array(v.object({ path: v.string() })) });

/**
 * The field that a refusal is about, so that its words stand there; null where it is about more, or
 * about none.
 *
 * @param fields the form's fields by the platform's codes, and by its names of fields
 */
export function refusedField<Field extends string>(
  error: unknown,
  fields: Readonly<Record<string, Field>>,
): Field | null {
  if (!isRejectedError(error)) return null;
  const byCode = fields[error.code];
  if (byCode !== undefined) return byCode;
  const read = v.safeParse(FaultsSchema, error.value);
  if (!read.success || read.output.faults.length !== 1) return null;
  return fields[read.output.faults[0]?.path ?? ''] ?? null;
}
