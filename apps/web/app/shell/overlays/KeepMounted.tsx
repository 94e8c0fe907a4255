import { Suspense, useState, type ReactNode } from 'react';

import { SlowPart } from '../boundaries/SlowPart';

export interface KeepMountedProps {
  isOpen: boolean;
  children: ReactNode;
}

/** Mounts its children when first opened, and keeps them mounted for the exit animation. */
export function KeepMounted({ isOpen, children }: KeepMountedProps) {
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  return wasOpen || isOpen ? <Suspense fallback={<SlowPart />}>{children}</Suspense> : null;
}
