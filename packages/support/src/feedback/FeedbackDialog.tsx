import { Dialog } from '@perya/ui-kit/dialog';

import { FeedbackForm } from './FeedbackForm';
import { useT } from './locales';

/** Props of {@link FeedbackDialog}. */
export interface FeedbackDialogProps {
  open: boolean;
  onClose(): void;
}

/** The feedback form in a dialog. An outside press doesn't close it; the draft is kept anyway. */
export function FeedbackDialog({ open, onClose }: FeedbackDialogProps) {
  const t = useT();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('dialog.title')}
      description={t('dialog.description')}
      labels={{ close: t('dialog.close') }}
      closeOnCoverClick={false}
    >
      <FeedbackForm />
    </Dialog>
  );
}
