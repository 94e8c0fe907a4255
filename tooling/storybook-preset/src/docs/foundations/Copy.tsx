import { Check, Copy as CopyIcon } from 'lucide-react';
import { useEffect, useState } from 'react';

import styles from './foundations.module.css';

interface CopyProps {
  /** What is copied, and shown unless there is a label. */
  text: string;
  label?: string;
}

/** How long “Copied” stays. */
const SHOWN_MS = 2000;

/** A button that copies a text and says so. */
export function Copy({ text, label = text }: CopyProps) {
  const [result, setResult] = useState<'Copied' | 'Not copied' | null>(null);
  useEffect(() => {
    if (result === null) return;
    const timer = setTimeout(() => setResult(null), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [result]);
  const copy = () => {
    navigator.clipboard.writeText(text).then(
      () => setResult('Copied'),
      // The browser asks, or the page isn't served over a secure connection.
      () => setResult('Not copied'),
    );
  };
  return (
    <span className={styles['copy']}>
      <button type="button" onClick={copy} aria-label={`Copy ${label}`}>
        <code>{label}</code>
        {result === 'Copied' ? <Check aria-hidden size={14} /> : <CopyIcon aria-hidden size={14} />}
      </button>
      <span role="status" className={styles['copied']}>
        {result}
      </span>
    </span>
  );
}
