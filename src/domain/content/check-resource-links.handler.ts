import type { LinkAnswer } from '../../ports/link-probe'
import { type FunctionWorld, handle } from '../shared/cloud-function'
import { Records } from '../shared/records'
import { checkResourceLinks, type LinkCounts } from './check-resource-links.function'
import { membersPartId, type Resource, resourceMembersParts, resources } from './resources'

export const checkResourceLinksHandler = handle(checkResourceLinks, async (world, { ids }) => {
  const records = new Records(world.documents, { current: world.actor })
  const found = await Promise.all(ids.map(id => records.get(resources, id)))
  return checkLinks(
    world,
    found.flatMap(resource => resource ?? []),
  )
})

/** Addresses that are asked at one time. */
const together = 5

/** Asks the links of resources, and writes what it found beside each; a host that cannot ask leaves what is there. */
export async function checkLinks(world: FunctionWorld, of: readonly Resource[]): Promise<LinkCounts> {
  const counts = { works: 0, broken: 0, unreachable: 0, unchecked: 0 }
  for (let at = 0; at < of.length; at += together)
    for (const state of await Promise.all(of.slice(at, at + together).map(resource => checkOne(world, resource)))) if (state) counts[state]++
  return counts
}

/** `undefined` for a resource without a link. */
async function checkOne(world: FunctionWorld, { id, link }: Resource): Promise<LinkAnswer['state'] | undefined> {
  const records = new Records(world.documents, { current: world.actor })
  const membersLink = (await records.get(resourceMembersParts, membersPartId, { entry: id }))?.link
  const answers = await Promise.all([link, membersLink].flatMap(address => (address ? [world.links.ask(address)] : [])))
  if (answers.length === 0) return undefined
  const states = answers.map(({ state }) => state)
  const state = worstFirst.find(one => states.includes(one))!
  if (state !== 'unchecked')
    // Without a stamp: it is no change of the record, and overtakes nobody who edits it.
    await world.documents.commit([{ op: 'update', path: `${resources.path}/${id}`, data: { linkState: state, linksCheckedAt: world.clock.now() } }])
  return state
}

const worstFirst = ['broken', 'unreachable', 'unchecked', 'works'] as const
