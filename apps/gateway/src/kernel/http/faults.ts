import * as v from 'valibot';

export const FaultsSchema = v.array(
  v.object({
    method: v.pipe(v.string(), v.toUpperCase(), v.picklist(['GET', 'POST', 'PUT', 'DELETE', '*'])),
    /** A path of the gateway; a star at its end takes everything below. */
    path: v.pipe(v.string(), v.startsWith('/')),
    kind: v.picklist(['error', 'slow', 'drop', 'malformed', 'empty']),
    times: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)), 1),
    /** How slow is slow, in milliseconds. */
    delayMs: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(120_000)), 5_000),
  }),
);

/** A fault that is played the next `times` times that a call fits. */
type Fault = v.InferOutput<typeof FaultsSchema>[number];

/** The faults that are waiting for their calls. */
export interface Faults {
  replace(faults: readonly Fault[]): void;
  readonly waiting: readonly Fault[];
  /** Takes one turn of the first fault that fits. */
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
