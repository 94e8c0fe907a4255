import { useState } from 'react';

/** True from the first time on that something is wanted: what it takes is fetched then, and stays to be seen going. */
export function useOnceWanted(isWanted: boolean): boolean {
  const [wasWanted, setWasWanted] = useState(isWanted);
  if (isWanted && !wasWanted) setWasWanted(true);
  return wasWanted;
}
