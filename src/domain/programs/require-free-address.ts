import { pageDrafts } from '../content/page-drafts.collection'
import type { Records } from '../shared/records/records'
import { RuleBroken } from '../shared/records/rule-broken'
import { programs } from './programs.collection'

/** Programs and the pages of their section share an address. Rejects with `slug-taken` if one of them has it. */
export async function requireFreeAddress(records: Records, slug: string): Promise<void> {
  const [program, pages] = await Promise.all([records.get(programs, slug), records.find(pageDrafts, { where: [['slug', '==', slug]] })])
  const other = program ?? pages.find(({ parent, deletedAt }) => parent === 'programs' && !deletedAt)
  if (other) throw new RuleBroken('slug-taken', { slug: `programs/${slug}`, title: other.title })
}
