import { reducedMotionTokens, type Token } from '@perya/design-tokens';
import { Button, Switch } from '@perya/ui-kit';
import { Block } from './Block.tsx';
import { useState } from 'react';

import { Copy } from './Copy.tsx';
import styles from './foundations.module.css';
import { RULES, sharedGroup } from './tokens.ts';

/** The durations with the easing, at their own speed or slowed down. */
export function Durations() {
  const [isAtEnd, setIsAtEnd] = useState(false);
  const [isSlow, setIsSlow] = useState(false);
  return (
    <Block>
      <div className={styles['motion']} data-at-end={isAtEnd} data-slow={isSlow}>
        <div className={styles['controls']}>
          <Button variant="primary" onClick={() => setIsAtEnd((was) => !was)}>
            Play
          </Button>
          <Switch label="Ten times slower" checked={isSlow} onCheckedChange={setIsSlow} />
        </div>
        <ul className={styles['tracks']}>
          {sharedGroup('motion').map(({ name, value, description }) => (
            <li key={name}>
              <span>
                <Copy text={`var(${name})`} />
                <span className={styles['purpose']}>{`${value}. ${description ?? ''}`}</span>
              </span>
              <span className={styles['track']}>
                <span className={styles['traveler']} style={durationOf(name, isSlow)} />
              </span>
            </li>
          ))}
        </ul>
      </div>
    </Block>
  );
}

const durationOf = (name: string, isSlow: boolean) => ({
  transitionDuration: isSlow ? `calc(var(${name}) * 10)` : `var(${name})`,
});

/** What the durations become for those who ask their system for less motion. */
export function ReducedMotion() {
  return (
    <ul>
      {[...reducedMotionTokens(RULES).values()].map(({ name, value }) => (
        <li key={name}>
          <code>{name}</code>: {value}
        </li>
      ))}
    </ul>
  );
}

/** The curve of each easing: progress over time. */
export function Easings() {
  return (
    <Block>
      <ul className={styles['tiles']}>
        {sharedGroup('ease').map((token) => (
          <li key={token.name}>
            <Curve token={token} />
            <Copy text={`var(${token.name})`} />
            <p className={styles['purpose']}>{`${token.value}. ${token.description ?? ''}`}</p>
          </li>
        ))}
      </ul>
    </Block>
  );
}

function Curve({ token }: { token: Token }) {
  const [x1 = 0, y1 = 0, x2 = 1, y2 = 1] = token.value.match(/-?[\d.]+/g)?.map(Number) ?? [];
  const at = (x: number, y: number) => `${10 + x * 100} ${110 - y * 100}`;
  return (
    <svg viewBox="0 0 120 120" className={styles['curve']} aria-hidden>
      <path d={`M${at(0, 0)}H110M${at(0, 0)}V10`} className={styles['axis']} />
      <path d={`M${at(0, 0)}C${at(x1, y1)} ${at(x2, y2)} ${at(1, 1)}`} />
    </svg>
  );
}
