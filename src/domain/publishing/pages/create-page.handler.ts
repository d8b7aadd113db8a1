import { defaultHome } from '../../content/default-home'
import { pageDrafts } from '../../content/page-drafts.collection'
import { hasFixedAddress, homeSlug } from '../../content/sections'
import { defineHandler } from '../../shared/functions/handler'
import { Refused } from '../../shared/functions/refused'
import { omitUndefined } from '../../shared/omit-undefined'
import { RuleBroken } from '../../shared/records/rule-broken'
import { claimSlug } from './claim-slug'
import { createPage } from './create-page.contract'

export const createPageHandler = defineHandler(createPage, ({ once, routes, records }, { id, title, slug, parent, from }) =>
  once(
    async within => {
      const model = from === undefined ? undefined : await within.get(pageDrafts, from)
      if (from !== undefined && !model) throw new Refused('not-found', from)
      // The home page and a section's own page have their address from the route table, so they hold no slug.
      const claim = slug === undefined || hasFixedAddress(slug) ? undefined : await claimSlug(within, routes, slug, id)
      claim?.()
      within.create(
        pageDrafts,
        id,
        omitUndefined({
          title,
          description: model?.description,
          audience: model?.audience,
          blocks: model?.blocks ?? (slug === homeSlug ? defaultHome : []),
          // A template has no address; its id stands in for one.
          slug: slug ?? id.slice(0, 60),
          parent,
          isTemplate: slug === undefined,
          isLive: false,
          status: 'draft' as const,
        }),
      )
      return { id }
    },
    async () => {
      if (slug === undefined || !hasFixedAddress(slug)) return
      const [landing] = await records.find(pageDrafts, { where: [['slug', '==', slug]], limit: 1 })
      if (landing || parent !== undefined) throw new RuleBroken('slug-taken', { slug })
    },
  ),
)
