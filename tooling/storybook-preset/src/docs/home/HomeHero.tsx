import { Banderitas, CategoryIcon, LanternGlow, type CategoryIconName } from '@perya/ui-kit';
import { Unstyled } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';

import styles from './home.module.css';

interface HomeHeroProps {
  title: string;
  /** One sentence. */
  children: ReactNode;
}

/** The first view: a string of flags, and lanterns that light the title. */
export function HomeHero({ title, children }: HomeHeroProps) {
  return (
    <Unstyled>
      <header className={styles['hero']}>
        <LanternGlow placement="start" />
        <LanternGlow tone="gold" placement="end" />
        <Banderitas size="large" className={styles['flags']} />
        <div className={styles['view']}>
          <div>
            <h1 className={styles['title']}>{title}</h1>
            <div className={styles['lead']}>{children}</div>
          </div>
          <Lanterns />
        </div>
      </header>
    </Unstyled>
  );
}

/** Where each lantern hangs, how long its cord is, and how large it is. */
const LANTERNS = [
  { x: 52, cord: 48, size: 0.8 },
  { x: 130, cord: 96, size: 1.1 },
  { x: 206, cord: 30, size: 0.7 },
];

function Lanterns() {
  return (
    <svg viewBox="0 0 260 240" className={styles['lanterns']} aria-hidden>
      {LANTERNS.map(({ x, cord, size }) => (
        <g key={x} className={styles['lantern']}>
          <path className={styles['cord']} d={`M${x} -88V${cord}`} />
          <g transform={`translate(${x} ${cord}) scale(${size})`}>
            <path
              className={styles['paper']}
              d="M0 6c30 0 46 19 46 44S30 94 0 94s-46-19-46-44S-30 6 0 6Z"
            />
            <path
              className={styles['rib']}
              d="M-22 11c-12 10-17 23-17 39s5 29 17 39M0 6v88M22 11c12 10 17 23 17 39s-5 29-17 39"
            />
            <path className={styles['cap']} d="M-18 0h36v9h-36zM-18 91h36v9h-36z" />
            <path className={styles['tassel']} d="M-9 100v18M0 100v26M9 100v18" />
          </g>
        </g>
      ))}
    </svg>
  );
}

/** Places the `Path`s beside each other. */
export function Paths({ children }: { children: ReactNode }) {
  return <div className={styles['paths']}>{children}</div>;
}

interface PathProps {
  /** Who it is for. */
  title: string;
  /** Decorative. */
  icon: CategoryIconName;
  /** A Markdown list of links: tests check those. */
  children: ReactNode;
}

/** What one kind of reader finds where. */
export function Path({ title, icon, children }: PathProps) {
  return (
    <section className={styles['path']}>
      <CategoryIcon category={icon} size={40} color="hue" />
      <h3>{title}</h3>
      {children}
    </section>
  );
}
