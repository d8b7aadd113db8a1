import type { ArtFilter, ArtQuery } from './art-search'

/** The name of each filter in a saved search and in the address. */
export const savedFilterNames: Readonly<Record<ArtFilter, string>> = {
  text: 'q',
  medium: 'medium',
  tag: 'tag',
  colour: 'color',
  size: 'size',
  price: 'price',
  hood: 'hood',
  weekend: 'weekend',
  access: 'access',
  openAt: 'open',
}

/** The filters of a saved search, such as `q=linocut&price=under-250`. “Open now” is not saved, because it depends on the moment. */
export function readSavedSearch(text: string): ArtQuery {
  const search = new URLSearchParams(text)
  const filters = Object.entries(savedFilterNames).flatMap(([filter, name]) => {
    const value = filter === 'openAt' ? null : search.get(name)
    return value ? [[filter, value] as const] : []
  })
  return Object.fromEntries(filters) as ArtQuery
}
