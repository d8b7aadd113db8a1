import { defineHandler } from '../../shared/functions/handler'
import { RuleBroken } from '../../shared/records/rule-broken'
import { campaigns } from '../campaigns.collection'
import { beginCause } from './begin-cause.contract'

export const beginCauseHandler = defineHandler(beginCause, async ({ records }, { address, ...words }) => {
  await records.transact(async within => {
    const former = await within.get(campaigns, address)
    if (former && (former.status !== 'draft' || former.title !== words.title)) throw new RuleBroken('slug-taken', { slug: address })
    if (former) return
    const none = { raised: { cents: 0, cur: 'usd' as const }, gifts: 0, amounts: [], wall: [], order: 0 }
    within.create(campaigns, address, { ...words, body: { type: 'doc', content: [] }, ...none, status: 'draft' })
  })
  return {}
})
