import { defineHandler, type HandlerContext } from '../../shared/functions/handler'
import { Refused } from '../../shared/functions/refused'
import { type StoredOf, transition } from '../../shared/records/collection'
import type { RecordsWithin } from '../../shared/records/records'
import { RuleBroken, recordOvertaken } from '../../shared/records/rule-broken'
import { type AdOrder, adOrderStates, adOrders } from '../ad-orders.collection'
import {
  fittedPlan,
  type PlanMove,
  type PlannedAd,
  type PlanPlace,
  pageOfPosition,
  placeProblem,
  placeProblemText,
  plannedAd,
} from '../flat-plan/flat-plan'
import { flatPlans, usualPages } from '../flat-plan/flat-plans.collection'
import { mailAd } from '../mails/mail-ads.job'
import { AdOrdersWithin } from '../orders/ad-orders-transaction'
import { withComment } from './change-own-ad.handler'
import { moveAd, setPlanPages } from './manage-ads.contract'

export const moveAdHandler = defineHandler(moveAd, async (context, input) => {
  const { adId } = input
  await context.once(async within => {
    const ads = await AdOrdersWithin.read(within, [adId])
    const ad = ads.current(adId)
    if (!ad) throw new Refused('not-found', adId)
    switch (input.event) {
      case 'override': {
        const last = ad.art.at(-1)
        if (last?.result !== 'block') throw new RuleBroken('ad-art-locked')
        ads.move(adId, 'check')
        ads.change(adId, { art: [...ad.art.slice(0, -1), { ...last, overriddenBecause: input.reason }] })
        break
      }
      case 'refuse':
        ads.move(adId, 'refuse')
        ads.change(adId, { comments: withComment(context, ad, 'staff', input.comment) })
        break
      case 'place':
        transition(adOrderStates, ad.status, 'place')
        await placeOn(context, within, ad, input)
        ads.move(adId, 'place')
        ads.change(adId, { flatPlan: { page: input.page, slot: input.slot } })
        break
      case 'remove':
        ads.move(adId, 'remove')
        turnPlan(within, ad.editionId, await within.get(flatPlans, ad.editionId))
        ads.change(adId, { flatPlan: undefined })
        break
      case 'pass':
        ads.move(adId, 'pass')
    }
    ads.write(context.clock.now())
    return null
  })
  await mailAd(context, adId)
  return {}
})

/** The advertisements of an edition as the flat plan knows them. */
export async function plannedAds({ systemRecords }: Pick<HandlerContext, 'systemRecords'>, editionId: string): Promise<readonly PlannedAd[]> {
  const orders = await systemRecords.find(adOrders, { where: [['editionId', '==', editionId]] })
  return orders.map(plannedAd)
}

/** Makes sure that the place is free. */
async function placeOn(context: HandlerContext, within: RecordsWithin, { id, editionId }: AdOrder, place: PlanPlace): Promise<void> {
  const plan = await within.get(flatPlans, editionId)
  const pages = plan?.pages ?? usualPages
  const all = await plannedAds(context, editionId)
  const problem = placeProblem(all.find(one => one.id === id)!, place, all, pages)
  if (problem?.why === 'taken') throw new RuleBroken('ad-place-taken', { by: problem.by })
  if (problem) throw new RuleBroken('ad-place-wrong', { why: placeProblemText(problem) })
  turnPlan(within, editionId, plan)
}

/** Changes the record of the plan, so that one of two changes of the plan at once begins again. Call it after every read. */
function turnPlan(within: RecordsWithin, editionId: string, plan: StoredOf<typeof flatPlans> | undefined, pages = plan?.pages ?? usualPages): void {
  if (plan) within.change(flatPlans, plan, { pages, turns: plan.turns + 1 })
  else within.create(flatPlans, editionId, { pages, turns: 1 })
}

export const setPlanPagesHandler = defineHandler(setPlanPages, async (context, { editionId, pages, seen }) => {
  const movedIds = await context.once(async within => {
    const plan = await within.get(flatPlans, editionId)
    if (seen !== undefined && seen !== (plan?.turns ?? 0)) throw recordOvertaken(plan)
    const before = await plannedAds(context, editionId)
    const { moves } = fittedPlan(before, pages)
    const wrong = moves.find(({ ad, to }) => seen === undefined && pageOfPosition(ad.position, pages) !== to?.page)
    if (wrong) throw wontFit(wrong)
    const ids = moves.map(({ ad }) => ad.id)
    const ads = await AdOrdersWithin.read(within, ids)
    turnPlan(within, editionId, plan, pages)
    for (const move of moves) {
      const { ad, to } = move
      const now = ads.current(ad.id)
      // Read within the transaction: one that was removed meanwhile stays off the plan.
      if (!now?.flatPlan) continue
      if (!to && now.status === 'published') throw wontFit(move)
      if (!to) ads.move(ad.id, 'remove')
      ads.change(ad.id, { flatPlan: to })
    }
    ads.write(context.clock.now())
    return ids
  })
  for (const id of movedIds) await mailAd(context, id)
  return {}
})

const wontFit = ({ ad, from }: PlanMove) => new RuleBroken('ad-place-wrong', { why: `“${ad.business ?? ad.id}” on page ${from.page} would not fit.` })
