import { callingPerson, defineHandler } from '../shared/functions/handler'
import { RuleBroken } from '../shared/records/rule-broken'
import { serializeTransactions } from '../shared/records/serialize-transactions'
import { saveSearch } from './save-search.contract'
import { maxSavedSearches, savedSearches } from './saved-searches.collection'

export const saveSearchHandler = defineHandler(saveSearch, (context, { name, question, seenAt }) => {
  const personId = callingPerson(context)
  const { records, ids } = context
  return records.transact(async within => {
    const end = await serializeTransactions(within, `searches-${personId}`)
    const kept = await records.find(savedSearches, { where: [['personId', '==', personId]] })
    if (kept.some(one => one.question === question)) return null
    if (kept.length >= maxSavedSearches) throw new RuleBroken('searches-full', { most: maxSavedSearches })
    end()
    within.create(savedSearches, ids.next(), { personId, name, question, seenAt: new Date(seenAt), alert: 'here' })
    return null
  })
})
