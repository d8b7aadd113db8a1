import { defineJob } from '../../shared/functions/job'
import { adOrders } from '../ad-orders.collection'
import { mailAd } from '../mails/mail-ads.job'
import { AdOrdersWithin } from './ad-orders-transaction'

/** Asks for the artwork of what is paid. */
export const askForArt = defineJob({
  name: 'askForArt',
  every: 'hour',
  of: adOrders,
  limit: 200,
  due: () => ({ where: [['status', '==', 'paid']] }),
  async each(context, { id }) {
    await context.systemRecords.transact(async within => {
      const ads = await AdOrdersWithin.read(within, [id])
      if (ads.current(id)?.status !== 'paid') return
      ads.move(id, 'ask')
      ads.write(context.clock.now())
    })
    await mailAd(context, id)
  },
})
