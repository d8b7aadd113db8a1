import { defineJob } from '../../shared/functions/job'
import { registrations } from '../registrations.collection'
import { mailRegistration } from './mail-registration'
import { maxOffers, RegistrationsWithin } from './registrations-transaction'

/**
 * Ends offers that were not accepted in time: the place is offered to the next in line, and the previous one moves to the end of the line, or
 * leaves it after `maxOffers`.
 */
export const lapseOffers = defineJob({
  name: 'lapseOffers',
  every: 'five-minutes',
  of: registrations,
  limit: 200,
  due: ({ clock }) => ({
    where: [
      ['status', '==', 'offered'],
      ['offeredUntil', '<=', clock.now()],
    ],
  }),
  async each(context, { id }) {
    const now = context.clock.now()
    await context.systemRecords.transact(async within => {
      const all = await RegistrationsWithin.read(within, [{ id }])
      const offered = all.now(id)
      if (offered?.status !== 'offered' || !offered.offeredUntil || offered.offeredUntil > now) return
      all.move(id, (offered.offers ?? 0) >= maxOffers ? 'expire' : 'lapse')
      all.write(now)
    })
    await mailRegistration(context, id)
  },
})
