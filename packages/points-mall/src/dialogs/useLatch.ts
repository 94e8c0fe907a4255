import { useState } from 'react';

/**
 * True once `isWanted` has been true: the content is then loaded, and stays mounted for its exit animation.
 */
export function useLatch(isWanted: boolean): boolean {
  const [wasWanted, setWasWanted] = useState(isWanted);
  if (isWanted && !wasWanted) setWasWanted(true);
  return wasWanted;
}
