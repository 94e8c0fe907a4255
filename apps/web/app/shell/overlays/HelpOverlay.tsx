import { HelpDialog } from '@perya/support';

import { closeOverlay } from '../navigation/overlay';

const close = () => closeOverlay('help');

export default function HelpOverlay({ isOpen }: { isOpen: boolean }) {
  return <HelpDialog open={isOpen} onClose={close} />;
}
