import { defineHandler } from '../shared/functions/handler'
import { RuleBroken } from '../shared/records/rule-broken'
import { answerForPerson, minEvidence } from './answer-for-person.contract'
import { consents, latestAnswers } from './consents.collection'
import { people } from './people.collection'

export const answerForPersonHandler = defineHandler(answerForPerson, async (context, { personIds, topics, state, evidence }) => {
  if (state === 'in' && (personIds.length > 1 || evidence.length < minEvidence)) throw new RuleBroken('consent-evidence', { least: minEvidence })
  const { records } = context
  return context.once(async within => {
    let recorded = 0
    for (const personId of new Set(personIds)) {
      const [person, answers] = await Promise.all([records.get(people, personId), records.find(consents, { where: [['personId', '==', personId]] })])
      if (person?.status !== 'active') continue
      const latest = latestAnswers(answers)
      const fresh = [...new Set(topics)].filter(topic => latest.get(topic)?.state !== state)
      // The latest answer counts, so an answer in the same millisecond as the previous one gets a later time.
      const at = new Date(Math.max(context.clock.now().getTime(), ...answers.map(answer => answer.at.getTime() + 1)))
      const words = evidence || 'Recorded by the office'
      for (const topic of fresh) within.create(consents, context.ids.next(), { personId, topic, state, evidence: words, source: 'office', at })
      recorded += fresh.length
    }
    return { recorded }
  })
})
