import { THIRD_PARTIES, THIRD_PARTY_PATH } from '../session/thirdParty';
import { ROUTER_PROBE_PATH } from '../system/routes';
import type { JsonSchema } from './jsonSchema';
import { rejectionReference } from './rejections';
import type { OpenApiContent, OpenApiOperation, OpenApiParameter, OpenApiResponse } from './types';

interface Page {
  readonly id: string;
  readonly path: string;
  readonly summary: string;
  readonly parameters?: readonly OpenApiParameter[];
  readonly responses: Readonly<Record<string, OpenApiResponse>>;
}

const parameter = (
  place: OpenApiParameter['in'],
  name: string,
  options: { description: string; schema: JsonSchema; example: unknown },
): OpenApiParameter => ({ name, in: place, required: true, ...options });

const download = (type: string): OpenApiContent => ({ [type]: { schema: {} } });
const status = (description: string, value: string): OpenApiResponse => ({
  description,
  content: {
    'application/json': {
      schema: {
        type: 'object',
        required: ['status'],
        properties: { status: { const: value, type: 'string' } },
      },
      example: { status: value },
    },
  },
});

const PAGES: readonly Page[] = [
  {
    id: 'startThirdPartySignIn',
    path: `${THIRD_PARTY_PATH}/{provider}`,
    summary: 'Opens the sign-in of an identity provider, in a window.',
    parameters: [
      parameter('path', 'provider', {
        description: 'The identity provider.',
        schema: { type: 'string', enum: [...THIRD_PARTIES] },
        example: 'google',
      }),
      parameter('query', 'flow', {
        description: '128 random bits or more, base64url: names the channel of the reply.',
        schema: { type: 'string', pattern: '^[\\w-]{22,86}$' },
        example: 'aB3dE5gH7jK9mN1pQ3sT5v',
      }),
      parameter('query', 'challenge', {
        description: 'SHA-256 of the verifier of `loginByToken`, base64url.',
        schema: { type: 'string', pattern: '^[\\w-]{43}$' },
        example: 'aB3dE5gH7jK9mN1pQ3sT5vX7zA9cE1gI3kM5oQ7sU9w',
      }),
      {
        ...parameter('query', 'language', {
          description: 'Language code for texts in the window.',
          schema: { type: 'string' },
          example: 'EN',
        }),
        required: false,
      },
    ],
    responses: {
      '302': {
        description:
          "Leads to the provider, whose reply arrives on the `BroadcastChannel` `perya-sign-in-<flow>` of the site's origin.",
      },
      default: {
        description: 'A page that replies and closes itself.',
        content: download('text/html'),
      },
    },
  },
  {
    id: 'downloadOwnData',
    path: '/wps/relay/MCSFE_downloadOwnData',
    summary: "Downloads the archive of a member's data, once per ticket of `requestDataExport`.",
    parameters: [
      parameter('query', 'ticket', {
        description: 'The ticket in the path that `requestDataExport` returns.',
        schema: { type: 'string' },
        example: 'aB3dE5gH7jK9mN1pQ3sT5v',
      }),
    ],
    responses: { '200': { description: 'A ZIP archive.', content: download('application/zip') } },
  },
  {
    id: 'downloadWebClip',
    path: '/wps/system/webClip.mobileconfig',
    summary: "Downloads a profile that adds the site to an iPhone's home screen.",
    responses: {
      '200': {
        description: 'A configuration profile.',
        content: download('application/x-apple-aspen-config'),
      },
    },
  },
  {
    id: 'probeRouter',
    path: ROUTER_PROBE_PATH,
    summary: 'Responds quickly and without content, for the speed test of the hosts.',
    responses: { '204': { description: 'The host responds.' } },
  },
  {
    id: 'getHealth',
    path: '/healthz',
    summary: 'Tells whether the gateway is running.',
    responses: { '200': status('The gateway is running.', 'ok') },
  },
  {
    id: 'getReadiness',
    path: '/readyz',
    summary: 'Tells whether the gateway serves calls.',
    responses: {
      '200': status('The gateway serves calls.', 'ready'),
      '503': status('The gateway is still starting.', 'starting'),
    },
  },
];

const pageOperation = ({ id, summary, parameters = [], responses }: Page): OpenApiOperation => ({
  operationId: id,
  tags: ['Pages'],
  summary,
  description: 'Not a call of the contract: the response has no envelope.',
  security: [],
  parameters,
  responses: {
    ...responses,
    // A site with an unknown key gets it from every path.
    '403': rejectionReference('Forbidden'),
    ...(!('default' in responses) && { default: rejectionReference('InternalError') }),
  },
});

/** What browsers open themselves, by path. */
export const PAGE_PATHS: Readonly<Record<string, { readonly get: OpenApiOperation }>> =
  Object.fromEntries(PAGES.map((page) => [page.path, { get: pageOperation(page) }] as const));
