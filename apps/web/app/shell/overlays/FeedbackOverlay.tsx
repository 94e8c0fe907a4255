import { FeedbackDialog } from '@perya/support';

import { closeOverlay } from '../navigation/overlay';

const close = () => closeOverlay('feedback');

export default function FeedbackOverlay({ isOpen }: { isOpen: boolean }) {
  return <FeedbackDialog open={isOpen} onClose={close} />;
}
