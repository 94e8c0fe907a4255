import { expect, test } from 'vitest';
import { assertNode } from './runtime';

test.each(['18.20.0', '20.20.2', '22.21.9'])('refuses Node %s with what to do', (version) => {
  expect(() => assertNode(version)).toThrow(`Node ${version} is too old`);
});

test.each(['22.22.0', '24.21.0', '26.0.0'])('accepts Node %s', (version) => {
  expect(() => assertNode(version)).not.toThrow();
});
