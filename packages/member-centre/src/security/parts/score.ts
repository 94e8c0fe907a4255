import type { SecurityStatus } from '@perya/api-client';

import type { SecurityTask } from './tasks';

/** Score points by task. */
const POINTS = {
  loginPassword: 15,
  paymentPassword: 20,
  mobile: 20,
  email: 15,
  secondFactor: 30,
} as const satisfies Partial<Record<SecurityTask, number>>;

type ScoredTask = keyof typeof POINTS;

interface ScorePart {
  readonly task: ScoredTask;
  readonly points: number;
  readonly isThere: boolean;
}

export interface AccountScore {
  /** 0 to 100. */
  readonly points: number;
  /** In the order of the list, each with its points. */
  readonly parts: readonly ScorePart[];
}

const IS_THERE: Readonly<Record<ScoredTask, (status: SecurityStatus) => boolean>> = {
  loginPassword: ({ hasPassword }) => hasPassword,
  paymentPassword: ({ hasPaymentPassword }) => hasPaymentPassword,
  mobile: ({ mobile }) => mobile?.isVerified === true,
  email: ({ email }) => email?.isVerified === true,
  secondFactor: ({ secondFactor }) => secondFactor.since !== null,
};

/** Calculates an account's security score and its parts. */
export function scoreOf(status: SecurityStatus): AccountScore {
  const parts = (Object.keys(POINTS) as ScoredTask[]).map((task) => ({
    task,
    points: POINTS[task],
    isThere: IS_THERE[task](status),
  }));
  return {
    parts,
    points: parts.reduce((sum, { points, isThere }) => sum + (isThere ? points : 0), 0),
  };
}
