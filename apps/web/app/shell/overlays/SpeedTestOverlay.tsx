import { SpeedTestDialog } from '@perya/support';

import { closeOverlay } from '../navigation/overlay';

const close = () => closeOverlay('speedTest');

export default function SpeedTestOverlay({ isOpen }: { isOpen: boolean }) {
  return <SpeedTestDialog open={isOpen} onClose={close} />;
}
