import assert from 'node:assert/strict';
import { run } from './command.ts';

/** What the program prints. */
const EXPECTED = {
  games: ['Lantern Night', 'Monsoon Night', 'Carabao Night'],
  // Six numbers, five in a bet.
  bets: 6,
  amount: '1234.56',
  documentsGames: true,
};

/** Runs the program and compares what it prints. */
export async function checkNodeProgram(folder: string): Promise<void> {
  const output = await run(process.execPath, ['src/main.ts'], { cwd: folder });
  assert.deepEqual(JSON.parse(output), EXPECTED);
}
