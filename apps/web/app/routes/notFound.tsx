import { data } from 'react-router';

import { pagesCatalogue } from '../pages/locales';
import NotFoundPage from '../pages/NotFoundPage';
import type { RouteHandle } from '../runtime/routeHandle';

export const handle = { page: 'notFound', catalogues: [pagesCatalogue] } satisfies RouteHandle;

export function loader() {
  return data(null, { status: 404 });
}

export function clientLoader() {
  return null;
}

export default NotFoundPage;
