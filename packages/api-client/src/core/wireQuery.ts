/**
 * The parts of a request line that a wire request fills: the path's `{name}` segments, and the remaining
 * fields.
 */
export interface RequestLine {
  readonly path: string;
  readonly rest: Readonly<Record<string, unknown>>;
}

/** Fills the `{name}` segments of a path from the wire request and returns the remaining fields. */
export function fillPath(pattern: string, request: Readonly<Record<string, unknown>>): RequestLine {
  const rest: Record<string, unknown> = { ...request };
  const path = pattern.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = rest[name];
    delete rest[name];
    return encodeURIComponent(String(value));
  });
  return { path, rest };
}

export type QueryField =
  | string
  | number
  | boolean
  | readonly (string | number)[]
  | null
  | undefined;

/** Serializes fields as query parameters: lists are joined by commas, absent fields are omitted. */
export function toSearchParams(fields: Readonly<Record<string, QueryField>>): URLSearchParams {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(fields)) {
    if (value === undefined || value === null) continue;
    params.set(name, Array.isArray(value) ? value.join(',') : String(value));
  }
  return params;
}
