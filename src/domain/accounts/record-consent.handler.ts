import { handle } from '../shared/cloud-function'
import { Records } from '../shared/records'
import { callingPerson } from './caller'
import { agreedTopics, consents } from './consents'
import { recordConsent } from './record-consent.function'

export const recordConsentHandler = handle(recordConsent, async (world, { topic, state, evidence, source }) => {
  const personId = callingPerson(world)
  const records = new Records(world.documents, { current: world.actor })
  const answers = await records.find(consents, {
    where: [
      ['personId', '==', personId],
      ['topic', '==', topic],
    ],
  })
  if (agreedTopics(answers).includes(topic) === (state === 'in')) return { recorded: false }
  // The latest counts: one that is given within the same instant as the one before has to be later.
  const last = Math.max(...answers.map(({ at }) => at.getTime() + 1))
  const at = new Date(Math.max(world.clock.now().getTime(), last))
  await records.commit(records.creating(consents, world.ids.next(), { personId, topic, state, evidence, source, at }))
  return { recorded: true }
})
