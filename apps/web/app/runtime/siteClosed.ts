let listener: (() => void) | null = null;
let isUnheard = false;

/** Reports that a request was answered with "maintenance" or "region restricted". */
export function reportSiteClosed(): void {
  if (listener) listener();
  else isUnheard = true;
}

/** Subscribes to such reports, including an earlier one. */
export function onSiteClosed(next: () => void): () => void {
  listener = next;
  if (isUnheard) {
    isUnheard = false;
    next();
  }
  return () => {
    listener = null;
  };
}
