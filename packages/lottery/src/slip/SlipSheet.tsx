import { Sheet } from '@perya/ui-kit/sheet';
import type { ReactNode } from 'react';

import { useT } from '../locales';

export interface SlipSheetProps {
  children: ReactNode;
  onClose(): void;
}

/** The slip as a bottom sheet. */
export function SlipSheet({ children, onClose }: SlipSheetProps) {
  const t = useT();
  return (
    <Sheet open onClose={onClose} title={t('slip.title')} labels={{ close: t('slip.close') }}>
      {children}
    </Sheet>
  );
}
