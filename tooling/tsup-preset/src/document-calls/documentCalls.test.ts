import { expect, test } from 'vitest';
import { documentCalls } from './documentCalls.ts';

const calls = {
  listGames: { method: 'GET', path: '/wps/games', summary: 'Lists games.' },
  login: { method: 'POST', path: '/wps/login', summary: 'Signs in. */ export {};' },
};

test('writes summary, method and path above a call', () => {
  const declarations =
    'declare const listGames: Endpoint<v.ObjectSchema<{\n}>>;\ninterface Game {}';
  expect(documentCalls(declarations, calls)).toEqual({
    text: `/**\n * Lists games.\n *\n * \`GET /wps/games\`\n */\n${declarations}`,
    documented: ['listGames'],
  });
});

test('keeps a comment from the source', () => {
  const declarations = '/** Of the lobby. */\nexport declare const listGames: Endpoint<Games>;';
  expect(documentCalls(declarations, calls)).toEqual({
    text: declarations,
    documented: ['listGames'],
  });
});

test('leaves constants that are no calls unchanged', () => {
  const declarations = 'declare const GAMES: Endpoint<A>;\ndeclare const login: () => void;';
  expect(documentCalls(declarations, calls)).toEqual({ text: declarations, documented: [] });
});

test('doesn’t let a summary end the comment', () => {
  const { text } = documentCalls('declare const login: Endpoint<A>;', calls);
  expect(text.split('*/')).toHaveLength(2);
});
