import type { AnyEndpoint } from './core/endpoint';
import * as resources from './resources';

type Resources = typeof resources;

/** The name of a call: its `id`, which is also its export name. */
export type EndpointId = {
  [Name in keyof Resources]: Resources[Name] extends AnyEndpoint ? Name : never;
}[keyof Resources];

/** Every call of the platform: all endpoints that the resources export, by id. */
export const contract = Object.fromEntries(
  Object.entries(resources).filter(([, exported]) => isEndpoint(exported)),
) as unknown as Readonly<Pick<Resources, EndpointId>>;

function isEndpoint(exported: unknown): exported is AnyEndpoint {
  return (
    typeof exported === 'object' && exported !== null && 'path' in exported && 'auth' in exported
  );
}
