import { NoticeDialog } from '@perya/support';

import { closeOverlay } from '../navigation/overlay';

const close = () => closeOverlay('notices');

export default function NoticeOverlay({ isOpen }: { isOpen: boolean }) {
  return <NoticeDialog isOpen={isOpen} onClose={close} />;
}
