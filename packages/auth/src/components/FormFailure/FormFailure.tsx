import { CircleAlert } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';

import styles from './FormFailure.module.css';

export interface FormFailureProps {
  /** The translated error of the submission; null if there is none. */
  text: string | null;
}

/** An alert above a form. Takes focus when it appears. */
export function FormFailure({ text }: FormFailureProps) {
  const box = useRef<HTMLDivElement>(null);
  // In the same frame as the text.
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
