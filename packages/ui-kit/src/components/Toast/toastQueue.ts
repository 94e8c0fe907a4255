import type { ReactNode } from 'react';

/** A short message that floats over the page and disappears automatically. */
export interface ToastRequest {
  title: string;
  description?: ReactNode;
  tone?: 'info' | 'success' | 'danger' | undefined;
  /** One action. */
  action?: { label: string; onAction(): void } | undefined;
  /** How long it stays, in milliseconds; 0 until it is dismissed. A danger toast stays by default. */
  durationMs?: number | undefined;
}

export interface ToastSink {
  add(id: string, request: ToastRequest): void;
  close(id: string): void;
}

/** Holds toasts until a sink shows them. The viewport is loaded lazily; toasts added before are not lost. */
export interface ToastQueue {
  show(request: ToastRequest): string;
  dismiss(id: string): void;
  /** Delivers the queued toasts and all later ones. Returns a function that disconnects. */
  connect(sink: ToastSink): () => void;
}

export function createToastQueue(onWanted: () => void): ToastQueue {
  const waiting = new Map<string, ToastRequest>();
  let sink: ToastSink | undefined;
  let count = 0;

  return {
    show(request) {
      count += 1;
      const id = `toast-${count}`;
      if (sink) sink.add(id, request);
      else {
        waiting.set(id, request);
        onWanted();
      }
      return id;
    },
    dismiss(id) {
      waiting.delete(id);
      sink?.close(id);
    },
    connect(next) {
      sink = next;
      for (const [id, request] of waiting) next.add(id, request);
      waiting.clear();
      return () => {
        if (sink === next) sink = undefined;
      };
    },
  };
}
