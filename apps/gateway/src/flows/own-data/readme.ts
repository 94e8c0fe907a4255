import { DATA_CHAPTERS, type DataPictures, type DataSection } from '../../kernel/own-data/section';
import { formatIn } from '../../kernel/text/format';
import { messagesIn } from '../../kernel/text/messages';

/** What the archive says about itself. */
export interface ReadmeFacts {
  readonly brandName: string;
  readonly account: string;
  readonly language: string;
  readonly timeZone: string;
  readonly madeAt: Date;
  readonly sections: readonly DataSection[];
  readonly pictures: readonly DataPictures[];
}

/** The text that explains the archive, in the member's language. */
export function readme(facts: ReadmeFacts): string {
  const { brandName, account, language, timeZone, madeAt } = facts;
  const t = messagesIn(language);
  const time = formatIn(language, timeZone).dateTime(madeAt);
  const chapters = DATA_CHAPTERS.map((chapter) =>
    [t(`ownData.chapter.${chapter}`), ...pathsOf(facts, chapter)].join('\n  '),
  );
  return `${[
    t('ownData.title', { brand: brandName, account }),
    t('ownData.made', { time, zone: timeZone }),
    t('ownData.json'),
    t('ownData.csv'),
    t('ownData.amounts'),
    t('ownData.times', { zone: timeZone }),
    t('ownData.files'),
    ...chapters,
    t('ownData.left'),
  ].join('\n\n')}\n`;
}

function pathsOf(
  { sections, pictures }: Pick<ReadmeFacts, 'sections' | 'pictures'>,
  chapter: DataSection['chapter'],
): string[] {
  const isIn = (each: Pick<DataSection, 'chapter'>) => each.chapter === chapter;
  return [
    ...sections.filter(isIn).map(({ name }) => `json/${name}.json, csv/${name}.csv`),
    ...pictures.filter(isIn).map(({ name }) => `files/${name}/`),
  ];
}

/** The fields of every file and how their values are written, for programs that read the archive. */
export function fieldGuide(sections: readonly DataSection[], timeZone: string): string {
  const files = sections.map(({ name, fields }) => [
    name,
    Object.fromEntries(Object.entries(fields).map(([field, { kind }]) => [field, kind])),
  ]);
  return `${JSON.stringify({ timeZone, kinds: KINDS, files: Object.fromEntries(files) }, null, 2)}\n`;
}

const KINDS: Readonly<Record<DataSection['fields'][string]['kind'], string>> = {
  text: 'A text, or one of a set of names.',
  number: 'A number.',
  flag: 'True or false.',
  amount:
    'An amount of money with two decimals; its currency is in the field "currency" beside it.',
  time: 'ISO 8601, with the offset of the time zone.',
  day: 'A day of the time zone, yyyy-MM-dd.',
  json: 'Structured data of the platform.',
  texts: "A text in the member's language.",
};
