import { originOf } from '@perya/http-server';
import type { Hono } from 'hono';
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { uuidOf } from '../../kernel/crypto/uuid';
import { escapeHtml } from '../../kernel/http/html';
import type { Platform } from '../../kernel/platform';
import type { Brand } from '../../kernel/brand';
import { messagesIn } from '../../kernel/text/messages';

const FLAGS = [
  [66, '#ffc94d'],
  [162, '#45d6c4'],
  [296, '#ff7086'],
  [396, '#63e08f'],
] as const;

/** Default of the brand's resource `MOBILECONFIG`; the site proxies `/wps/`. */
export const WEB_CLIP_PATH = '/wps/system/webClip.mobileconfig';

/** The largest home screen icon, in px (60 points at three times the resolution). */
const ICON_SIZE = 180;
/** Draws a small vector large enough. Dots per inch; 72 is its own size. */
const ICON_DENSITY = 288;

/** The contents of a web clip. */
interface WebClip {
  brand: Pick<Brand, 'name' | 'merchant' | 'defaultLanguage'>;
  /** The URL that the clip opens: the site's origin. */
  origin: string;
  /** PNG bytes. */
  icon: Uint8Array;
}

/**
 * An Apple configuration profile with one web clip (payload type `com.apple.webClip.managed`, Apple's "Device
 * Management" reference). The same site always gets the same identifiers, so installing the profile again
 * replaces the clip instead of adding a second one.
 */
export function webClipProfile({ brand, origin, icon }: WebClip): string {
  const { name, merchant, defaultLanguage } = brand;
  const description = messagesIn(defaultLanguage)('webClip.description', { brand: name });
  const identifier = `${new URL(origin).hostname.split('.').toReversed().join('.')}.${merchant}`;
  const id = (part: string) => uuidOf(`${merchant} ${origin} ${part}`).toUpperCase();
  const clip = dictionary({
    FullScreen: true,
    Icon: icon,
    // Links within the site stay in the app, without the browser's toolbars.
    IgnoreManifestScope: true,
    IsRemovable: true,
    Label: name,
    PayloadDescription: description,
    PayloadDisplayName: name,
    PayloadIdentifier: `${identifier}.webclip`,
    PayloadType: 'com.apple.webClip.managed',
    PayloadUUID: id('clip'),
    PayloadVersion: 1,
    Precomposed: true,
    URL: `${origin}/`,
  });
  const profile = dictionary({
    PayloadContent: [clip],
    PayloadDescription: description,
    PayloadDisplayName: name,
    PayloadIdentifier: identifier,
    PayloadOrganization: name,
    PayloadRemovalDisallowed: false,
    PayloadType: 'Configuration',
    PayloadUUID: id('profile'),
    PayloadVersion: 1,
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">\n<plist version="1.0">${profile.xml}</plist>\n`;
}

/** Serves the brand's profile, which leads back to the site that requested it. */
export function mountWebClip(app: Hono, { config, brand }: Platform): void {
  let icon: Promise<Buffer> | undefined;
  app.get(WEB_CLIP_PATH, async (context) => {
    icon ??= clipIcon(config);
    const asked = originOf(context.get('client'));
    // A profile stays on a phone permanently, so it must only lead to the operator's own hosts.
    const origin = config.siteOrigins.includes(asked) ? asked : config.siteOrigins[0];
    if (origin === undefined) return context.notFound();
    const { name, merchant } = brand.current;
    context.header('Content-Type', 'application/x-apple-aspen-config; charset=utf-8');
    context.header('Content-Disposition', `attachment; filename="${merchant}.mobileconfig"`);
    context.header('Cache-Control', 'no-store');
    context.header('Content-Security-Policy', "default-src 'none'; sandbox");
    const { defaultLanguage } = brand.current;
    return context.body(
      webClipProfile({ brand: { name, merchant, defaultLanguage }, origin, icon: await icon }),
    );
  });
}

/** The icon of the brand's pack, or the demo brand's. */
async function clipIcon({ brandPack }: Platform['config']): Promise<Buffer> {
  const source = brandPack ? await readFile(brandPack.icon) : Buffer.from(appIconSvg());
  const picture = sharp(source, { density: ICON_DENSITY }).resize({ width: ICON_SIZE });
  const { background } = brandPack?.pack.icon ?? {};
  return (background ? picture.flatten({ background }) : picture).png().toBuffer();
}

/** A serialized fragment of a property list. */
class Plist {
  readonly xml: string;

  constructor(xml: string) {
    this.xml = xml;
  }
}

type PlistValue = string | number | boolean | Uint8Array | Plist | readonly PlistValue[];

function dictionary(entries: Readonly<Record<string, PlistValue>>): Plist {
  const lines = Object.entries(entries).map(([key, value]) => `<key>${key}</key>${xmlOf(value)}`);
  return new Plist(`<dict>${lines.join('')}</dict>`);
}

function xmlOf(value: PlistValue): string {
  if (value instanceof Plist) return value.xml;
  if (value instanceof Uint8Array) return `<data>${Buffer.from(value).toString('base64')}</data>`;
  if (typeof value === 'boolean') return value ? '<true/>' : '<false/>';
  if (typeof value === 'number') return `<integer>${value}</integer>`;
  if (typeof value === 'string') return `<string>${escapeHtml(value)}</string>`;
  return `<array>${value.map(xmlOf).join('')}</array>`;
}

/** The demo site's logo as an app icon, 512 by 512: a lantern under flags. Phones round its corners. */
function appIconSvg(): string {
  const flags = FLAGS.map(([x, colour]) => {
    // The string sags: it is lowest in the middle.
    const y = 150 - ((x + 30 - 256) / 256) ** 2 * 46;
    return `<path d="M${x} ${y - 4}h60l-30 78z" fill="${colour}"/>`;
  }).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512" width="512" height="512"><defs><radialGradient id="light" cx=".5" cy=".45"><stop offset="0" stop-color="#ffe0ae"/><stop offset="1" stop-color="#ff947a"/></radialGradient><radialGradient id="glow"><stop offset="0" stop-color="#ff947a" stop-opacity=".45"/><stop offset="1" stop-color="#ff947a" stop-opacity="0"/></radialGradient></defs><rect width="512" height="512" fill="#262743"/><circle cx="256" cy="320" r="230" fill="url(#glow)"/><path d="M0 92Q256 196 512 92" fill="none" stroke="#8f8eb4" stroke-width="12"/>${flags}<path d="M256 146v56" stroke="#8f8eb4" stroke-width="12"/><rect x="200" y="192" width="112" height="34" rx="12" fill="#ffc94d"/><ellipse cx="256" cy="320" rx="136" ry="104" fill="url(#light)"/><path d="M192 230q-56 88 0 178M320 230q56 88 0 178M256 218v204" fill="none" stroke="#c9634a" stroke-width="11" opacity=".75"/><rect x="208" y="410" width="96" height="34" rx="12" fill="#ffc94d"/><path d="M232 444v34m24-34v48m24-48v34" stroke="#ffc94d" stroke-width="12" stroke-linecap="round"/></svg>`;
}
