const CHANNEL = 'perya-session';
/** In local storage; changes with every sign-out. Holds no secret: a random text. */
const MARK_KEY = 'signOutMark';

/** How the tabs of one browser hear of each other's sign-out. */
export interface OtherTabs {
  /** The latest sign-out that this browser knows of; empty when there was none. */
  mark(): string;
  /** Tells every other tab, also those that sleep and will look at the mark when they wake. */
  announceSignOut(): void;
  close(): void;
}

export interface OtherTabsEnvironment {
  /** May throw where storage is blocked. */
  sharedStorage(): Storage | undefined;
  channel(name: string): BroadcastChannel | undefined;
  /** Receives the `storage` events. */
  target: EventTarget;
}

export function createOtherTabs(
  { sharedStorage, channel: openChannel, target }: OtherTabsEnvironment,
  onSignOut: (mark: string) => void,
): OtherTabs {
  // The channel is the quick way; the storage event reaches tabs of browsers that lack it.
  const channel = openChannel(CHANNEL);
  const hear = ({ data }: MessageEvent<unknown>) => {
    if (typeof data === 'string') onSignOut(data);
  };
  const hearStorage = (event: Event) => {
    const { key, newValue } = event as StorageEvent;
    if (key === MARK_KEY && newValue) onSignOut(newValue);
  };
  channel?.addEventListener('message', hear);
  target.addEventListener('storage', hearStorage);

  return {
    mark() {
      try {
        return sharedStorage()?.getItem(MARK_KEY) ?? '';
      } catch {
        return '';
      }
    },
    announceSignOut() {
      const mark = crypto.getRandomValues(new Uint32Array(2)).join('-');
      try {
        sharedStorage()?.setItem(MARK_KEY, mark);
      } catch {
        // The channel does not depend on storage.
      }
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
      channel?.postMessage(mark);
    },
    close() {
      channel?.close();
      target.removeEventListener('storage', hearStorage);
    },
  };
}
