import type { Plugin } from 'vite';

const CONTRACT = /packages\/api-client\/src\/(?!openapi)[\w/-]+\.ts$/;

/** `tag`, `summary` and `spec` of an endpoint: one or more string literals, the last property or followed by another. */
const REFERENCE_ONLY =
  /^ {2}(?:tag|summary|spec):\s*(?:'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\$]|\\.)*`),\n/gm;

/** Leaves out of the browser's copy of the contract what only the printed reference says. */
export function contractForBrowsers(): Plugin {
  return {
    name: 'perya:contract-for-browsers',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      if (!CONTRACT.test(id) || !code.includes('endpoint({')) return null;
      // As many lines as before, so that places in the source stay true.
      return {
        code: code.replaceAll(REFERENCE_ONLY, (text) => '\n'.repeat(text.split('\n').length - 1)),
        map: null,
      };
    },
  };
}
