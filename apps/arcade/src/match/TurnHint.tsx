import styles from './TurnHint.module.css';

/** What the player can do to get further, or why nothing is possible. */
export function TurnHint({ children }: { children: string }) {
  return <p className={styles['hint']}>{children}</p>;
}
