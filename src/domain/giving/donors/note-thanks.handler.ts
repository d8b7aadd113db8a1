import { defineHandler } from '../../shared/functions/handler'
import { recordOvertaken } from '../../shared/records/rule-broken'
import { donations } from '../donations.collection'
import { noteThanks } from './note-thanks.contract'

export const noteThanksHandler = defineHandler(noteThanks, async (context, { giftId, note }) => {
  const on = await context.today()
  await context.once(async within => {
    const gift = await within.get(donations, giftId)
    if (gift?.personalThanks?.state !== 'due') throw recordOvertaken(gift)
    within.change(donations, gift, { personalThanks: { state: 'done', on, note } })
  })
  return {}
})
