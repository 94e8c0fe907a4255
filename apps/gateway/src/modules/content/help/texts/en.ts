import type { HelpTexts } from '../subjects';

export const en: HelpTexts = {
  subjects: {
    account: { title: 'Your account', summary: 'Signing in, passwords and codes.' },
    money: {
      title: 'Money',
      summary: 'Deposits, withdrawals and where every movement is written.',
    },
    games: { title: 'Games', summary: 'When a game does not open, and how to check a round.' },
    rewards: { title: 'Rewards', summary: 'Promotions, points and what a higher rank brings.' },
    'play-safely': { title: 'Playing safely', summary: 'Limits, breaks and who may play.' },
    device: { title: 'Phone and browser', summary: 'The app, a slow line, language and theme.' },
  },
  articles: {
    'sign-in': {
      title: 'I cannot sign in',
      content:
        '<p>Check the username first: it has no blanks, and capital letters do not matter. In the password they do.</p><p>After three wrong tries you are asked to read a picture. After twenty within five minutes, wait five minutes.</p><p>If the password is gone, choose “Forgot password” and get a new one by e-mail or by mobile.</p>',
      keywords: ['login', 'log in', 'locked', 'username', 'captcha'],
    },
    password: {
      title: 'A new password',
      content:
        '<p>Choose “Forgot password” where you sign in.</p><ul><li><strong>By mobile:</strong> we send a code, and you choose the new password at once.</li><li><strong>By e-mail:</strong> enter your username and address; we send a link that works once.</li></ul><p>All other devices are signed out when the password changes.</p>',
      keywords: ['reset', 'forgot', 'change', 'expired'],
    },
    codes: {
      title: 'The code does not arrive',
      content:
        '<p>A code is good for {minutes} minutes. Wait for the countdown before you ask for another: only the newest one works.</p><ul><li>Check the number and the country code.</li><li>Look among blocked or unknown messages.</li><li>After too many codes, wait or ask customer service.</li></ul>',
      keywords: ['sms', 'otp', 'verification', 'mobile', 'text message'],
    },
    safe: {
      title: 'Keeping the account safe',
      content:
        '<ul><li>Use a password that you use nowhere else.</li><li>Nobody of {brand} ever asks for it, or for a code.</li><li>Sign out on a device that others use; “Sign out everywhere” ends every session.</li></ul>',
      keywords: ['security', 'hacked', 'stolen', 'scam', 'devices'],
    },
    trial: {
      title: 'What a trial account can do',
      content:
        '<p>A trial account plays with play money. It cannot deposit, withdraw, transfer or chat, and its winnings are not paid out.</p>',
      keywords: ['guest', 'free', 'register'],
    },
    deposit: {
      title: 'How do I deposit?',
      content:
        '<p>Sign in and press <strong>Deposit</strong> at the top of any page. Choose a way to pay, enter the amount and follow its steps.</p><p>The balance grows as soon as the payment is confirmed. If it has not after half an hour, write to us with the reference of the payment.</p>',
      keywords: ['top up', 'cash in', 'pay', 'bank', 'wallet'],
    },
    withdraw: {
      title: 'How do I withdraw?',
      content:
        '<ol><li>Press <strong>Withdraw</strong> at the top of any page.</li><li>Enter the amount and choose where it goes.</li><li>Confirm with your payment password.</li></ol><p>When the money has arrived, confirm it in the account record. If it has not, say so there and add a proof: we look into it.</p>',
      keywords: ['cash out', 'payout', 'pending', 'payment password', 'bank'],
    },
    record: {
      title: 'Where every movement is written',
      content:
        '<p>The account record lists each deposit, bet, payout and bonus with the balance after it. The betting record lists each bet with its outcome. Both are in the menu under your name.</p>',
      keywords: ['history', 'transactions', 'statement', 'missing'],
    },
    'unknown-outcome': {
      title: 'The line broke while money moved',
      content:
        '<p>Nothing is moved twice: the page asks again under the same number and shows what really happened. If it still says “Checking…” after some minutes, reload the page and look into the account record.</p>',
      keywords: ['timeout', 'double', 'twice', 'checking', 'disconnected'],
    },
    'does-not-open': {
      title: 'A game does not open',
      content:
        '<p>Reload the page, then try “Open in a window”. If your browser blocked the window, allow pop-ups for this site.</p><p>A round that was under way goes on to its end on our side; you find it in the betting record.</p>',
      keywords: ['black screen', 'loading', 'stuck', 'frozen', 'pop-up'],
    },
    fair: {
      title: 'How do I know that a round was fair?',
      content:
        '<p>Before a round the house commits to a secret by its hash. After it the secret is shown, and anybody can compute the outcome again from it, from your own seed and from the number of the round.</p>',
      keywords: ['cheat', 'rigged', 'random', 'verify', 'rtp'],
    },
    demo: {
      title: 'Trying a game for free',
      content:
        '<p>Games with a “Demo” button can be played with play money. The odds are the same as with real money, nothing is won or lost, and nothing of it is in your records.</p>',
      keywords: ['free play', 'practice', 'test'],
    },
    promotions: {
      title: 'How do I get a promotion?',
      content:
        '<p>Open <a href="/promotions">Promotions</a>, read the conditions, and press the button of the one you like. Some are paid at once; for some you apply, and see there what became of it.</p><p>A bonus that you claim is in your balance right away and in the account record.</p>',
      keywords: ['bonus', 'claim', 'activity', 'apply', 'rejected', 'welcome'],
    },
    points: {
      title: 'Points and the points mall',
      content:
        '<p>You earn points with what you play; how much a point takes depends on the kind of game. Exchange them in the <a href="/pointMall">points mall</a>. Points never expire.</p>',
      keywords: ['redeem', 'reward', 'exchange', 'loyalty', 'gift'],
    },
    vip: {
      title: 'Ranks and the VIP desk',
      content:
        '<p>Your club rank grows with what you play. From rank 5 on, customer service has a desk of its own for you: “Customer service” leads there by itself.</p>',
      keywords: ['level', 'club', 'label', 'diamond'],
    },
    limits: {
      title: 'Set limits before you play',
      content:
        '<p>Play is for fun, not for income. Decide how much money and time it may take, and stop when you reach it.</p><p>Never play with borrowed money, to win back a loss, or when you are not feeling well. Customer service sets a limit on your account when you ask for one.</p>',
      keywords: ['responsible', 'budget', 'loss', 'addiction'],
    },
    break: {
      title: 'Taking a break',
      content:
        '<p>Tell customer service how long you want to stay away: a day, a month or for good. Nobody talks you out of it, and the account stays closed until then. Your balance remains yours.</p>',
      keywords: ['self-exclusion', 'close account', 'stop', 'time-out', 'delete'],
    },
    age: {
      title: 'Who may play',
      content:
        '<p>Only persons of {age} and above. We check it, and close accounts of younger persons.</p>',
      keywords: ['minor', 'years', 'child', 'identity'],
    },
    install: {
      title: 'The app on your phone',
      content:
        '<p>Open <a href="/down">App download</a> on your phone, or read its code with the camera, and follow the four steps. The site also works in the browser without any app.</p>',
      keywords: ['android', 'iphone', 'ios', 'apk', 'home screen', 'qr'],
    },
    slow: {
      title: 'The site is slow',
      content:
        '<p>Run the <a href="/helpmc?view=speed">speed test</a>: it measures our addresses from where you are and marks the fastest. Switch there with one press; account and balance are the same.</p><p>If all of them are slow, the line is: try another network.</p>',
      keywords: ['lag', 'speed', 'loading', 'address', 'domain', 'connection'],
    },
    language: {
      title: 'Language and theme',
      content:
        '<p>The language is chosen in the menu at the side; light or dark at the top of the page. Both hold from then on, and nothing that you have typed is lost.</p>',
      keywords: ['translate', 'english', 'tagalog', 'dark', 'light', 'colours'],
    },
  },
};
