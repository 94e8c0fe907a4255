import { createHash } from 'node:crypto';
import { originOf } from '@perya/http-server';
import type { Hono } from 'hono';
import sharp from 'sharp';
import { appIconSvg } from './icon';
import { escapeHtml } from '../../kernel/http/html';
import type { Platform } from '../../kernel/platform';
import type { Brand } from '../../kernel/brand';

/** Where the brand's resource `MOBILECONFIG` leads by default; the site passes `/wps/` on. */
export const WEB_CLIP_PATH = '/wps/system/webClip.mobileconfig';

/** What the largest home screen shows, in px (a 60 point icon at three times its size). */
const ICON_SIZE = 180;

const DESCRIPTIONS: Readonly<Record<Brand['defaultLanguage'], (name: string) => string>> = {
  EN: (name) => `Puts ${name} on the home screen. It can be removed at any time.`,
  TY: (name) => `Inilalagay ang ${name} sa home screen. Puwedeng alisin anumang oras.`,
  FIL: (name) => `Inilalagay ang ${name} sa home screen. Maaari itong alisin anumang oras.`,
  CN: (name) => `将 ${name} 添加到主屏幕，可随时移除。`,
  ID: (name) => `Menaruh ${name} di layar utama. Bisa dihapus kapan saja.`,
  TH: (name) => `เพิ่ม ${name} ไว้ที่หน้าจอโฮม ลบออกได้ทุกเมื่อ`,
  VI: (name) => `Đưa ${name} ra màn hình chính. Có thể gỡ bỏ bất cứ lúc nào.`,
};

/** What a web clip is made of. */
interface WebClip {
  brand: Pick<Brand, 'name' | 'merchant' | 'defaultLanguage'>;
  /** Where the clip leads: the site's origin. */
  origin: string;
  /** A PNG. */
  icon: Uint8Array;
}

/**
 * An Apple configuration profile with one web clip (payload type `com.apple.webClip.managed`, Apple's
 * "Device Management" reference). The same site gets the same identifiers, so that installing it again
 * replaces the clip instead of adding a second one.
 */
export function webClipProfile({ brand, origin, icon }: WebClip): string {
  const { name, merchant, defaultLanguage } = brand;
  const identifier = `${new URL(origin).hostname.split('.').toReversed().join('.')}.${merchant}`;
  const id = (part: string) => uuidOf(`${merchant} ${origin} ${part}`);
  const clip = dictionary({
    FullScreen: true,
    Icon: icon,
    // Links within the site stay in the app, without the browser's bars.
    IgnoreManifestScope: true,
    IsRemovable: true,
    Label: name,
    PayloadDescription: DESCRIPTIONS[defaultLanguage](name),
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
    PayloadDescription: DESCRIPTIONS[defaultLanguage](name),
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

/** Serves the profile of the brand, leading back to the site by which it was asked for. */
export function mountWebClip(app: Hono, { config, brand }: Platform): void {
  let icon: Promise<Buffer> | undefined;
  app.get(WEB_CLIP_PATH, async (context) => {
    icon ??= sharp(Buffer.from(appIconSvg())).resize({ width: ICON_SIZE }).png().toBuffer();
    const asked = originOf(context.get('client'));
    // A profile stays on a phone for good: it leads to the operator's own hosts only.
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

/** A UUID that is made of what it names (RFC 9562, version 8). */
function uuidOf(text: string): string {
  const bytes = createHash('sha256').update(text).digest().subarray(0, 16);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x80;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  return bytes
    .toString('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
    .toUpperCase();
}

/** A part of a property list that is written already. */
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
