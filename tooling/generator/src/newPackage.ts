import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const TEMPLATE = fileURLToPath(new URL('../template', import.meta.url));

/** Thrown for an invalid package name, with the reason. */
export class NameError extends Error {}

/** The name in all required formats: `prize-wheel` is also `PrizeWheel`, `prizeWheel` and `Prize wheel`. */
export function namesOf(name: string) {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name) || name.length > 40) {
    throw new NameError(
      `“${name}” is not a package name: use lower-case letters, digits and single hyphens, beginning with a letter, such as prize-wheel.`,
    );
  }
  const words = name.split('-');
  const pascal = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
  return {
    __name__: name,
    __Name__: pascal,
    __camel__: pascal.charAt(0).toLowerCase() + pascal.slice(1),
    __Title__: (words[0]?.charAt(0).toUpperCase() ?? '') + words.join(' ').slice(1),
  };
}

/** Renders the template. Returns the files by their path relative to the repository's root. */
export function filesOf(name: string): Map<string, string> {
  const names = namesOf(name);
  const fill = (text: string) =>
    text.replaceAll(/__(?:name|Name|camel|Title)__/g, (key) => names[key as keyof typeof names]);
  const files = new Map<string, string>();
  for (const entry of readdirSync(TEMPLATE, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    const path = fill(relative(TEMPLATE, file).replace(/\.tmpl$/, ''));
    files.set(join('packages', name, path), fill(readFileSync(file, 'utf8')));
  }
  files.set(
    join('.changeset', `first-${name}.md`),
    `---\n'@perya/${name}': minor\n---\n\n${names.__Title__}: the package, its page and its texts.\n`,
  );
  return files;
}

/** Writes a new feature package into the workspace. Never overwrites an existing one. */
export function newPackage(root: string, name: string): string[] {
  const files = filesOf(name);
  const folder = join('packages', name);
  if (existsSync(join(root, folder))) {
    throw new NameError(`${folder} already exists: choose another name.`);
  }
  for (const [path, text] of files) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return [...files.keys()];
}
