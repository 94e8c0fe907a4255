import type { ReactNode } from 'react';

/** A short message that floats over the page and goes by itself. */
export interface ToastRequest {
  title: string;
  description?: ReactNode;
  tone?: 'info' | 'success' | 'danger' | undefined;
  /** One thing to do about it. */
  action?: { label: string; onAction(): void } | undefined;
  /** How long it stays, in milliseconds; 0 until it is put away. A danger stays by default. */
  durationMs?: number | undefined;
}

export interface ToastSink {
  add(id: string, request: ToastRequest): void;
  close(id: string): void;
}

/**
 * Holds toasts until somebody shows them. The part that shows them is loaded when it is first
 * wanted; what was said before it arrived is not lost.
 */
export interface ToastQueue {
  show(request: ToastRequest): string;
  dismiss(id: string): void;
  /** Takes over what waits, and whatever comes later. Returns how to let go. */
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
