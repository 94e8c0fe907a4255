/**
 * Hooks of pnpm. A packed manifest has nothing that only the workspace needs: the condition that resolves to
 * source, which isn't packed, and what develops and measures the package.
 */
const SOURCE_CONDITION = '@perya/source';
const INTERNAL = new Set(['devDependencies', 'scripts', 'size-limit']);

export const hooks = {
  beforePacking: (manifest) =>
    withoutSource(
      Object.fromEntries(Object.entries(manifest).filter(([field]) => !INTERNAL.has(field))),
    ),
};

/** Drops the condition from the maps of `exports` and `imports`, however deep it is. */
function withoutSource(value) {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => key !== SOURCE_CONDITION)
      .map(([key, inner]) => [key, withoutSource(inner)]),
  );
}
