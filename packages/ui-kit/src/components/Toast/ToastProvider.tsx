import { createContext, use, useEffect, useState, type ComponentType, type ReactNode } from 'react';

import { createToastQueue, type ToastQueue, type ToastRequest } from './toastQueue';
import type { ToastViewportProps } from './ToastViewport';

/** Props of {@link ToastProvider}. */
export interface ToastProviderProps {
  children: ReactNode;
  labels: {
    /** Accessible name of the region where toasts appear, such as "Notifications". */
    region: string;
    close: string;
  };
}

const ToastContext = createContext<ToastQueue | null>(null);

/**
 * Provides `useToast`. The viewport that renders toasts is loaded on the visitor's first click or key press,
 * or with the first toast, whichever comes first: it doesn't delay the first view, and the live region exists
 * before the message.
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

/** Loads the viewport once. A failure isn't cached, so the next toast retries. */
function createLoader(onLoaded: (loaded: ComponentType<ToastViewportProps>) => void): () => void {
  let isLoading = false;
  // Awaited, because a `then` on the import doesn't notice when its style sheet fails to load.
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

/**
 * Shows and dismisses toasts.
 *
 * @example
 * ```tsx
 * import { Button, ToastProvider, useToast } from '@perya/ui-kit';
 *
 * function CopyButton() {
 *   const toast = useToast();
 *   return <Button onClick={() => toast.show({ tone: 'success', title: 'Copied' })}>Copy</Button>;
 * }
 *
 * const page = (
 *   <ToastProvider labels={{ region: 'Notifications', close: 'Close' }}>
 *     <CopyButton />
 *   </ToastProvider>
 * );
 * ```
 */
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
