import { isChangedSincePublished, type pageDrafts } from '../../../../domain/content/page-drafts.collection'
import { homeSlug, pageAddress } from '../../../../domain/content/sections'
import type { MadeColumn, RowOf } from '../../engine/panel-spec'

type Page = RowOf<typeof pageDrafts>

/** Sorted by address, the pages of a section follow its own page. */
const address: MadeColumn<Page> = {
  name: 'address',
  label: 'Address',
  value: ({ isTemplate, slug = '', parent }) => (isTemplate ? 'Template' : pageAddress({ slug, parent })),
}

/** What visitors see of it. */
const visible: MadeColumn<Page> = {
  name: 'visible',
  label: 'Visitors see',
  value: page => {
    const { isLive = false, publishedRev, rev, slug } = page
    // Before its first publication the front page has the arrangement that a draft begins with.
    if (!isLive) return slug === homeSlug ? 'The usual arrangement' : 'Nothing'
    return isChangedSincePublished({ isLive, publishedRev, rev }) ? 'An earlier version' : 'This version'
  },
}

export const pageColumns = ['title', address, 'status', visible, 'publishAt', 'order', 'updatedAt', 'updatedBy'] as const
