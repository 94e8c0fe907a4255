import { getDotPath, type BaseIssue } from 'valibot';

/** One fault of a value against its schema. */
export interface FlatFault {
  /** Dot path of the field, empty for the value itself. */
  readonly path: string;
  readonly message: string;
}

export function flatFaults(
  issues: readonly [BaseIssue<unknown>, ...BaseIssue<unknown>[]],
): FlatFault[] {
  return issues.map((issue) => ({ path: getDotPath(issue) ?? '', message: issue.message }));
}
