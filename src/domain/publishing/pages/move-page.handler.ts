import { pageDrafts } from '../../content/page-drafts.collection'
import { pages } from '../../content/pages.collection'
import { hasFixedAddress, pageAddress } from '../../content/sections'
import { slugs } from '../../links/short-links.collection'
import { defineHandler } from '../../shared/functions/handler'
import { Refused } from '../../shared/functions/refused'
import { recordOvertaken } from '../../shared/records/rule-broken'
import { claimSlug } from './claim-slug'
import { movePage } from './move-page.contract'

export const movePageHandler = defineHandler(movePage, ({ once, records, routes }, { id, rev, slug, parent }) =>
  once(
    async (within, heldIds) => {
      const [draft, live] = [await within.get(pageDrafts, id), await within.get(pages, id)]
      if (!draft || draft.deletedAt) throw new Refused('not-found', id)
      if (draft.rev !== rev) throw recordOvertaken(draft)
      if (draft.isTemplate || hasFixedAddress(draft.slug)) throw new Refused('invalid-argument', 'this page has a fixed address')
      const claim = draft.slug === slug ? undefined : await claimSlug(within, routes, slug, id)
      const former = await Promise.all(heldIds.filter(held => held !== slug).map(held => within.get(slugs, held)))
      if (claim) {
        claim()
        for (const one of former) if (one?.ref === id) within.change(slugs, one, { kind: 'formerPage', movedTo: slug })
      }
      const place = { slug, parent }
      // The move is public at once, so a published draft does not become an unpublished change.
      within.change(pageDrafts, draft, { ...place, ...(draft.publishedRev === draft.rev && { publishedRev: draft.rev + 1 }) })
      if (live) within.change(pages, live, place)
      return { address: pageAddress(place) }
    },
    async () => (await records.find(slugs, { where: [['ref', '==', id]] })).map(held => held.id),
  ),
)
