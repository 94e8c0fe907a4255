import { THEMES, type Theme } from '@perya/design-tokens';
import type { ReactNode } from 'react';

import { THEME_NAMES } from '../../themeNames.ts';
import styles from './foundations.module.css';

/** The same content in both themes, beside each other. */
export function BothThemes({ children }: { children: (theme: Theme) => ReactNode }) {
  return (
    <div className={styles['themes']}>
      {THEMES.map((theme) => (
        <section key={theme} data-theme={theme} className={styles['theme']}>
          <p className={styles['themeName']}>{THEME_NAMES[theme]}</p>
          {children(theme)}
        </section>
      ))}
    </div>
  );
}
