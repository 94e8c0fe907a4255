import { createContext, use, useEffect, useState, type ComponentType, type ReactNode } from 'react';

import { createToastQueue, type ToastQueue, type ToastRequest } from './toastQueue';
import type { ToastViewportProps } from './ToastViewport';

export interface ToastProviderProps {
  children: ReactNode;
  labels: {
    /** Names the place where toasts appear, such as "Notifications". */
    region: string;
    close: string;
  };
}

const ToastContext = createContext<ToastQueue | null>(null);

/**
 * Makes `useToast` work below it. What draws the toasts is fetched at the visitor's first press or
 * key, or with the first toast, whichever comes sooner: a first view does not pay for it, and the
 * announcing region is there before the message is.
 */
export function ToastProvider({ children, labels }: ToastProviderProps) {
  const [Viewport, setViewport] = useState<ComponentType<ToastViewportProps> | null>(null);

  const [{ queue, load }] = useState(() => {
    const load = createLoader((loaded) => setViewport(() => loaded));
    return { queue: createToastQueue(load), load };
  });

  useEffect(() => {
    const stop = new AbortController();
    for (const event of ['pointerdown', 'keydown'] as const) {
      addEventListener(event, load, { once: true, passive: true, signal: stop.signal });
    }
    return () => stop.abort();
  }, [load]);

  return (
    <ToastContext value={queue}>
      {children}
      {Viewport && <Viewport queue={queue} labels={labels} />}
    </ToastContext>
  );
}

/** Fetches what draws the toasts, once; a failure is forgotten, so that the next toast tries again. */
function createLoader(onLoaded: (loaded: ComponentType<ToastViewportProps>) => void): () => void {
  let isLoading = false;
  // Awaited: what stands in a `then` behind an import does not see that its styles did not come.
  const load = async () => {
    try {
      onLoaded((await import('./ToastViewport')).ToastViewport);
    } catch {
      isLoading = false;
    }
  };
  return () => {
    if (isLoading) return;
    isLoading = true;
    void load();
  };
}

/** Shows and dismisses toasts. */
export function useToast(): {
  show(request: ToastRequest): string;
  dismiss(id: string): void;
} {
  const queue = use(ToastContext);
  if (!queue) {
    throw new Error(
      'useToast found no ToastProvider above it, so there is nowhere to show a toast. ' +
        'Put <ToastProvider> around the application.',
    );
  }
  return queue;
}
