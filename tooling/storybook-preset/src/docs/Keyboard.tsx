interface KeyboardProps {
  /** What each key does: `{ 'Enter, Space': 'Presses the button.' }`. */
  keys: Readonly<Record<string, string>>;
}

/** The keys that a component handles. */
export function Keyboard({ keys }: KeyboardProps) {
  return (
    <table className="docs-keys">
      <thead>
        <tr>
          <th scope="col">Key</th>
          <th scope="col">What it does</th>
        </tr>
      </thead>
      <tbody>
        {Object.entries(keys).map(([names, effect]) => (
          <tr key={names}>
            <td>
              {names.split(', ').map((name, index) => (
                <span key={name}>
                  {index > 0 && ' or '}
                  <kbd>{name}</kbd>
                </span>
              ))}
            </td>
            <td>{effect}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
