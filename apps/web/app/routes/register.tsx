import type { RouteHandle } from '../runtime/routeHandle';

export const handle = {
  page: 'register',
  shell: { rail: false, headerLogo: true },
} satisfies RouteHandle;

export { RegisterPage as default } from '../pages/RegisterPage';
