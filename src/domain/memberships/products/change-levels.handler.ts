import { sameValue } from '../../../ports/same-value'
import { defineHandler, type HandlerContext } from '../../shared/functions/handler'
import { Refused } from '../../shared/functions/refused'
import { RuleBroken, recordOvertaken } from '../../shared/records/rule-broken'
import { membershipProducts } from '../membership-products.collection'
import { memberships } from '../memberships.collection'
import { changeLevels } from './change-levels.contract'
import { levelOn, productOn } from './level-prices'
import { brokenLevel, isRepriced, type Levels } from './level-rules'

export const changeLevelsHandler = defineHandler(changeLevels, async (context, { productId, seen, levels: entered }) => {
  const today = await context.today()
  // A scheduled price may have taken effect while the form was open.
  const wasSeen = ({ key, scheduled = [] }: Levels[number]) => scheduled.every(({ from }) => from > today || isScheduled(seen, key, from))
  const levels = entered.map(level => (wasSeen(level) ? levelOn(level, today) : level))
  const broken = brokenLevel(levels, today)
  if (broken) throw new RuleBroken(broken.rule, { name: broken.name })
  return context.once(
    async within => {
      const product = await within.get(membershipProducts, productId)
      if (!product || product.deletedAt) throw new Refused('not-found', productId)
      if (!sameValue(product.levels, seen)) throw recordOvertaken(product)
      const now = productOn(product, today)
      const next = isRepriced(now.levels, levels) ? now.version + 1 : now.version
      within.change(membershipProducts, product, { levels, version: next })
      return { version: next }
    },
    () => requireUnheld(context, productId, seen, levels),
  )
})

const isScheduled = (levels: Levels, key: string, day: string) =>
  levels.some(level => level.key === key && level.scheduled?.some(({ from }) => from === day))

/** Refuses to remove a level that somebody holds. */
async function requireUnheld({ systemRecords }: HandlerContext, productId: string, seen: Levels, levels: Levels): Promise<void> {
  for (const { key, name } of seen.filter(was => !levels.some(level => level.key === was.key))) {
    const [held] = await systemRecords.find(memberships, {
      where: [
        ['productId', '==', productId],
        ['level', '==', key],
      ],
      limit: 1,
    })
    if (held) throw new RuleBroken('level-held', { name })
  }
}
