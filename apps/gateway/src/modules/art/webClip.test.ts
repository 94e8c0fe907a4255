import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestGateway, type IsolatedTestGateway } from '../../testing';
import { demoBrand } from '../../demoBrand';
import { WEB_CLIP_PATH, webClipProfile } from './webClip';

const SITE = 'https://play.example.com';

/** Reads the keys and values of a profile, as a phone does. */
function read(xml: string): Record<string, unknown> {
  const tags = xml.matchAll(
    /<(\/?)(dict|array|key|string|integer|data|true|false)(?:\/?)>([^<]*)/g,
  );
  const stack: { values: unknown[] }[] = [{ values: [] }];
  for (const [, closing, tag, text = ''] of tags) {
    const top = stack.at(-1)?.values ?? [];
    if (tag === 'dict' || tag === 'array') {
      if (closing === '') stack.push({ values: [] });
      else {
        const inner = stack.pop()?.values ?? [];
        stack.at(-1)?.values.push(tag === 'array' ? inner : Object.fromEntries(pairs(inner)));
      }
    } else if (closing === '') top.push(leaf(tag ?? '', text));
  }
  return stack[0]?.values[0] as Record<string, unknown>;
}

const pairs = (values: readonly unknown[]) =>
  values.flatMap((value, index) =>
    index % 2 === 0 ? [[String(value), values[index + 1]] as const] : [],
  );

function leaf(tag: string, text: string): unknown {
  switch (tag) {
    case 'true':
    case 'false':
      return tag === 'true';
    case 'integer':
      return Number(text);
    case 'data':
      return Buffer.from(text, 'base64');
    default:
      return text
        .replaceAll('&lt;', '<')
        .replaceAll('&gt;', '>')
        .replaceAll('&quot;', '"')
        .replaceAll('&amp;', '&');
  }
}

describe('the profile', () => {
  const profileOf = (name: string, origin = SITE) =>
    read(webClipProfile({ brand: { ...demoBrand, name }, origin, icon: Buffer.from('icon') }));

  it('is one web clip that leads to the site, fills the screen and can be removed', () => {
    const profile = profileOf('Perya');
    expect(profile).toMatchObject({
      PayloadType: 'Configuration',
      PayloadVersion: 1,
      PayloadRemovalDisallowed: false,
      PayloadIdentifier: 'com.example.play.perya',
    });
    expect(profile['PayloadContent']).toEqual([
      expect.objectContaining({
        PayloadType: 'com.apple.webClip.managed',
        URL: `${SITE}/`,
        Label: 'Perya',
        FullScreen: true,
        IsRemovable: true,
      }),
    ]);
  });

  it('has the same identifiers for the same site and different ones for others', () => {
    const ids = ['PayloadUUID', 'PayloadIdentifier'] as const;
    const [first, again, other] = [SITE, SITE, 'https://other.example'].map((origin) =>
      profileOf('Perya', origin),
    );
    for (const id of ids) {
      expect(first?.[id]).toBe(again?.[id]);
      expect(first?.[id]).not.toBe(other?.[id]);
    }
    expect(first?.['PayloadUUID']).toMatch(/^[0-9A-F]{8}(?:-[0-9A-F]{4}){3}-[0-9A-F]{12}$/);
  });

  it('escapes any name', () => {
    expect(profileOf('A & <b>"B"</b>')['PayloadDisplayName']).toBe('A & <b>"B"</b>');
  });
});

describe('the address of the profile', () => {
  let gateway: IsolatedTestGateway;
  beforeAll(async () => {
    gateway = await startTestGateway({ siteOrigins: ['http://localhost:4173', SITE] });
  });
  afterAll(() => gateway.stop());
  const ask = async (forwarded: Record<string, string>) => {
    const response = await fetch(gateway.url + WEB_CLIP_PATH, { headers: forwarded });
    return { response, profile: read(await response.text()) };
  };
  const urlOf = (profile: Record<string, unknown>) =>
    (profile['PayloadContent'] as { URL: string; Icon: Buffer }[])[0];

  it('is what the demo brand offers for iOS', () => {
    expect(demoBrand.resources['MOBILECONFIG']?.url).toBe(WEB_CLIP_PATH);
  });

  it('serves an installable profile with an icon', async () => {
    const { response, profile } = await ask({
      'x-forwarded-host': 'play.example.com',
      'x-forwarded-proto': 'https',
    });
    expect(response.headers.get('content-type')).toMatch(/^application\/x-apple-aspen-config/);
    expect(response.headers.get('content-disposition')).toContain('perya.mobileconfig');
    expect(response.headers.get('cache-control')).toBe('no-store');
    const clip = urlOf(profile);
    expect(clip?.URL).toBe(`${SITE}/`);
    expect(await sharp(clip?.Icon).metadata()).toMatchObject({ format: 'png', width: 180 });
  });

  it("never leads to a host that isn't the operator's", async () => {
    const { profile } = await ask({
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'https',
    });
    expect(urlOf(profile)?.URL).toBe('http://localhost:4173/');
  });
});
