import { Dialog } from '@perya/ui-kit/dialog';

import { useT } from './locales';
import { SpeedTest } from './SpeedTest';

/** Props of {@link SpeedTestDialog}. */
export interface SpeedTestDialogProps {
  open: boolean;
  onClose(): void;
}

/** The speed test in a dialog. Starts when the dialog opens and stops when it closes. */
export function SpeedTestDialog({ open, onClose }: SpeedTestDialogProps) {
  const t = useT();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('dialog.title')}
      description={t('dialog.description')}
      labels={{ close: t('dialog.close') }}
    >
      {open && <SpeedTest />}
    </Dialog>
  );
}
