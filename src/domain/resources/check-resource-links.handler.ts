import type { LinkAnswer } from '../../ports/link-probe'
import { chunked } from '../shared/chunked'
import { defineHandler, type HandlerContext } from '../shared/functions/handler'
import { checkResourceLinks, type LinkCounts } from './check-resource-links.contract'
import { membersPartId, type Resource, resourceMembersParts, resources } from './resources.collection'

export const checkResourceLinksHandler = defineHandler(checkResourceLinks, async (context, { ids }) => {
  const found = await context.records.getAll(resources, ids)
  return checkResources(context, [...found.values()])
})

/** Number of links that are checked at once. */
const together = 5

/** Checks the links of resources and stores the result with each; a host that cannot send requests leaves the stored result. */
export async function checkResources(context: HandlerContext, of: readonly Resource[]): Promise<LinkCounts> {
  const counts = { works: 0, broken: 0, unreachable: 0, unchecked: 0 }
  for (const some of chunked(of, together))
    for (const state of await Promise.all(some.map(resource => checkOne(context, resource)))) if (state) counts[state]++
  return counts
}

/** `undefined` for a resource without a link. */
async function checkOne(context: HandlerContext, { id, link }: Resource): Promise<LinkAnswer['state'] | undefined> {
  const { records } = context
  const membersLink = (await records.get(resourceMembersParts, membersPartId, { entry: id }))?.link
  const answers = await Promise.all([link, membersLink].flatMap(address => (address ? [context.links.ask(address)] : [])))
  if (answers.length === 0) return undefined
  const states = answers.map(({ state }) => state)
  const state = worstFirst.find(one => states.includes(one))!
  if (state !== 'unchecked')
    // Written without stamp fields, so that it does not count as a change of the record and causes no conflict for its editors.
    await context.documents.commit([
      { op: 'update', path: `${resources.path}/${id}`, data: { linkState: state, linksCheckedAt: context.clock.now() } },
    ])
  return state
}

const worstFirst = ['broken', 'unreachable', 'unchecked', 'works'] as const
