const MEANINGS = {
  stable: 'Used by the site. Changes follow semantic versioning.',
  new: 'May change in a minor version.',
  deprecated: 'Will be removed in the next major version.',
};

interface StatusProps {
  value: keyof typeof MEANINGS;
  /** The package that exports the component: `@perya/ui-kit`, or one of its entry points. */
  from: string;
}

/** How far others can rely on a component, and where it is imported from. */
export function Status({ value, from }: StatusProps) {
  return (
    <p className="docs-status" data-value={value}>
      <span>{value}</span>
      <span>{MEANINGS[value]}</span>
      <code>{from}</code>
    </p>
  );
}
