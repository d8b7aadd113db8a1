import { releasedCards } from '../../giving/released-cards.collection'
import { savedCards } from '../../giving/saved-cards.collection'
import { defineJob } from '../../shared/functions/job'

/** Asks the provider to delete cards that are no longer charged. A card that another gift or renewal uses stays. */
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
