import { catalogue, LoginPage } from '@perya/auth';
import { errorsCatalogue } from '@perya/i18n';

import type { RouteHandle } from '../runtime/routeHandle';
import { CustomerService } from '../shell/components/CustomerService/CustomerService';

export const handle = {
  page: 'login',
  // A rejected login shows its error immediately, so the error texts are preloaded.
  catalogues: [catalogue, errorsCatalogue],
} satisfies RouteHandle;

export default function Login() {
  return <LoginPage customerService={<CustomerService />} />;
}
