import { pageDrafts } from '../../content/page-drafts.collection'
import { slugs } from '../../links/short-links.collection'
import type { RecordsWithin } from '../../shared/records/records'
import { RuleBroken } from '../../shared/records/rule-broken'
import type { ReservedPaths } from '../../shared/reserved-paths'
import { slugConflict } from '../../slugs/slug-conflict'

/**
 * Reads who has a slug, and returns how to take it for a page: all reads of a transaction come before its writes. A page may take a former slug of
 * its own back, and one of a page that no longer exists. Refuses with `slug-reserved` or `slug-taken`, with the `title` of
 * the other page: a former address still leads to it.
 */
export async function claimSlug(within: RecordsWithin, routes: ReservedPaths, slug: string, page: string): Promise<() => void> {
  const holder = await within.get(slugs, slug)
  const isPages = holder?.kind === 'page' || holder?.kind === 'formerPage'
  const other = isPages && holder.ref !== page ? await within.get(pageDrafts, holder.ref) : undefined
  const isFree = isPages && !other
  const conflict = slugConflict(routes, slug, isFree ? undefined : holder, { kind: 'page', ref: page })
  if (conflict) throw new RuleBroken(conflict, { slug, ...(other && { title: other.title }) })
  const data = { kind: 'page' as const, ref: page, movedTo: undefined }
  return () => (holder ? within.change(slugs, holder, data) : within.create(slugs, slug, { kind: 'page', ref: page }))
}
