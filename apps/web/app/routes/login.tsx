import { catalogue, LoginPage } from '@perya/auth';
import { errorsCatalogue } from '@perya/i18n';

import type { RouteHandle } from '../runtime/routeHandle';
import { CustomerService } from '../shell/components/CustomerService/CustomerService';

export const handle = {
  page: 'login',
  // A login that is refused says why at once, in words that must be there by then.
  catalogues: [catalogue, errorsCatalogue],
} satisfies RouteHandle;

export default function Login() {
  return <LoginPage customerService={<CustomerService />} />;
}
