import { Dialog } from '@perya/ui-kit/dialog';
import { useState } from 'react';

import { HelpCentre } from './HelpCentre';
import { useT } from './locales';
import { HELP_START, type HelpPlace } from './place';

/** Props of {@link HelpDialog}. */
export interface HelpDialogProps {
  open: boolean;
  onClose(): void;
}

/** The help centre in a dialog. Keeps its place while closed. */
export function HelpDialog({ open, onClose }: HelpDialogProps) {
  const t = useT();
  const [place, setPlace] = useState<HelpPlace>(HELP_START);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('hero.title')}
      labels={{ close: t('dialog.close') }}
      size="large"
    >
      <HelpCentre place={place} go={setPlace} isInDialog />
    </Dialog>
  );
}
