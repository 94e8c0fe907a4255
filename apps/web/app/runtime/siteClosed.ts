let listener: (() => void) | null = null;
let isUnheard = false;

/** A call was answered with "maintenance" or "not from your place". */
export function siteClosed(): void {
  if (listener) listener();
  else isUnheard = true;
}

/** For the one who asks what the site is now; hears also of what came before. */
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
