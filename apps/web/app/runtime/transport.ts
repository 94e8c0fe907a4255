// A module of its own, so that the transport is a file of its own: see deferredClient.ts.
export { createApiClient } from '@perya/api-client';
