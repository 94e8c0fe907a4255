import DOMPurify from 'dompurify';

/**
 * What an operator's text may contain: text, lists, tables, pictures and links, but nothing interactive or
 * that could imitate the site.
 */
const ALLOWED_TAGS = [
  'a',
  'b',
  'blockquote',
  'br',
  'caption',
  'code',
  'dd',
  'dl',
  'dt',
  'em',
  'figcaption',
  'figure',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'hr',
  'i',
  'img',
  'li',
  'ol',
  'p',
  's',
  'small',
  'span',
  'strong',
  'sub',
  'sup',
  'table',
  'tbody',
  'td',
  'tfoot',
  'th',
  'thead',
  'tr',
  'u',
  'ul',
];

const ALLOWED_ATTRIBUTES = [
  'alt',
  'colspan',
  'height',
  'href',
  'lang',
  'rowspan',
  'scope',
  'src',
  'title',
  'width',
];

/** An absolute https URL, or a path of the site itself; no other scheme and no protocol-relative URL. */
const ALLOWED_ADDRESS = /^(?:https:\/\/|\/(?![/\\])|#)/i;

let purifier: typeof DOMPurify | undefined;

/**
 * Sanitizes HTML that came from the server. The only place of the site that creates markup from text
 * (security-and-faults.md): no style, form, frame or event attributes; links are https or paths, and external
 * links open in a new tab without opener or referrer. Needs a DOM: call it in the browser.
 */
export function sanitise(html: string): TrustedHtml {
  purifier ??= prepare();
  return purifier.sanitize(html, {
    ALLOWED_TAGS,
    ALLOWED_ATTR: ALLOWED_ATTRIBUTES,
    ALLOWED_URI_REGEXP: ALLOWED_ADDRESS,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_TRUSTED_TYPE: true,
  }) as unknown as TrustedHtml;
}

/** Sanitized markup for React's `__html`; a Trusted Types object if the browser supports them. */
export type TrustedHtml = string & { readonly __trusted?: never };

function prepare(): typeof DOMPurify {
  const own = DOMPurify(window);
  own.addHook('afterSanitizeAttributes', (node) => {
    if (node.tagName === 'A' && node.getAttribute('href')?.startsWith('https:')) {
      node.setAttribute('target', '_blank');
      node.setAttribute('rel', 'noopener noreferrer nofollow');
    }
    if (node.tagName === 'IMG') {
      // DOMPurify allows `data:` URLs for pictures, regardless of the allowed addresses.
      if (!ALLOWED_ADDRESS.test(node.getAttribute('src') ?? '')) node.removeAttribute('src');
      node.setAttribute('loading', 'lazy');
      node.setAttribute('referrerpolicy', 'no-referrer');
      // A picture without alt text is decorative for screen readers.
      if (!node.hasAttribute('alt')) node.setAttribute('alt', '');
    }
  });
  return own;
}
