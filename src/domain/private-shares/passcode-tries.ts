import { callLimitsPath } from '../shared/functions/call-limit'
import type { HandlerContext } from '../shared/functions/handler'
import { sha256 } from '../shared/sha256'

/** Wrong passcodes for one link, and from one network, in an hour (product.md, /private). */
export const wrongPasscodes = 5
const within = 3_600_000

interface Tries {
  readonly calls: number
  readonly until: Date
}

const paths = ({ network }: HandlerContext, shareId: string) =>
  Promise.all(
    [`link ${shareId}`, ...(network === undefined ? [] : [`network ${network}`])].map(
      async of => `${callLimitsPath}/${await sha256(`passcode ${of}`)}`,
    ),
  )

/** Adds to the tries of the link and the network, in one transaction; `false` if one of them has no try left. Nothing is written then. */
async function add(context: HandlerContext, shareId: string, by: -1 | 0 | 1): Promise<boolean> {
  const now = context.clock.now()
  const counters = await paths(context, shareId)
  return context.documents.transact(async transaction => {
    const found = await Promise.all(counters.map(path => transaction.get(path)))
    const tries = found.map(doc => {
      const known = doc?.data as unknown as Tries | undefined
      return known && known.until > now ? known : { calls: 0, until: new Date(now.getTime() + within) }
    })
    if (by >= 0 && tries.some(({ calls }) => calls >= wrongPasscodes)) return false
    if (by !== 0)
      for (const [i, { calls, until }] of tries.entries())
        transaction.write({ op: 'set', path: counters[i]!, data: { calls: Math.max(0, calls + by), keys: [], until } })
    return true
  })
}

/** Takes a try before the passcode is looked at, so that many at the same moment are no more than five. */
export const takeTry = (context: HandlerContext, shareId: string): Promise<boolean> => add(context, shareId, 1)
/** The passcode was right: the try is given back. */
export const giveTryBack = (context: HandlerContext, shareId: string): Promise<boolean> => add(context, shareId, -1)
export const hasTries = (context: HandlerContext, shareId: string): Promise<boolean> => add(context, shareId, 0)
