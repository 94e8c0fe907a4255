import { getDotPath, type BaseIssue } from 'valibot';

/** One error of a value against its schema. */
export interface SchemaError {
  /** Dot path of the field, empty for the value itself. */
  readonly path: string;
  readonly message: string;
}

export function schemaErrors(
  issues: readonly [BaseIssue<unknown>, ...BaseIssue<unknown>[]],
): SchemaError[] {
  return issues.map((issue) => ({ path: getDotPath(issue) ?? '', message: issue.message }));
}
