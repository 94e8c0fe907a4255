import { Sheet } from '@perya/ui-kit/sheet';

import { useT } from '../locales';
import { LotteryMenuPanel } from './LotteryMenuPanel';

export interface MenuSheetProps {
  current: string;
  addressOf(code: string): string;
  onClose(): void;
}

/** The menu as a bottom sheet, for screens too narrow to show it beside the board. */
export function MenuSheet({ current, addressOf, onClose }: MenuSheetProps) {
  const t = useT();
  return (
    <Sheet open onClose={onClose} title={t('menu.title')} labels={{ close: t('menu.close') }}>
      <LotteryMenuPanel current={current} addressOf={addressOf} onChosen={onClose} />
    </Sheet>
  );
}
