import { formatDecimal } from '@perya/rules/money';
import { eq } from 'drizzle-orm';
import type { Context, Hono } from 'hono';
import { readForm, SMALL_FORM } from '../../kernel/http/body';
import { escapeHtml, page, pagePolicy } from '../../kernel/http/html';
import { Rejection } from '../../kernel/http/Rejection';
import type { Platform } from '../../kernel/platform';
import { checkPayments } from '../../flows/deposit/jobs';
import { sandboxPayment, endPayment, type PaymentEnd, PAY_PATH } from '../../modules/money';

const ENDS: Readonly<Record<string, PaymentEnd>> = {
  pay: 'PAID',
  decline: 'DECLINED',
  cancel: 'CANCELLED',
};

/** The sandbox provider's payment page: pay, be declined, or go back. */
export function mountPaymentPage(app: Hono, platform: Platform): void {
  const { db, config, brand, log } = platform;
  const find = async (token: string | undefined) => {
    const [payment] = await db
      .select()
      .from(sandboxPayment)
      .where(eq(sandboxPayment.token, token ?? ''));
    if (payment === undefined) throw new Rejection(404, 'NO_SUCH_PAYMENT', 'not_found');
    return payment;
  };

  app.get(`${PAY_PATH}:token`, async (context) => {
    const payment = await find(context.req.param('token'));
    allowForm(context, config.siteOrigins);
    const amount = `${payment.currency} ${formatDecimal(payment.amount)}`;
    const back = `<p><a href="${escapeHtml(payment.returnTo)}">Back to ${escapeHtml(brand.current.name)}</a></p>`;
    const form = `<form class="choices" method="post"><button class="main" name="do" value="pay">Pay ${amount}</button><button name="do" value="decline">Decline the payment</button><button name="do" value="cancel">Cancel and go back</button></form>`;
    return context.html(
      page(
        'Pay (sandbox)',
        `<h1>Pay ${escapeHtml(brand.current.name)}</h1><p class="note">This is the sandbox’s own payment provider, for tests and demos. You don’t pay any real money.</p><table><tbody><tr><th scope="row">Amount</th><td>${amount}</td></tr><tr><th scope="row">Reference</th><td>${escapeHtml(payment.reference)}</td></tr></tbody></table>${payment.status === 'PENDING' ? form : `<p>This payment has ended.</p>${back}`}`,
      ),
    );
  });

  app.post(`${PAY_PATH}:token`, async (context) => {
    const payment = await find(context.req.param('token'));
    allowForm(context, config.siteOrigins);
    const { do: chosen } = await readForm(context, SMALL_FORM);
    const end = typeof chosen === 'string' ? ENDS[chosen] : undefined;
    if (end === undefined) throw new Rejection(400, 'INVALID_REQUEST', 'invalid_request');
    await endPayment(platform, { token: payment.token }, end);
    // The member is redirected immediately, as with real providers, while the callback is being sent.
    checkPayments(platform).catch((err: unknown) => log.error({ err }, 'a payment job failed'));
    return context.redirect(payment.returnTo, 303);
  });
}

function allowForm(context: Context, siteOrigins: readonly string[]): void {
  const formAction = ["'self'", ...siteOrigins].join(' ');
  context.header('Content-Security-Policy', pagePolicy({ formAction }));
  // Without a referrer, a browser sends no origin with a form, and requests without an origin are rejected.
  context.header('Referrer-Policy', 'same-origin');
}
