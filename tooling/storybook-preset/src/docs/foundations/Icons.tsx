import { CategoryIcon, Field, Input, type CategoryIconName } from '@perya/ui-kit';
import { Block } from './Block.tsx';
import { Search } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { ICONS, USES } from 'virtual:icons-in-use';

import shellUrl from '../../../../../apps/web/app/shell/icons/icons.svg?no-inline';
import shellDrawings from '../../../../../apps/web/app/shell/icons/icons.svg?raw';
import drawings from '../../../../../packages/ui-kit/src/components/CategoryIcon/drawings.svg?raw';
import { Copy } from './Copy.tsx';
import styles from './foundations.module.css';

const CATEGORY_NAMES = [...drawings.matchAll(/<g id="(\w+)"/g)].map(
  ([, name]) => name as CategoryIconName,
);

/** The family of icons that is drawn for the categories. */
export function CategoryIcons() {
  return (
    <IconTiles
      icons={CATEGORY_NAMES.map((category) => ({
        name: category,
        drawing: <CategoryIcon category={category} size={48} color="hue" />,
        code: `<CategoryIcon category="${category}" />`,
      }))}
    />
  );
}

/** The icons of the site's first view, in the file that it loads them from. */
export function ShellIcons() {
  return (
    <IconTiles
      icons={[...shellDrawings.matchAll(/ id="(\w+)"/g)].map(([, name = '']) => ({
        name,
        drawing: (
          <svg
            viewBox="0 0 24 24"
            width="28"
            height="28"
            className={styles['shellIcon']}
            aria-hidden
          >
            <use href={`${shellUrl}#${name}`} />
          </svg>
        ),
        code: `<use href={\`\${drawings}#${name}\`} />`,
      }))}
    />
  );
}

/** The icons of lucide-react that the code imports, with the packages that do. */
export function LucideIcons() {
  const [query, setQuery] = useState('');
  const wanted = query.toLowerCase().replaceAll(/[\s-]/g, '');
  const found = Object.entries(ICONS).filter(([name]) => name.toLowerCase().includes(wanted));
  return (
    <>
      <Block>
        <div className={styles['search']}>
          <Field label="Find an icon" help="A part of its name, for example “arrow”.">
            <Input
              type="search"
              iconStart={<Search size={18} />}
              value={query}
              onChange={({ target }) => setQuery(target.value)}
            />
          </Field>
          <p role="status" className={styles['purpose']}>
            {found.length} of {Object.keys(ICONS).length} icons
          </p>
        </div>
      </Block>
      <IconTiles
        icons={found.map(([name, Icon]) => ({
          name,
          drawing: <Icon size={28} aria-hidden />,
          code: `import { ${name} } from 'lucide-react';`,
          note: USES[name]?.join(', '),
        }))}
      />
    </>
  );
}

interface IconTile {
  name: string;
  drawing: ReactNode;
  code: string;
  note?: string | undefined;
}

function IconTiles({ icons }: { icons: readonly IconTile[] }) {
  return (
    <Block>
      <ul className={styles['icons']}>
        {icons.map(({ name, drawing, code, note }) => (
          <li key={name}>
            <span className={styles['drawing']}>{drawing}</span>
            <Copy text={code} label={name} />
            {note !== undefined && <span className={styles['purpose']}>{note}</span>}
          </li>
        ))}
      </ul>
    </Block>
  );
}
