import { Block } from './Block.tsx';

import { Copy } from './Copy.tsx';
import styles from './foundations.module.css';
import { BothThemes } from './Themed.tsx';
import { sharedGroup, useThemes } from './tokens.ts';

/** What lies over what, the highest first. */
export function Layers() {
  const layers = sharedGroup('layer').toSorted((a, b) => Number(b.value) - Number(a.value));
  return (
    <Block>
      <ol className={styles['layers']}>
        {layers.map(({ name, value, description }) => (
          <li key={name} style={{ zIndex: `var(${name})` }}>
            <Copy text={`var(${name})`} />
            <span className={styles['purpose']}>{`${value}. ${description ?? ''}`}</span>
          </li>
        ))}
      </ol>
    </Block>
  );
}

/** What floats, and the light behind what matters. */
export function Shadows() {
  const { group } = useThemes();
  return (
    <Block>
      <BothThemes>
        {() => (
          <div className={styles['stack']}>
            {group('shadow').map(({ name, description }) => (
              <div key={name} className={styles['floating']} style={{ boxShadow: `var(${name})` }}>
                <Copy text={`var(${name})`} />
                <span className={styles['purpose']}>{description}</span>
              </div>
            ))}
            {group('glow').map(({ name, description }) => (
              <div
                key={name}
                className={styles['glowing']}
                style={{ backgroundImage: `var(${name})` }}
              >
                <Copy text={`var(${name})`} />
                <span className={styles['purpose']}>{description}</span>
              </div>
            ))}
          </div>
        )}
      </BothThemes>
    </Block>
  );
}
