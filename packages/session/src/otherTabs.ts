const CHANNEL = 'perya-session';
/** Local storage keys whose value changes with every such event. The values are random, not secret. */
const SIGN_OUT_KEY = 'signOutMark';
const SIGN_IN_KEY = 'signInMark';

/** Announces sign-ins and sign-outs between the tabs of one browser. */
export interface OtherTabs {
  /** The latest sign-out known in this browser; empty if there was none. */
  mark(): string;
  /** Notifies every other tab, including suspended ones, which compare the mark when they resume. */
  announceSignOut(): void;
  /** Notifies every other active tab. */
  announceSignIn(): void;
  close(): void;
}

export interface OtherTabsEnvironment {
  /** May throw if storage is blocked. */
  sharedStorage(): Storage | undefined;
  channel(name: string): BroadcastChannel | undefined;
  /** Receives the `storage` events. */
  target: EventTarget;
}

export interface OtherTabsListener {
  /** @param mark identifies the sign-out, because it may be reported twice */
  onSignOut(mark: string): void;
  onSignIn(): void;
}

export function createOtherTabs(
  { sharedStorage, channel: openChannel, target }: OtherTabsEnvironment,
  { onSignOut, onSignIn }: OtherTabsListener,
): OtherTabs {
  // The channel is faster; the storage event reaches tabs of browsers without channels.
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
      // The channel doesn't depend on storage.
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
    // Not a plain string: a tab of an earlier build would treat that as a sign-out.
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
