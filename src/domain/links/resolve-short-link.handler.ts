import { organisation, organisationId } from '../content/settings'
import { type FunctionWorld, handle } from '../shared/cloud-function'
import { Records } from '../shared/records'
import { wallTimeAt } from '../shared/wall-time'
import { linkClicks } from './link-clicks'
import { isSafeTarget } from './link-target'
import { type ResolvedLink, resolveShortLink } from './resolve-short-link.function'
import { shortLinks } from './short-links'

export const resolveShortLinkHandler = handle(resolveShortLink, async (world, { slug }): Promise<ResolvedLink> => {
  const records = new Records(world.documents, { current: world.actor })
  const link = await records.get(shortLinks, slug)
  const now = world.clock.now()
  if (!link || link.disabled || (link.start && now < link.start)) return { state: 'none' }
  const expired = link.end !== undefined && now >= link.end
  const to = expired ? link.fallback : link.target
  if (to === undefined || to === '') return { state: 'gone' }
  if (!isSafeTarget(to)) return { state: 'none' }
  if (!expired) await countClick(records, world, slug)
  return { state: 'active', to }
})

async function countClick(records: Records, world: FunctionWorld, slug: string): Promise<void> {
  const tz = (await records.get(organisation, organisationId))?.tz ?? 'UTC'
  const day = wallTimeAt(world.clock.now(), tz).local.slice(0, 10)
  await records.transact(async within => {
    const counted = await within.get(linkClicks, day, { link: slug })
    if (counted) within.change(linkClicks, counted, { clicks: counted.clicks + 1 }, { link: slug })
    else within.create(linkClicks, day, { clicks: 1 }, { link: slug })
  })
}
