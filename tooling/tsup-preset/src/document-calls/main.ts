#!/usr/bin/env node
/**
 * `document-calls`, run in the folder of the API client after `bundle-types`: writes what the contract says
 * about each call into the bundled declarations, where editors and API reports show it.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { documentCalls, type DocumentedCall } from './documentCalls.ts';

const dist = resolve('dist');
const { contract } = (await import(pathToFileURL(resolve(dist, 'server.js')).href)) as {
  contract: Readonly<Record<string, DocumentedCall>>;
};

const found = globSync('**/*.d.ts', { cwd: dist }).flatMap((file) => {
  const path = resolve(dist, file);
  const before = readFileSync(path, 'utf8');
  const { text, documented } = documentCalls(before, contract);
  if (text !== before) writeFileSync(path, text);
  return documented;
});

const names = new Set(found);
const missing = Object.keys(contract).filter((name) => !names.has(name));
if (missing.length > 0) {
  console.error(`✖ The declarations of these calls were not found: ${missing.join(', ')}.`);
  process.exitCode = 1;
}
