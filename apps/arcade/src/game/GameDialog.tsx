import { Dialog } from '@perya/ui-kit/dialog';
import type { ReactNode } from 'react';
import { useGameT } from './texts';

export interface GameDialogProps {
  title: string;
  onClose(): void;
  children: ReactNode;
}

/** The dialog of a game's page. A separate module, loaded on demand. */
export default function GameDialog({ title, onClose, children }: GameDialogProps) {
  const t = useGameT();
  return (
    <Dialog open onClose={onClose} title={title} labels={{ close: t('close') }}>
      {children}
    </Dialog>
  );
}
