/**
 * Measures how long a draw of many tickets takes until the last of them is paid, and prints it as JSON:
 * `pnpm bench draws` asks for it.
 */
import startTestServer from '../kernel/db/testServer';
import { checkLedger } from '../kernel/ledger';
import { startTestGateway } from '../testing';
import { measureSettlement } from '../modules/lottery';

const tickets = Number(process.argv[2] ?? 100_000);
const stopServer = await startTestServer();
const gateway = await startTestGateway();
const times = await measureSettlement(gateway, tickets);
const errors = await checkLedger(gateway.db);
await gateway.stop();
await stopServer();
process.stdout.write(`${JSON.stringify({ ...times, errors: errors.length })}\n`);
