import styles from '../game/RulesText.module.css';

export interface InstantRulesTextProps {
  paragraphs: readonly string[];
  /** Caption of the table, if any. */
  caption?: string;
  /** Column headings of the table. */
  head: readonly string[];
  /** Its rows; the first text of a row is different from that of each other row. */
  rows: readonly (readonly string[])[];
}

/** Content of the rules dialog of an instant game: the rules, then a table of chances and multipliers. */
export function InstantRulesText({ paragraphs, caption, head, rows }: InstantRulesTextProps) {
  return (
    <div className={styles['rules']}>
      {paragraphs.map((text) => (
        <p key={text}>{text}</p>
      ))}
      <table className={styles['chances']}>
        {caption !== undefined && <caption>{caption}</caption>}
        <thead>
          <tr>
            {head.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody data-numeric="">
          {rows.map((row) => (
            <tr key={row[0]}>
              {row.map((text, column) => (
                <td key={head[column]}>{text}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
