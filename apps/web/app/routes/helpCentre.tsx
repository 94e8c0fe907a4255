import type { RouteHandle } from '../runtime/routeHandle';

export const handle = { page: 'help', shell: { header: false, rail: false } } satisfies RouteHandle;

export { HelpCentrePage as default } from '../pages/HelpCentrePage';
