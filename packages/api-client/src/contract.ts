import type { AnyEndpoint } from './core/endpoint';
import * as resources from './resources';

type Resources = typeof resources;

/** The name of a call: its `id`, and what it is exported as. */
export type EndpointId = {
  [Name in keyof Resources]: Resources[Name] extends AnyEndpoint ? Name : never;
}[keyof Resources];

/** Every call of the platform: each endpoint that a resource exports, by its id. */
export const contract = Object.fromEntries(
  Object.entries(resources).filter(([, exported]) => isEndpoint(exported)),
) as unknown as Readonly<Pick<Resources, EndpointId>>;

function isEndpoint(exported: unknown): exported is AnyEndpoint {
  return (
    typeof exported === 'object' && exported !== null && 'path' in exported && 'auth' in exported
  );
}
