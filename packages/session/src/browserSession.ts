import { createSession, type Session, type SessionEnvironment } from './session';

const browser: SessionEnvironment = {
  tabStorage: () => sessionStorage,
  sharedStorage: () => localStorage,
  channel: (name) =>
    typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(name),
  get target() {
    return window;
  },
};

/** One process serves many visitors, so the server's session is always signed out. */
const server: SessionEnvironment = {
  tabStorage: () => undefined,
  sharedStorage: () => undefined,
  channel: () => undefined,
  target: new EventTarget(),
};

const isBrowser = typeof window !== 'undefined';

export const session: Session = createSession(isBrowser ? browser : server);

if (isBrowser) {
  // A page restored from the back-forward cache has missed all events.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) session.recheck();
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') session.recheck();
  });
}

/** @throws on the server, where a sign-in would be shared by all visitors */
export function assertBrowser(event: string): void {
  if (isBrowser) return;
  throw new Error(
    `${event} was called on the server: a session belongs to one browser tab. Call it in an event handler or an effect.`,
  );
}
