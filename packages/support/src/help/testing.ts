import type { getHelpCentre, WireValueOf } from '@perya/api-client';

/** A small help centre, for stories and tests. */
export function wireHelp(withdrawText?: string): WireValueOf<typeof getHelpCentre> {
  return [
    {
      id: 'account',
      title: 'Your account',
      summary: 'Signing in, passwords, codes.',
      articles: [
        article('sign-in', 'I cannot sign in', '<p>Check the username first.</p>'),
        article('password', 'A new password', '<p>Choose “Forgot password”.</p>', ['reset']),
        article('code', 'The code does not arrive', '<p>Wait for a minute.</p>'),
        article('sessions', 'Sign out everywhere', '<p>Ends every session.</p>'),
      ],
    },
    {
      id: 'money',
      title: 'Money',
      summary: 'Deposits, withdrawals, the records.',
      articles: [
        article(
          'withdraw',
          'How do I withdraw?',
          withdrawText ??
            '<p>Open the wallet and choose <strong>Withdraw</strong>.</p><ol><li>Enter the amount.</li><li>Enter the payment password.</li></ol>',
          ['cash out'],
        ),
        article('deposit', 'How do I deposit?', '<p>Open the wallet and choose Deposit.</p>'),
      ],
    },
    {
      id: 'games',
      title: 'Games',
      summary: null,
      articles: [article('fair', 'Is it fair?', '<p>Đây là minh bạch: anybody can verify.</p>')],
    },
  ];
}

const article = (id: string, title: string, html: string, keywords: string[] = []) => ({
  id,
  title,
  html,
  keywords,
});
