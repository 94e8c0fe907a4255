import { Sheet } from '@perya/ui-kit/sheet';

import { useT } from '../i18n';
import { closeDrawer } from './drawer';
import { MainMenu } from './MainMenu';

/** The main menu of a phone. Fetched when it is first opened. */
export default function MenuDrawer({ isOpen }: { isOpen: boolean }) {
  const t = useT();
  return (
    <Sheet
      open={isOpen}
      onClose={closeDrawer}
      side="start"
      title={t('drawer.title')}
      labels={{ close: t('drawer.close') }}
    >
      <MainMenu variant="drawer" onLeave={closeDrawer} />
    </Sheet>
  );
}
