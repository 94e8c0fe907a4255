import { loadedCatalogue } from '@perya/page-kit';
import type { RouteObject } from 'react-router';

import { catalogue } from './locales';

const registerPage: Pick<RouteObject, 'handle' | 'lazy'> = {
  handle: { catalogues: [catalogue, loadedCatalogue] },
  lazy: async () => ({ Component: (await import('./pages/RegisterPage')).RegisterPage }),
};

/**
 * The lazily loaded routes of this package.
 *
 * @example
 * ```tsx
 * import { routes } from '@perya/auth';
 * import { createBrowserRouter } from 'react-router';
 * import { RouterProvider } from 'react-router/dom';
 *
 * const router = createBrowserRouter([...routes]);
 * const app = <RouterProvider router={router} />;
 * ```
 */
export const routes: readonly RouteObject[] = [
  {
    path: '/login',
    handle: { catalogues: [catalogue] },
    lazy: async () => ({ Component: (await import('./pages/LoginPage')).LoginPage }),
  },
  { path: '/register', ...registerPage },
  { path: '/register.html', ...registerPage },
];
