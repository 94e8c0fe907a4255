import { ChatPanel } from '@perya/support';
import { use } from 'react';

import { withChatAccess } from '../../access/accountWarning';
import { useRailWidth } from '../layout/railWidth';
import { MenuContext } from './MenuEntry';

/** The chat entry of the main menu (specification §2, left side menu). */
export default function ChatMenuEntry() {
  const { variant, onLeave } = use(MenuContext);
  const { width } = useRailWidth();
  return (
    <ChatPanel
      gate={withChatAccess}
      isMini={variant === 'rail' && width === 'mini'}
      onPress={onLeave}
    />
  );
}
