import { escapeHtml, page } from '../kernel/http/html';
import type { Brand } from '../kernel/brand';
import type { outboxMessage } from '../modules/identity';

type Row = typeof outboxMessage.$inferSelect;

/** Renders the messages that the platform "sent", for development and demonstrations. */
export function outboxPage(messages: readonly Row[], { timeZone }: Brand): string {
  const time = new Intl.DateTimeFormat('en-GB', {
    dateStyle: 'medium',
    timeStyle: 'medium',
    timeZone,
  });
  const rows = messages.map(
    ({ sentAt, channel, recipient, subject, body }) =>
      `<tr><td><time datetime="${sentAt.toISOString()}">${time.format(sentAt)}</time></td><td>${channel}</td><td>${escapeHtml(recipient)}</td><td>${subject === null ? '' : `<strong>${escapeHtml(subject)}</strong><br>`}<div class="words">${escapeHtml(body)}</div></td></tr>`,
  );
  const table = `<table><thead><tr><th scope="col">Sent (${escapeHtml(timeZone)})</th><th scope="col">By</th><th scope="col">To</th><th scope="col">Message</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
  return page(
    'Outbox',
    `<h1>Outbox</h1><p class="note">Text messages and emails that weren’t really sent, newest first. Reload to see new ones.</p>${rows.length === 0 ? '<p>Nothing has been sent yet.</p>' : table}`,
  );
}
