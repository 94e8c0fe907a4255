import * as v from 'valibot';

export const FaultsSchema = v.array(
  v.object({
    method: v.pipe(v.string(), v.toUpperCase(), v.picklist(['GET', 'POST', 'PUT', 'DELETE', '*'])),
    /** A path of the gateway; a trailing star matches everything below. */
    path: v.pipe(v.string(), v.startsWith('/')),
    kind: v.picklist(['error', 'slow', 'drop', 'malformed', 'empty']),
    times: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)), 1),
    /** The delay of a slow response, in milliseconds. */
    delayMs: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(120_000)), 5_000),
  }),
);

/** A fault that applies to the next `times` matching calls. */
type Fault = v.InferOutput<typeof FaultsSchema>[number];

/** The pending faults. */
export interface Faults {
  replace(faults: readonly Fault[]): void;
  readonly waiting: readonly Fault[];
  /** Uses up one of the first matching fault's times. */
  take(method: string, path: string): Fault | undefined;
}

export function createFaults(): Faults {
  let faults: Fault[] = [];
  return {
    replace: (next) => {
      faults = next.map((fault) => ({ ...fault }));
    },
    get waiting() {
      return faults;
    },
    take: (method, path) => {
      const fault = faults.find((fault) => fits(fault, method, path));
      if (fault === undefined) return undefined;
      fault.times -= 1;
      if (fault.times === 0) faults = faults.filter((other) => other !== fault);
      return fault;
    },
  };
}

function fits(fault: Fault, method: string, path: string): boolean {
  if (fault.method !== '*' && fault.method !== method) return false;
  return fault.path.endsWith('*') ? path.startsWith(fault.path.slice(0, -1)) : fault.path === path;
}
