/** A person who can be chosen on the pages of the sandbox's identity provider. */
export interface Person {
  id: string;
  /** The subject at the provider. */
  subject: string;
  firstName: string;
  lastName: string;
  /**
   * Providers answer in two ways; each person uses one, so that both are tested. `rich`: Facebook adds an ID
   * token, Telegram answers after the `#`. `plain`: Facebook's Graph API has to be queried, Telegram answers
   * in the query.
   */
  answers: 'rich' | 'plain';
}

export const PEOPLE: readonly Person[] = [
  { id: 'ana', subject: '100200300401', firstName: 'Ana', lastName: 'Santos', answers: 'rich' },
  { id: 'ben', subject: '100200300402', firstName: 'Ben', lastName: 'Reyes', answers: 'plain' },
];

export const fullName = ({ firstName, lastName }: Person) => `${firstName} ${lastName}`;

export const personBy = (id: string | undefined) => PEOPLE.find((person) => person.id === id);
