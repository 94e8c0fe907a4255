import type { AnyEndpoint } from './core/endpoint';
import * as endpoints from './endpoints';

/**
 * Every call of the platform by its id. For gateways and references; a page imports the calls it
 * makes by name instead, so that its bundle holds no others.
 */
export const contract = { ...endpoints } as const satisfies Record<string, AnyEndpoint>;

export type EndpointId = keyof typeof contract;
