import { CircleAlert } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';

import styles from './FormFailure.module.css';

export interface FormFailureProps {
  /** Why the form could not be sent, in the visitor's words; null while nothing is wrong. */
  text: string | null;
}

/** The alert over a form. Takes the focus when it appears, so that nobody misses why nothing happened. */
export function FormFailure({ text }: FormFailureProps) {
  const box = useRef<HTMLDivElement>(null);
  // With the words, not a moment after them.
  useLayoutEffect(() => {
    if (text) box.current?.focus();
  }, [text]);
  return (
    <div ref={box} className={styles['failure']} role="alert" tabIndex={-1} hidden={!text}>
      <CircleAlert aria-hidden="true" />
      <span>{text}</span>
    </div>
  );
}
