import { defineHandler } from '../../shared/functions/handler'
import { claimPlaces } from '../stock/claim-places'
import { claimStock } from '../stock/claim-stock'
import { claimCapacity, holdsFor } from './claim-capacity.contract'

export const claimCapacityHandler = defineHandler(claimCapacity, async (context, { kind, ...claim }) => {
  const until = new Date(context.clock.now().getTime() + holdsFor)
  await (kind === 'stock' ? claimStock : claimPlaces)(context, claim, until)
  return { until: until.toISOString() }
})
