import { THEMES } from '@perya/design-tokens';
import { Block } from './Block.tsx';

import { THEME_NAMES } from '../../themeNames.ts';
import { Copy } from './Copy.tsx';
import styles from './foundations.module.css';
import { hexOf, SHARED, useThemes } from './tokens.ts';

interface ColorRolesProps {
  /** The names' first part: `color` or `hue`. */
  group: 'color' | 'hue';
  /** Which of the group, by the rest of the name. */
  only: RegExp;
}

/** The roles of a group with their purpose and their value in both themes of the chosen brand. */
export function ColorRoles({ group, only }: ColorRolesProps) {
  const themes = useThemes();
  const roles = themes.group(group).filter(({ name }) => only.test(name.slice(group.length + 3)));
  return (
    <Block>
      <ul className={styles['roles']}>
        {roles.map(({ name, description }) => (
          <li key={name} className={styles['role']}>
            <div className={styles['roleText']}>
              <Copy text={`var(${name})`} />
              {description !== undefined && <p className={styles['purpose']}>{description}</p>}
            </div>
            {THEMES.map((theme) => {
              const color = themes.colorOf(name, theme);
              return (
                <div key={theme} data-theme={theme} className={styles['swatch']}>
                  <span className={styles['chip']} style={{ background: `var(${name})` }} />
                  <span className={styles['swatchText']}>
                    <span className={styles['swatchTheme']}>{THEME_NAMES[theme]}</span>
                    <Copy text={hexOf(color)} />
                  </span>
                </div>
              );
            })}
          </li>
        ))}
      </ul>
    </Block>
  );
}

/** The colors that the roles are made of, family by family. */
export function Palette() {
  const palette = [...SHARED.values()].filter(({ name }) => name.startsWith('--palette-'));
  const families = Map.groupBy(palette, ({ name }) => name.split('-')[3] ?? '');
  return (
    <Block>
      {[...families].map(([family, shades]) => (
        <section key={family} className={styles['family']}>
          <p className={styles['familyName']}>{family}</p>
          <ul className={styles['shades']}>
            {shades.map(({ name, value }) => (
              <li key={name}>
                <span className={styles['shade']} style={{ background: value }} />
                <span className={styles['shadeName']}>{name.split('-').at(-1)}</span>
                <Copy text={value} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Block>
  );
}
