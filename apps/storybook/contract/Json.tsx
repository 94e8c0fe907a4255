import styles from './Explorer.module.css';

/** A value as formatted JSON. */
export function Json({ label, value }: { label: string; value: unknown }) {
  return (
    // It scrolls: the keyboard has to reach it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <pre className={styles['json']} tabIndex={0} role="region" aria-label={label}>
      {JSON.stringify(value, null, 2)}
    </pre>
  );
}
