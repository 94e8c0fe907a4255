import { Sheet } from '@perya/ui-kit/sheet';

import { useT } from '../../locales';
import { closeOverlay } from '../navigation/overlay';
import { MainMenu } from './MainMenu';

const close = () => closeOverlay('drawer');

/** The phone's main menu, loaded when first opened. */
export default function MenuDrawer({ isOpen }: { isOpen: boolean }) {
  const t = useT();
  return (
    <Sheet
      open={isOpen}
      onClose={close}
      side="start"
      title={t('drawer.title')}
      labels={{ close: t('drawer.close') }}
    >
      <MainMenu variant="drawer" onLeave={close} />
    </Sheet>
  );
}
