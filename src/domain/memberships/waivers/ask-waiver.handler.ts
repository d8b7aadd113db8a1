import { callingPerson, defineHandler } from '../../shared/functions/handler'
import { Refused } from '../../shared/functions/refused'
import { transition } from '../../shared/records/collection'
import { membershipProducts } from '../membership-products.collection'
import { askWaiver } from './ask-waiver.contract'
import { membershipWaivers, waiverStates } from './membership-waivers.collection'

export const askWaiverHandler = defineHandler(askWaiver, async (context, { productId, level, reason }) => {
  const personId = callingPerson(context)
  await context.once(
    async (within, id) => {
      const before = await within.get(membershipWaivers, id)
      const product = await within.get(membershipProducts, productId)
      const wanted = product?.levels.find(({ key }) => key === level)
      if (product?.status !== 'live' || !wanted) throw new Refused('not-found', `${productId}/${level}`)
      const asked = { level, name: `${product.name}, ${wanted.name}`, reason }
      const askedAt = context.clock.now()
      if (!before) within.create(membershipWaivers, id, { personId, productId, ...asked, askedAt, status: 'asked' })
      // A corrected request keeps its place in the queue.
      else if (before.status === 'asked') within.change(membershipWaivers, before, asked)
      else {
        const status = transition(waiverStates, before.status, 'ask')
        within.change(membershipWaivers, before, { ...asked, askedAt, status, decidedBy: undefined, decidedAt: undefined, answer: undefined })
      }
    },
    async () => {
      const own = await context.records.find(membershipWaivers, { where: [['personId', '==', personId]] })
      // After a merge a person may have two requests for one membership: the open one is used.
      const known = own.filter(one => one.productId === productId)
      return (known.find(({ status }) => status === 'asked') ?? known[0])?.id ?? `${personId}-${productId}`
    },
  )
  return {}
})
