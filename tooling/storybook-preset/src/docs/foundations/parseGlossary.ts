export interface GlossaryEntry {
  topic: string;
  term: string;
  meaning: string;
  /** Words that aren't used for it, separated by commas. */
  not: string;
}

/** Reads the tables of a glossary: a heading per topic, with the columns term, meaning and not. */
export function parseGlossary(markdown: string): GlossaryEntry[] {
  return markdown
    .split(/^## /mu)
    .slice(1)
    .flatMap((section) => {
      const [topic = '', ...lines] = section.split('\n');
      const rows = lines.filter((line) => line.startsWith('|')).slice(2);
      return rows.map((row) => {
        const [term = '', meaning = '', not = ''] = row
          .split(/(?<!\\)\|/u)
          .slice(1, -1)
          .map((cell) => cell.trim().replaceAll('`', ''));
        return { topic: topic.trim(), term, meaning, not };
      });
    });
}
