import { designTokens, type DesignTokenOptions } from '@perya/design-tokens';
import { Block } from './Block.tsx';
import { Download } from 'lucide-react';

import { Button } from '@perya/ui-kit';
import styles from './foundations.module.css';
import { TOKENS_CSS, useThemes } from './tokens.ts';

const FILES: readonly { label: string; suffix: string; theme?: 'dark' | 'light' }[] = [
  { label: 'Both themes', suffix: 'tokens.json' },
  { label: 'Dark only', suffix: 'dark.tokens.json', theme: 'dark' },
  { label: 'Light only', suffix: 'light.tokens.json', theme: 'light' },
];

/** The design tokens for design tools, with those of the chosen brand. */
export function TokensDownload() {
  const { brand } = useThemes();
  const name = brand.name.toLowerCase().replaceAll(/\W+/g, '-');
  return (
    <Block>
      <div className={styles['downloads']}>
        {FILES.map(({ label, suffix, theme }, index) => (
          <Button
            key={suffix}
            variant={index === 0 ? 'primary' : 'secondary'}
            iconStart={<Download size={18} />}
            render={
              // oxlint-disable-next-line jsx-a11y/anchor-has-content -- The button renders its label into it.
              <a download={`${name}.${suffix}`} href={hrefOf({ theme, brand: brand.roleTokens })} />
            }
          >
            {label}
          </Button>
        ))}
      </div>
    </Block>
  );
}

const hrefOf = (options: DesignTokenOptions) =>
  `data:application/json,${encodeURIComponent(JSON.stringify(designTokens(TOKENS_CSS, options), null, 2))}`;
