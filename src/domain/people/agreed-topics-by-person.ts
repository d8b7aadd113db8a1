import { agreedTopics, type Consent } from './consents.collection'

/** The topics to which each person has agreed, from all consents. */
export function agreedTopicsByPerson(answers: readonly Consent[]): ReadonlyMap<string, ReturnType<typeof agreedTopics>> {
  const byPerson = new Map<string, Consent[]>()
  for (const answer of answers) {
    const ofPerson = byPerson.get(answer.personId)
    if (ofPerson) ofPerson.push(answer)
    else byPerson.set(answer.personId, [answer])
  }
  return new Map([...byPerson].map(([personId, ofPerson]) => [personId, agreedTopics(ofPerson)]))
}
