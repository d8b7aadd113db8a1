import type { ArtFilter, ArtQuery } from './art-search'

/** How each filter is called where a question is kept as text, and in the search's address. */
export const questionNames: Readonly<Record<ArtFilter, string>> = {
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

/** The question that a text such as `q=linocut&price=under-250` keeps. What is open now is not kept: it is another moment. */
export function readQuestion(text: string): ArtQuery {
  const search = new URLSearchParams(text)
  const filters = Object.entries(questionNames).flatMap(([filter, name]) => {
    const value = filter === 'openAt' ? null : search.get(name)
    return value ? [[filter, value] as const] : []
  })
  return Object.fromEntries(filters) as ArtQuery
}
