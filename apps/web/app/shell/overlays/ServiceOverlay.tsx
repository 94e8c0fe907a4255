import { CustomerServicePanel } from '@perya/support';

/** Shown if the service window couldn't be opened; otherwise renders nothing. */
export default function ServiceOverlay() {
  return <CustomerServicePanel />;
}
