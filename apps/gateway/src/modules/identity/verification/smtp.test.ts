import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Db } from '../../../kernel/db/types';
import type { Message } from '../../../kernel/outbox';
import { createOutbox } from './outbox';

/** An email as a server receives it. */
interface Received {
  from: string;
  to: string[];
  data: string;
}

interface MailServer {
  url: string;
  received: Received[];
  /** The reply to every RCPT. */
  answerRecipient: string;
  close(): Promise<void>;
}

/** The part of RFC 5321 that a client needs to send an email. */
async function openMailServer(): Promise<MailServer> {
  const sockets = new Set<Socket>();
  const mail: Omit<MailServer, 'url' | 'close'> = { received: [], answerRecipient: '250 ok' };
  const server: Server = createServer((socket) => {
    sockets.add(socket);
    serveMail(socket, mail);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return Object.assign(mail, {
    url: `smtp://127.0.0.1:${port}`,
    close: () =>
      new Promise<void>((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => resolve());
      }),
  });
}

function serveMail(socket: Socket, mail: Omit<MailServer, 'url' | 'close'>) {
  let buffer = '';
  let current: Received = { from: '', to: [], data: '' };
  let inData = false;
  const say = (line: string) => socket.write(`${line}\r\n`);
  const obey = (line: string) => {
    const verb = line.slice(0, 4).toUpperCase();
    if (verb === 'EHLO' || verb === 'HELO') say('250 mail.example');
    else if (verb === 'MAIL') {
      current = { from: addressIn(line), to: [], data: '' };
      say('250 ok');
    } else if (verb === 'RCPT') {
      current.to.push(addressIn(line));
      say(mail.answerRecipient);
    } else if (verb === 'DATA') {
      inData = true;
      say('354 go on');
    } else if (verb === 'QUIT') {
      say('221 bye');
      socket.end();
    } else say('250 ok');
  };
  socket.setEncoding('utf8');
  socket.on('error', () => {});
  socket.on('data', (chunk: string) => {
    buffer += chunk;
    for (;;) {
      const end = buffer.indexOf(inData ? '\r\n.\r\n' : '\r\n');
      if (end < 0) return;
      const part = buffer.slice(0, end);
      buffer = buffer.slice(end + (inData ? 5 : 2));
      if (inData) {
        inData = false;
        mail.received.push({ ...current, data: part });
        say('250 taken');
      } else obey(part);
    }
  });
  say('220 mail.example');
}

const addressIn = (line: string) => /<(.*)>/.exec(line)?.[1] ?? '';

/** The text of an email, in either transfer encoding. */
function wordsOf(data: string): string {
  const [head = '', ...body] = data.split('\r\n\r\n');
  const text = body.join('\r\n\r\n');
  return /base64/i.test(head)
    ? Buffer.from(text, 'base64').toString()
    : Buffer.from(
        text
          .replaceAll('=\r\n', '')
          .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) =>
            String.fromCharCode(parseInt(hex, 16)),
          ),
        'latin1',
      ).toString();
}

let server: MailServer;
beforeEach(async () => {
  server = await openMailServer();
});
afterEach(() => server.close());

const AT = new Date('2026-03-04T05:06:07Z');
const MAIL: Message = {
  channel: 'email',
  recipient: 'juan01@example.com',
  subject: '【Perya】重设密码',
  body: 'Hello juan01,\n\nhttp://localhost:4173/login#reset=abc_DEF-123\n\nĐặt mật khẩu mới',
  details: { token: 'not-for-the-wire' },
};
/** Emails sent by SMTP insert no row. */
const NO_DATABASE = {} as Db;

const outbox = () =>
  createOutbox({
    smtp: { url: server.url, from: 'Perya <no-reply@perya.example>' },
    sms: undefined,
  });

describe('emails by SMTP', () => {
  it('arrive with sender, recipient, subject, date and text', async () => {
    await outbox().send(NO_DATABASE, MAIL, AT);
    const [mail] = server.received;
    expect(mail).toMatchObject({
      from: 'no-reply@perya.example',
      to: ['juan01@example.com'],
    });
    const data = mail?.data ?? '';
    expect(data).toContain('From: Perya <no-reply@perya.example>');
    expect(data).toContain('To: juan01@example.com');
    expect(data).toContain('Date: Wed, 04 Mar 2026 05:06:07 +0000');
    expect(data).toContain('Auto-Submitted: auto-generated');
    expect(data).toMatch(/Subject: =\?UTF-8\?/);
    expect(wordsOf(data).replaceAll('\r\n', '\n').trim()).toBe(MAIL.body);
    expect(data).not.toContain('not-for-the-wire');
  });

  it('go to one address, even if the recipient holds several', async () => {
    const recipient = 'a@example.com, b@example.com';
    await outbox()
      .send(NO_DATABASE, { ...MAIL, recipient }, AT)
      .catch(() => undefined);
    const recipients = server.received.flatMap(({ to }) => to);
    expect(recipients).not.toContain('b@example.com');
  });

  it('carry no headers injected by a subject or a recipient', async () => {
    const forged = 'Hello\r\nBcc: thief@example.com\r\n\r\nforged';
    await outbox().send(NO_DATABASE, { ...MAIL, subject: forged }, AT);
    await outbox()
      .send(NO_DATABASE, { ...MAIL, recipient: 'a@example.com\r\nBcc: thief@example.com' }, AT)
      .catch(() => undefined);
    expect(server.received.flatMap(({ to }) => to)).not.toContain('thief@example.com');
    for (const { data } of server.received) expect(data).not.toMatch(/^Bcc:/im);
  });

  it('fail when the server rejects them or is not running', async () => {
    server.answerRecipient = '550 no such mailbox';
    await expect(outbox().send(NO_DATABASE, MAIL, AT)).rejects.toThrow(/550/);
    await server.close();
    await expect(outbox().send(NO_DATABASE, MAIL, AT)).rejects.toThrow(/ECONNREFUSED/);
  });
});
