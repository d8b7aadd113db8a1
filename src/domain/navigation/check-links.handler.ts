import { defineHandler, type HandlerContext } from '../shared/functions/handler'
import { type CheckedLink, checkLinks } from './check-links.contract'
import { isPathFound, pathIn } from './is-path-found'

/** Number of links that are checked at once. */
const together = 5

export const checkLinksHandler = defineHandler(checkLinks, async (context, { links }) => {
  const all = [...new Set(links)]
  const checked: CheckedLink[] = []
  for (let at = 0; at < all.length; at += together)
    checked.push(...(await Promise.all(all.slice(at, at + together).map(async to => ({ to, state: await stateOf(context, to) })))))
  return { links: checked }
})

async function stateOf({ records, routes, links }: HandlerContext, to: string): Promise<CheckedLink['state']> {
  const path = pathIn(to)
  if (path === undefined) return (await links.ask(to)).state
  return (await isPathFound(records, routes, path)) ? 'works' : 'broken'
}
