/** A call that no journey makes, by id, with the test that makes it. */
export type TestOfCall = Readonly<Record<string, string>>;

/** Calls that no journey can make, and calls that the specification names for other clients than the site. */
export const TESTED_ELSEWHERE: TestOfCall = {
  // The rules come with the page. They are asked only if the site's server has never reached the gateway.
  getRegisterRules: 'packages/auth/src/components/RegisterPanel/RegisterPanel.test.tsx',
};

export interface JourneyCallsInput {
  /** The ids of all calls of the contract. */
  calls: readonly string[];
  /** The ids of the calls that the journeys of a whole run made. */
  made: ReadonlySet<string>;
  testedElsewhere: TestOfCall;
  /** The text of a file by its path from the root; undefined if there is none. */
  read(path: string): string | undefined;
}

/** One message per call that no journey makes, and per wrong entry of `testedElsewhere`. */
export function findUnrecordedCalls({
  calls,
  made,
  testedElsewhere,
  read,
}: JourneyCallsInput): string[] {
  const missing = calls
    .filter((id) => !made.has(id) && !(id in testedElsewhere))
    .map(
      (id) => `No journey makes the call ${id}: add it to one that uses the page which needs it.`,
    );
  const wrong = Object.entries(testedElsewhere).flatMap(([id, path]) => {
    if (!calls.includes(id)) return [`${id} is listed as tested elsewhere, but isn't a call.`];
    if (made.has(id)) return [`A journey makes the call ${id}: it needn't be tested elsewhere.`];
    const mentions = new RegExp(`\\b${id}\\b`).test(read(path) ?? '');
    return mentions ? [] : [`${path} doesn't exist or doesn't make the call ${id}.`];
  });
  return [...missing, ...wrong];
}
