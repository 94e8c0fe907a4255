import { useState } from 'react';

/** What an overlay was opened for, also while it closes: it keeps what it says until it is gone. */
export function useShownWhileClosing<Subject>(subject: Subject | null): Subject | null {
  const [shown, setShown] = useState(subject);
  if (subject !== null && subject !== shown) setShown(subject);
  return subject ?? shown;
}
