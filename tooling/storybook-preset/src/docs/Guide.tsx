import { Markdown } from '@storybook/addon-docs/blocks';
import type { ComponentProps } from 'react';

const OPTIONS = { overrides: { table: Table } };

/** A document of the repository, in Markdown. */
export function Guide({ children }: { children: string }) {
  return (
    <div className="docs-guide">
      <Markdown options={OPTIONS}>{children}</Markdown>
    </div>
  );
}

/** A table that is scrolled on its own, also by keyboard. */
function Table(props: ComponentProps<'table'>) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reached by keyboard
    <div className="docs-guide-table" tabIndex={0} role="group" aria-label="Table">
      <table {...props} />
    </div>
  );
}
