import { releasedCards } from '../../giving/released-cards.collection'
import { savedCards } from '../../giving/saved-cards.collection'
import { defineJob } from '../../shared/functions/job'

/** Has the provider let go of cards that are charged no more. One that another gift or renewal is charged to is kept. */
export const forgetCards = defineJob({
  name: 'forgetCards',
  every: 'hour',
  of: releasedCards,
  limit: 100,
  due: () => ({}),
  async each({ systemRecords, payments }, { id, method }) {
    if (payments.provider === 'none') return
    const kept = await systemRecords.find(savedCards, { where: [['method', '==', method]], limit: 1 })
    if (kept.length === 0) await payments.forgetCard(method)
    await systemRecords.commit(systemRecords.deleting(releasedCards, id))
  },
})
