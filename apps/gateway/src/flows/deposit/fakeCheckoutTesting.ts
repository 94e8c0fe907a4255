import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { HostedCheckoutSettings } from '../../kernel/config/hostedCheckout';

/** A session of the fake, with the names of its API. */
interface FakeSession {
  id: string;
  client_reference_id: string;
  status: 'open' | 'complete' | 'expired';
  payment_status: 'unpaid' | 'paid';
  amount_total: number;
  currency: string;
  url: string | null;
}

/** A hosted checkout for tests: its API on a local port, and everything that it was asked for. */
export interface FakeCheckout {
  settings: HostedCheckoutSettings;
  sessions: FakeSession[];
  /** The requests to create a session, repeats included. */
  orders: { headers: IncomingMessage['headers']; form: URLSearchParams }[];
  /** Runs between the creation of a session and its answer. */
  beforeAnswer: () => Promise<void>;
  /** Answers instead of the API. */
  intercept: ((response: ServerResponse) => void) | undefined;
  close(): Promise<void>;
}

const KEY = 'test-key';
const CREATE = '/v1/checkout/sessions';

export async function openFakeCheckout(): Promise<FakeCheckout> {
  const byKey = new Map<string, { form: string; session: FakeSession }>();
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const body = await readBody(request);
    const { method, url = '', headers } = request;
    if (method === 'POST') fake.orders.push({ headers, form: new URLSearchParams(body) });
    if (fake.intercept !== undefined) return fake.intercept(response);
    if (headers.authorization !== `Bearer ${KEY}`) return send(response, 401, {});
    if (method === 'GET') {
      const found = fake.sessions.find(({ id }) => url === `${CREATE}/${id}`);
      return found === undefined ? send(response, 404, {}) : send(response, 200, found);
    }
    const key = String(headers['idempotency-key']);
    const known = byKey.get(key);
    if (known !== undefined && known.form !== body) return send(response, 400, {});
    const session = known?.session ?? sessionOf(new URLSearchParams(body));
    if (known === undefined) {
      byKey.set(key, { form: body, session });
      fake.sessions.push(session);
    }
    await fake.beforeAnswer();
    send(response, 200, session);
  };
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const fake: FakeCheckout = {
    settings: {
      url: `http://127.0.0.1:${port}`,
      key: KEY,
      webhookSecret: 'webhook-secret-of-the-fake',
      signatureHeader: 'checkout-signature',
      types: new Map([['EWALLET', ['wallet_a', 'wallet_b']]]),
    },
    sessions: [],
    orders: [],
    beforeAnswer: async () => {},
    intercept: undefined,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
  return fake;
}

function sessionOf(form: URLSearchParams): FakeSession {
  const id = `cs_${randomBytes(8).toString('hex')}`;
  return {
    id,
    client_reference_id: form.get('client_reference_id') ?? '',
    status: 'open',
    payment_status: 'unpaid',
    amount_total: Number(form.get('line_items[0][price_data][unit_amount]')),
    currency: form.get('line_items[0][price_data][currency]') ?? '',
    url: `https://checkout.example/pay/${id}`,
  };
}

async function readBody(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const chunk of request.setEncoding('utf8')) body += chunk;
  return body;
}

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
}
