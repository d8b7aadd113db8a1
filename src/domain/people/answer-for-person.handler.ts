import { consents, latestAnswers } from '../accounts/consents'
import { people } from '../accounts/people'
import { handle } from '../shared/cloud-function'
import { Records } from '../shared/records'
import { RuleBroken } from '../shared/rule-broken'
import { answerForPerson, leastEvidence } from './answer-for-person.function'

export const answerForPersonHandler = handle(answerForPerson, async (world, { personIds, topics, state, evidence }) => {
  if (state === 'in' && (personIds.length > 1 || evidence.length < leastEvidence)) throw new RuleBroken('consent-evidence', { least: leastEvidence })
  const records = new Records(world.documents, { current: world.actor })
  let recorded = 0
  for (const personId of new Set(personIds)) {
    const person = await records.get(people, personId)
    if (person?.status !== 'active') continue
    const said = await records.find(consents, { where: [['personId', '==', personId]] })
    const latest = latestAnswers(said)
    const fresh = topics.filter(topic => (latest.get(topic)?.state ?? 'out') !== state || (state === 'out' && !latest.has(topic)))
    // The latest counts: an answer within the same instant as the one before has to be later.
    const at = new Date(Math.max(world.clock.now().getTime(), ...said.map(answer => answer.at.getTime() + 1)))
    const words = evidence || 'Taken down by the office'
    await records.commit(
      ...fresh.map(topic => records.creating(consents, world.ids.next(), { personId, topic, state, evidence: words, source: 'office', at })),
    )
    recorded += fresh.length
  }
  return { recorded }
})
