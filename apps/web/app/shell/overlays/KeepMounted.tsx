import { Suspense, useState, type ReactNode } from 'react';

import { SlowPart } from '../boundaries/SlowPart';

export interface KeepMountedProps {
  isOpen: boolean;
  children: ReactNode;
}

/** Comes when it is first open, and stays from then on, for its way out. */
export function KeepMounted({ isOpen, children }: KeepMountedProps) {
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  return wasOpen || isOpen ? <Suspense fallback={<SlowPart />}>{children}</Suspense> : null;
}
