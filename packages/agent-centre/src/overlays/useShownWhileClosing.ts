import { useState } from 'react';

/** Keeps an overlay's last content during its exit animation. */
export function useShownWhileClosing<Subject>(subject: Subject | null): Subject | null {
  const [shown, setShown] = useState(subject);
  if (subject !== null && subject !== shown) setShown(subject);
  return subject ?? shown;
}
