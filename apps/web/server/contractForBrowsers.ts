import type { Plugin } from 'vite';

const CONTRACT = /packages\/api-client\/src\/(?!openapi)[\w/-]+\.ts$/;

/**
 * `tag`, `summary` and `spec` of an endpoint: one or more string literals, the last property or followed by
 * another.
 */
const REFERENCE_ONLY =
  /^ {2}(?:tag|summary|spec):\s*(?:'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\$]|\\.)*`),\n/gm;

/** Removes documentation-only text from the browser's copy of the contract. */
export function contractForBrowsers(): Plugin {
  return {
    name: 'perya:contract-for-browsers',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      if (!CONTRACT.test(id) || !code.includes('endpoint({')) return null;
      // Keeps the number of lines, so that source positions stay valid.
      return {
        code: code.replaceAll(REFERENCE_ONLY, (text) => '\n'.repeat(text.split('\n').length - 1)),
        map: null,
      };
    },
  };
}
