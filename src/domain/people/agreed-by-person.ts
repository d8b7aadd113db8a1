import { agreedTopics, type Consent } from './consents.collection'

/** The topics each person has agreed to, from all consents. */
export function agreedByPerson(answers: readonly Consent[]): ReadonlyMap<string, ReturnType<typeof agreedTopics>> {
  const byPerson = new Map<string, Consent[]>()
  for (const answer of answers) {
    const said = byPerson.get(answer.personId)
    if (said) said.push(answer)
    else byPerson.set(answer.personId, [answer])
  }
  return new Map([...byPerson].map(([personId, said]) => [personId, agreedTopics(said)]))
}
