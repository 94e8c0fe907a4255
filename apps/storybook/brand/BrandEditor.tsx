import { BrandPackError, brandStyle, parseBrandPack, type Brand } from '@perya/site-config';
import { withBrandFiles } from '@perya/storybook-preset/brand';
import { Field, TextArea } from '@perya/ui-kit';
import { useState } from 'react';

import styles from './brand.module.css';
import { BrandSheet } from './BrandSheet.tsx';

interface BrandEditorProps {
  pack: unknown;
  /** The name of the pack's file, without its ending. */
  name: string;
}

/** A pack as text: either its sheet, or the errors as an operator gets them from the build. */
export function BrandEditor({ pack, name }: BrandEditorProps) {
  const [text, setText] = useState(() => JSON.stringify(pack, null, 2));
  const { brand, error } = read(text, name);
  return (
    <div className={styles['editor']}>
      <Field label={`${name}.json`} help="Checked as you type. Nothing is saved.">
        <TextArea
          className={styles['source']}
          spellCheck={false}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </Field>
      <div>
        <div aria-live="polite">
          {error !== undefined && <pre className={styles['error']}>{error}</pre>}
        </div>
        {brand && (
          <>
            <style>{brandStyle(brand)}</style>
            <BrandSheet brand={brand} />
          </>
        )}
      </div>
    </div>
  );
}

function read(text: string, name: string): { brand?: Brand; error?: string } {
  try {
    return { brand: withBrandFiles(name, parseBrandPack(JSON.parse(text), `${name}.json`)) };
  } catch (error) {
    if (error instanceof BrandPackError || error instanceof SyntaxError) {
      return { error: error.message };
    }
    throw error;
  }
}
