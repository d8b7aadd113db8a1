import { omitUndefined } from '../shared/omit-undefined'
import type { Resource } from './resources.collection'

/** The schema.org type of each kind, for search engines. */
const types: Readonly<Record<Resource['kind'], string>> = {
  article: 'Article',
  template: 'DigitalDocument',
  opportunity: 'CreativeWork',
  space: 'Offer',
}

/**
 * The library as structured data for search engines: the public resources, with their last day, and whether the full content needs a
 * membership.
 */
export const resourcesJsonLd = (resources: readonly Resource[], origin: string): object => ({
  '@context': 'https://schema.org',
  '@type': 'ItemList',
  url: `${origin}/artists/artistresources`,
  numberOfItems: resources.length,
  itemListElement: resources.map((resource, i) => ({ '@type': 'ListItem', position: i + 1, item: itemOf(resource) })),
})

function itemOf({ kind, title, summary, link, forMembers, tags, expiresAt, updatedAt, space }: Resource): object {
  const common = { '@type': types[kind], name: title, description: summary, url: link }
  if (kind === 'space')
    return omitUndefined<object>({
      ...common,
      price: space?.rent && (space.rent.cents / 100).toFixed(2),
      priceCurrency: space?.rent && 'USD',
      availabilityStarts: space?.from,
      availabilityEnds: expiresAt?.toISOString(),
      areaServed: space?.place,
    })
  return omitUndefined<object>({
    ...common,
    keywords: tags.length > 0 ? tags.join(', ') : undefined,
    expires: expiresAt?.toISOString(),
    dateModified: updatedAt.toISOString(),
    isAccessibleForFree: !forMembers,
  })
}
