import { ChatWindow } from '@perya/support';

/** The chat's window, once, over whatever page; nothing while it is closed. */
export default function ChatOverlay() {
  return <ChatWindow />;
}
