import { csvLine, UTF8_MARK } from '@perya/rules/csv';
import type { Db } from '../../kernel/db/types';
import type { DataPictures, DataSection, OwnData } from '../../kernel/own-data/section';
import { cellOf, type Cell, type CellFormat } from './cells';
import { pagesOf, type RawRow } from './pages';
import { fieldGuide, readme, type ReadmeFacts } from './readme';
import type { ArchiveFile } from './zip';

/** Rows per page: compressing it takes a few milliseconds. */
const PAGE_SIZE = 1_000;

export interface ArchiveRequest extends CellFormat, Omit<ReadmeFacts, 'sections' | 'pictures'> {
  readonly db: Db;
  readonly memberId: number;
  readonly ownData: readonly OwnData[];
}

/** The files of the archive, one after another; each has to be read before the next. */
export async function* archiveOf(request: ArchiveRequest): AsyncGenerator<ArchiveFile> {
  const sections = request.ownData.flatMap(({ sections }) => sections);
  const pictures = request.ownData.flatMap(({ pictures = [] }) => pictures);
  yield text('README.txt', [readme({ ...request, sections, pictures })]);
  yield text('fields.json', [fieldGuide(sections, request.timeZone)]);
  for (const section of sections) {
    const rows = rowsOfSection(request, section);
    yield text(`json/${section.name}.json`, rows.json());
    // A table without rows tells nothing; its JSON file says that there are none.
    if (rows.count() > 0) yield text(`csv/${section.name}.csv`, rows.csv());
  }
  for (const each of pictures) yield* pictureFiles(request, each);
}

const text = (path: string, content: ArchiveFile['content']): ArchiveFile => ({
  path,
  content,
  isCompressible: true,
});

/** A section's rows in both formats. Each format queries them separately, so that none is held in memory. */
function rowsOfSection(request: ArchiveRequest, { name, fields, ...rows }: DataSection) {
  const { db, memberId, timeZone } = request;
  let count = 0;
  const pages = (): AsyncGenerator<RawRow[]> => {
    const expressions = Object.fromEntries(
      Object.entries(fields).map(([field, { value }]) => [field, value]),
    );
    return pagesOf(db, rows, { memberId, expressions, size: PAGE_SIZE });
  };
  const cellsOf = (row: RawRow): [name: string, cell: Cell][] =>
    Object.entries(fields).map(([field, { kind }]) => [
      field,
      cellOf(row[field] ?? null, kind, request),
    ]);
  return {
    /** How many have been written as JSON. */
    count: () => count,
    async *json(): AsyncGenerator<string> {
      yield `${JSON.stringify({ name, timeZone }).slice(0, -1)},"rows":[`;
      for await (const page of pages()) {
        const lines = page.map((row) => JSON.stringify(Object.fromEntries(cellsOf(row))));
        yield `${count === 0 ? '\n' : ',\n'}${lines.join(',\n')}`;
        count += page.length;
      }
      yield '\n]}\n';
    },
    async *csv(): AsyncGenerator<string> {
      yield UTF8_MARK + csvLine(Object.keys(fields));
      for await (const page of pages()) {
        yield page.map((row) => csvLine(cellsOf(row).map(([, cell]) => cell))).join('');
      }
    },
  };
}

/** One picture at a time: together they could be larger than the memory. */
async function* pictureFiles(
  { db, memberId }: ArchiveRequest,
  pictures: DataPictures,
): AsyncGenerator<ArchiveFile> {
  const expressions = { fileName: pictures.fileName, data: pictures.data };
  for await (const page of pagesOf(db, pictures, { memberId, expressions, size: 1 })) {
    for (const { fileName, data } of page) {
      yield {
        path: `files/${pictures.name}/${fileName as string}.webp`,
        content: [data as Uint8Array],
        isCompressible: false,
      };
    }
  }
}
