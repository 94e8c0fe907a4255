import { ChatWindow } from '@perya/support';

/** The chat window, mounted once for all pages. Renders nothing while closed. */
export default function ChatOverlay() {
  return <ChatWindow />;
}
