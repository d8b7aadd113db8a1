import { callingPerson, defineHandler } from '../shared/functions/handler'
import { agreedTopics, consents } from './consents.collection'
import { recordConsent } from './record-consent.contract'

export const recordConsentHandler = defineHandler(recordConsent, async (context, { topic, state, evidence, source }) => {
  const personId = callingPerson(context)
  return context.once(async within => {
    const answers = await context.records.find(consents, {
      where: [
        ['personId', '==', personId],
        ['topic', '==', topic],
      ],
    })
    if (agreedTopics(answers).includes(topic) === (state === 'in')) return { recorded: false }
    // The latest answer counts, so an answer given in the same millisecond as the previous one gets a later time.
    const last = Math.max(...answers.map(({ at }) => at.getTime() + 1))
    const at = new Date(Math.max(context.clock.now().getTime(), last))
    within.create(consents, context.ids.next(), { personId, topic, state, evidence, source, at })
    return { recorded: true }
  })
})
