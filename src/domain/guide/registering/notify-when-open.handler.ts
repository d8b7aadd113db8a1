import { callingPerson, defineHandler } from '../../shared/functions/handler'
import { RuleBroken } from '../../shared/records/rule-broken'
import { editions } from '../editions.collection'
import { callNoticeId, callNotices } from './call-notices.collection'
import { notifyWhenOpen } from './notify-when-open.contract'

export const notifyWhenOpenHandler = defineHandler(notifyWhenOpen, async (context, { editionId, wanted }) => {
  const personId = callingPerson(context)
  const id = callNoticeId(editionId, personId)
  await context.records.transact(async within => {
    const before = await within.get(callNotices, id)
    if (!(await within.get(editions, editionId))) throw new RuleBroken('edition-missing', { editionId })
    if (wanted && !before) within.create(callNotices, id, { personId, editionId })
    if (!wanted && before) within.delete(callNotices, id)
  })
  return {}
})
