export { runCommand, type RunOptions } from './runCommand.ts';
