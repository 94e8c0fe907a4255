import { schemaReference, type JsonSchema } from './jsonSchema';
import { rejectionReference } from './rejections';
import type { OpenApiOperation } from './types';

interface Picture {
  readonly id: string;
  readonly path: string;
  readonly summary: string;
  /** The file's name. */
  readonly file: JsonSchema;
  readonly example: string;
  readonly types: readonly string[];
}

const RASTER = ['image/avif', 'image/webp'];
const SHARED = [...RASTER, 'image/jpeg'];
const SVG = ['image/svg+xml'];
const fileOf = (pattern: string): JsonSchema => ({ type: 'string', pattern });

/** The file of a banner, or of another picture that is drawn like one. */
export const SCENE_FILE = fileOf(
  '^[a-z0-9-]{1,70}-(640|960|1280|1920)\\.(avif|webp)$|^[a-z0-9-]{1,64}-share-1200\\.jpg$',
);

const scene = (example: string) => ({
  file: schemaReference('SceneFile'),
  example,
  types: SHARED,
});

const PICTURES: readonly Picture[] = [
  {
    id: 'getCoverPicture',
    path: '/art/cover/{file}',
    summary: 'Returns the cover of a game, in one of four widths.',
    file: fileOf('^\\w{1,32}-(160|240|320|480)\\.(avif|webp)$'),
    example: '100001-240.avif',
    types: RASTER,
  },
  {
    id: 'getBannerPicture',
    path: '/art/banner/{file}',
    summary: 'Returns the picture of a banner: wide, for phones, or for link previews.',
    ...scene('home-fair-phone-640.avif'),
  },
  {
    id: 'getPromotionPicture',
    path: '/art/promotion/{file}',
    summary: 'Returns the picture of a promotion, like that of a banner.',
    ...scene('np-welcome-1280.webp'),
  },
  {
    id: 'getTournamentPicture',
    path: '/art/tournament/{file}',
    summary: 'Returns the picture of a tournament, like that of a banner.',
    ...scene('slots-week-phone-640.avif'),
  },
  {
    id: 'getRewardPicture',
    path: '/art/reward/{file}',
    summary: 'Returns the picture of a point reward, in one of five widths.',
    file: fileOf('^[a-z0-9-]{1,70}-(240|320|480|640|960)\\.(avif|webp)$'),
    example: 'voucher-coffee-480.webp',
    types: RASTER,
  },
  {
    id: 'getVendorPicture',
    path: '/art/vendor/{file}',
    summary: 'Returns the logo of a vendor.',
    file: fileOf('^\\w{1,16}\\.svg$'),
    example: 'LMP.svg',
    types: SVG,
  },
  {
    id: 'getAvatarPicture',
    path: '/art/avatar/{file}',
    summary: 'Returns one of the pictures that members can choose as their avatar.',
    file: fileOf('^[a-z]{1,32}\\.svg$'),
    example: 'tarsier.svg',
    types: SVG,
  },
  {
    id: 'getFlagPicture',
    path: '/art/flags/{file}',
    summary: 'Returns the flag of a country.',
    file: fileOf('^[A-Z]{2}\\.svg$'),
    example: 'PH.svg',
    types: SVG,
  },
];

function pictureOperation({ id, summary, file, example, types }: Picture): OpenApiOperation {
  return {
    operationId: id,
    tags: ['Pictures'],
    summary,
    description:
      'A call returns the path without width and format, or the whole path of an SVG. Any other size gets 404.',
    security: [],
    parameters: [
      {
        name: 'file',
        in: 'path',
        required: true,
        description: 'The name of the file.',
        schema: file,
        example,
      },
    ],
    responses: {
      '200': {
        description: summary,
        headers: {
          'Cache-Control': {
            description: 'A picture never changes at its address.',
            schema: { type: 'string' },
          },
        },
        content: Object.fromEntries(types.map((type) => [type, { schema: {} }])),
      },
      '304': { description: "The picture of the request's ETag is the current one." },
      '403': rejectionReference('Forbidden'),
      '404': rejectionReference('NotFound'),
      default: rejectionReference('InternalError'),
    },
  };
}

/** The pictures of the platform, by path. */
export const PICTURE_PATHS: Readonly<Record<string, { readonly get: OpenApiOperation }>> =
  Object.fromEntries(
    PICTURES.map((picture) => [picture.path, { get: pictureOperation(picture) }] as const),
  );
