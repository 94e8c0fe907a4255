import { contract } from '@perya/api-client/openapi';

const CALLERS = {
  none: 'Anyone',
  optional: 'Anyone; members get their own',
  token: 'Members',
  operator: 'The operator',
};

interface CallsProps {
  /** Names of calls, separated by commas. */
  names: string;
}

/** What a page asks the platform for, as the contract declares it. */
export function Calls({ names }: CallsProps) {
  return (
    <table className="docs-keys">
      <thead>
        <tr>
          <th scope="col">Call</th>
          <th scope="col">Who</th>
          <th scope="col">What it does</th>
        </tr>
      </thead>
      <tbody>
        {names.split(', ').map((name) => {
          const { method, path, auth, summary } = declarationOf(name);
          return (
            <tr key={name}>
              <td>
                <code>{name}</code>
                <br />
                <small>
                  {method} {path}
                </small>
              </td>
              <td>{CALLERS[auth]}</td>
              <td>{summary}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function declarationOf(name: string) {
  const found = Object.values(contract).find(({ id }) => id === name);
  if (!found) throw new Error(`The contract has no call ${name}.`);
  return found;
}
