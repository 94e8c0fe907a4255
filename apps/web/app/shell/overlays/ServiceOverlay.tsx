import { CustomerServicePanel } from '@perya/support';

/** In place of the service window, where that could not open; nothing otherwise. */
export default function ServiceOverlay() {
  return <CustomerServicePanel />;
}
