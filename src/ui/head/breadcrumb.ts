import { publicRows } from '../public-rows'

/** The page above each kind of page, by how its address begins; the first that fits. */
const parents: readonly (readonly [start: string, parent: string])[] = [
  ['/sfosguide/articles/', '/sfosguide/articles'],
  ['/sfosguide/', '/sfosguide'],
  ['/events/', '/calendar'],
  ['/artist/', '/art/artists'],
  ['/art/', '/art/artists'],
  ['/about/', '/about'],
  ['/artists/', '/artists'],
  ['/artlover/', '/artlover'],
  ['/donors/', '/donors'],
  ['/programs/', '/programs'],
]

/** The pages above this one, the highest first; none for a page that stands at the top. */
function above(path: string): readonly string[] {
  const parent = parents.find(([start, to]) => path.startsWith(start) && path !== to)?.[1]
  return parent === undefined ? [] : [...above(parent), parent]
}

/** The way to a page as results show it (schema.org): the pages above it, by their rows' names, and itself. */
export function breadcrumbJsonLd(path: string, name: string, origin: string): object | undefined {
  const way = above(path)
  if (way.length === 0) return undefined
  const nameOf = (address: string) => publicRows.find(row => row.path.replace(/\/:\w+\?$/, '') === address)?.title ?? address
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [...way.map(address => ({ name: nameOf(address), item: origin + address })), { name }].map((item, i) => ({
      '@type': 'ListItem',
      position: i + 1,
      ...item,
    })),
  }
}
