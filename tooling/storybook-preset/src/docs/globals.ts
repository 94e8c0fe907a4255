import { useSyncExternalStore } from 'react';
import { addons } from 'storybook/preview-api';

type Globals = Readonly<Record<string, unknown>>;

/** Sent by Storybook when it starts, and when a toolbar is used. */
const EVENTS = ['setGlobals', 'globalsUpdated'];

/** Where the frames of stories in a docs page find its choices. */
const SHARED = 'peryaToolbarGlobals';

let current: Globals = {};
const listeners = new Set<() => void>();

/** Called with the event as `this`; its `source` is the window that sent it, if it isn't this one. */
function follow(this: { source?: string }, { globals }: { globals: Globals }) {
  // The frames in a docs page send theirs too.
  if (this.source !== undefined) return;
  const isFirst = !(SHARED in window);
  if (JSON.stringify(globals) === JSON.stringify(current)) return;
  current = globals;
  Object.assign(window, { [SHARED]: globals });
  if (!isFirst) reloadFrames();
  for (const listener of listeners) listener();
}

// Listens from the start: the first event is sent before a page is rendered.
for (const event of EVENTS) addons.getChannel().on(event, follow);

/** A frame in a docs page takes the choices of the page when it loads. */
function reloadFrames() {
  for (const frame of document.querySelectorAll<HTMLIFrameElement>('#storybook-docs iframe')) {
    frame.setAttribute('src', frame.src);
  }
}

/** The choices of the docs page around this frame, for the given toolbars; none outside a docs page. */
export function inheritedGlobals(toolbars: readonly string[]): Globals {
  const shared = sharedByParent();
  return Object.fromEntries(
    Object.entries(shared).filter(([toolbar]) => toolbars.includes(toolbar)),
  );
}

function sharedByParent(): Globals {
  try {
    return (window.parent as unknown as Record<string, Globals>)[SHARED] ?? {};
  } catch {
    // A page of another origin embeds the story.
    return {};
  }
}

/** The choices of the toolbars, for a docs page: only stories get them as an argument. */
export function useToolbarGlobals(): Globals {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => current,
  );
}
