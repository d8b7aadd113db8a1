import { defineHandler, type HandlerContext } from '../shared/functions/handler'
import { clickShards, linkClicks } from './daily-link-clicks.collection'
import { isSafeTarget } from './link-target'
import { type ResolvedLink, resolveShortLink } from './resolve-short-link.contract'
import { shortLinks } from './short-links.collection'

export const resolveShortLinkHandler = defineHandler(resolveShortLink, async (context, { slug }): Promise<ResolvedLink> => {
  const { records } = context
  const link = await records.get(shortLinks, slug)
  const now = context.clock.now()
  if (!link || link.disabled || (link.start && now < link.start)) return { state: 'none' }
  const expired = link.end !== undefined && now >= link.end
  const to = expired ? link.fallback : link.target
  if (to === undefined || to === '') return { state: 'gone' }
  if (!isSafeTarget(to)) return { state: 'none' }
  if (!expired) context.note(() => countClick(context, slug))
  return { state: 'active', to }
})

async function countClick(context: HandlerContext, slug: string): Promise<void> {
  const day = await context.today()
  const id = `${day}-${Number.parseInt(crypto.randomUUID().slice(0, 2), 16) % clickShards}`
  await context.records.transact(async within => {
    const counted = await within.get(linkClicks, id, { link: slug })
    if (counted) within.change(linkClicks, counted, { clicks: counted.clicks + 1 }, { link: slug })
    else within.create(linkClicks, id, { day, clicks: 1 }, { link: slug })
  })
}
