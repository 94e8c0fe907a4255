import { Markdown } from '@storybook/addon-docs/blocks';
import type { ComponentProps, ReactNode } from 'react';

const OPTIONS = { overrides: { pre: Code, table: Table } };

/** A document of the repository, in Markdown. */
export function Guide({ children }: { children: string }) {
  return (
    <div className="docs-guide">
      <Markdown options={OPTIONS}>{children}</Markdown>
    </div>
  );
}

function Code({ children }: { children: ReactNode }) {
  return (
    <Scrolled label="Code">
      <pre>{children}</pre>
    </Scrolled>
  );
}

function Table(props: ComponentProps<'table'>) {
  return (
    <Scrolled label="Table">
      <table {...props} />
    </Scrolled>
  );
}

/** What may be wider than the page is scrolled on its own, also by keyboard. */
function Scrolled({ label, children }: { label: string; children: ReactNode }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reached by keyboard
    <div className="docs-guide-scrolled" tabIndex={0} role="group" aria-label={label}>
      {children}
    </div>
  );
}
