import { Block } from './Block.tsx';
import type { Token } from '@perya/design-tokens';

import { Copy } from './Copy.tsx';
import styles from './foundations.module.css';
import { sharedGroup } from './tokens.ts';

/** The scale of spaces, as long as they are under the chosen density. */
export function SpaceScale() {
  return (
    <TokenRows tokens={sharedGroup('space')}>
      {({ name }) => <span className={styles['bar']} style={{ inlineSize: `var(${name})` }} />}
    </TokenRows>
  );
}

/** Sizes of the layout that several components share. */
export function LayoutSizes() {
  const names = ['header', 'rail', 'bottom-bar', 'target'];
  return (
    <TokenRows tokens={names.flatMap(sharedGroup)}>
      {({ name }) => <span className={styles['bar']} style={{ inlineSize: `var(${name})` }} />}
    </TokenRows>
  );
}

export function RadiusScale() {
  return (
    <Block>
      <ul className={styles['tiles']}>
        {sharedGroup('radius').map(({ name, value, description }) => (
          <li key={name}>
            <span className={styles['corner']} style={{ borderRadius: `var(${name})` }} />
            <Copy text={`var(${name})`} />
            <p className={styles['purpose']}>
              {value}. {description}
            </p>
          </li>
        ))}
      </ul>
    </Block>
  );
}

interface TokenRowsProps {
  tokens: readonly Token[];
  children: (token: Token) => React.ReactNode;
}

/** A row for each token: its name, its value and purpose, and what it looks like. */
export function TokenRows({ tokens, children }: TokenRowsProps) {
  return (
    <Block>
      <ul className={styles['rows']}>
        {tokens.map((token) => (
          <li key={token.name}>
            <span>
              <Copy text={`var(${token.name})`} />
              <span className={styles['purpose']}>
                {[token.value, token.description].filter(Boolean).join('. ')}
              </span>
            </span>
            <span className={styles['shown']}>{children(token)}</span>
          </li>
        ))}
      </ul>
    </Block>
  );
}
