import { catalogue, LoginPage } from '@perya/auth';

import type { RouteHandle } from '../runtime/routeHandle';

export const handle = { page: 'login', catalogues: [catalogue] } satisfies RouteHandle;

export default LoginPage;
