import { contrastRatio } from '@perya/design-tokens';
import { Block } from './Block.tsx';

import styles from './foundations.module.css';
import { BothThemes } from './Themed.tsx';
import { useThemes, type ThemeColor } from './tokens.ts';

/** WCAG 2.2: text needs 4.5:1 for AA and 7:1 for AAA; a control's edge needs 3:1. */
const LEVELS = {
  text: [
    { least: 7, mark: 'AAA' },
    { least: 4.5, mark: 'AA' },
  ],
  edge: [{ least: 3, mark: 'AA' }],
} as const;

interface ContrastProps {
  /** What lies on the surfaces, by role: `['text', 'muted']`. */
  roles: readonly string[];
  /** What they lie on, by role. */
  surfaces: readonly string[];
  kind?: keyof typeof LEVELS;
  /** Names the tables. */
  label: string;
}

/** Measures each role on each surface, in both themes under the chosen brand. */
export function Contrast({ roles, surfaces, kind = 'text', label }: ContrastProps) {
  const { colorOf } = useThemes();
  const nameOf = (role: string) => (role.startsWith('hue-') ? `--${role}` : `--color-${role}`);
  return (
    <Block>
      <BothThemes>
        {(theme) => (
          <div
            className={styles['scroller']}
            role="region"
            // A region that scrolls can be scrolled by keys.
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
            tabIndex={0}
            aria-label={`${label}, ${theme}`}
          >
            <table className={styles['contrast']}>
              <thead>
                <tr>
                  <th scope="col">on</th>
                  {surfaces.map((surface) => (
                    <th key={surface} scope="col">
                      {surface}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {roles.map((role) => (
                  <tr key={role}>
                    <th scope="row">{role}</th>
                    {surfaces.map((surface) => (
                      <td key={surface}>
                        <Sample kind={kind} color={nameOf(role)} surface={nameOf(surface)} />
                        <Ratio
                          kind={kind}
                          ink={colorOf(nameOf(role), theme)}
                          surface={colorOf(nameOf(surface), theme)}
                        />
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        )}
      </BothThemes>
    </Block>
  );
}

interface SampleProps {
  kind: keyof typeof LEVELS;
  /** Names of tokens. */
  color: string;
  surface: string;
}

function Sample({ kind, color, surface }: SampleProps) {
  return (
    <span
      aria-hidden
      className={styles['sample']}
      style={{ background: `var(${surface})`, color: `var(${color})` }}
    >
      {kind === 'text' ? 'Aa' : <span className={styles['edge']} />}
    </span>
  );
}

interface RatioProps {
  kind: keyof typeof LEVELS;
  ink: ThemeColor;
  surface: ThemeColor;
}

function Ratio({ kind, ink, surface }: RatioProps) {
  if (!ink.color || !surface.color) return <span className={styles['ratio']}>not computed</span>;
  const ratio = contrastRatio(ink.color, surface.color);
  const mark = LEVELS[kind].find(({ least }) => ratio >= least)?.mark ?? 'fails';
  return (
    <span className={styles['ratio']}>
      {/* Cut off, not rounded: 4.49 isn't 4.5. */}
      <span data-numeric>{(Math.floor(ratio * 10) / 10).toFixed(1)}</span>{' '}
      <span className={styles['mark']} data-mark={mark}>
        {mark}
      </span>
    </span>
  );
}
