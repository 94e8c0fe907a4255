const CHANNEL = 'perya-session';
/** In local storage; each changes with every such event. They hold no secret: a random text. */
const SIGN_OUT_KEY = 'signOutMark';
const SIGN_IN_KEY = 'signInMark';

/** How the tabs of one browser hear of each other's sign-ins and sign-outs. */
export interface OtherTabs {
  /** The latest sign-out that this browser knows of; empty when there was none. */
  mark(): string;
  /** Tells every other tab, also those that sleep and will look at the mark when they wake. */
  announceSignOut(): void;
  /** Tells every other tab that is awake. */
  announceSignIn(): void;
  close(): void;
}

export interface OtherTabsEnvironment {
  /** May throw where storage is blocked. */
  sharedStorage(): Storage | undefined;
  channel(name: string): BroadcastChannel | undefined;
  /** Receives the `storage` events. */
  target: EventTarget;
}

export interface OtherTabsListener {
  /** @param mark tells one sign-out from another: it may be heard of twice */
  onSignOut(mark: string): void;
  onSignIn(): void;
}

export function createOtherTabs(
  { sharedStorage, channel: openChannel, target }: OtherTabsEnvironment,
  { onSignOut, onSignIn }: OtherTabsListener,
): OtherTabs {
  // The channel is the quick way; the storage event reaches tabs of browsers that lack it.
  const channel = openChannel(CHANNEL);
  let heardSignIn = '';
  const hearSignIn = (mark: string) => {
    if (mark === heardSignIn) return;
    heardSignIn = mark;
    onSignIn();
  };
  const hear = ({ data }: MessageEvent<unknown>) => {
    if (typeof data === 'string') onSignOut(data);
    else if (isSignIn(data)) hearSignIn(data.signIn);
  };
  const hearStorage = (event: Event) => {
    const { key, newValue } = event as StorageEvent;
    if (!newValue) return;
    if (key === SIGN_OUT_KEY) onSignOut(newValue);
    else if (key === SIGN_IN_KEY) hearSignIn(newValue);
  };
  channel?.addEventListener('message', hear);
  target.addEventListener('storage', hearStorage);

  const announce = (key: string, messageOf: (mark: string) => unknown) => {
    const mark = crypto.getRandomValues(new Uint32Array(2)).join('-');
    try {
      sharedStorage()?.setItem(key, mark);
    } catch {
      // The channel does not depend on storage.
    }
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
    channel?.postMessage(messageOf(mark));
  };

  return {
    mark() {
      try {
        return sharedStorage()?.getItem(SIGN_OUT_KEY) ?? '';
      } catch {
        return '';
      }
    },
    announceSignOut: () => announce(SIGN_OUT_KEY, (mark) => mark),
    // Not a plain text: to a tab of an earlier build, that is a sign-out.
    announceSignIn: () => announce(SIGN_IN_KEY, (signIn) => ({ signIn })),
    close() {
      channel?.close();
      target.removeEventListener('storage', hearStorage);
    },
  };
}

function isSignIn(data: unknown): data is { signIn: string } {
  return (
    typeof data === 'object' && data !== null && 'signIn' in data && typeof data.signIn === 'string'
  );
}
