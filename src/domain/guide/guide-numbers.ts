/** What the last part of `/sfosguide/{id}` means. */
export type GuideAddress =
  | { readonly kind: 'home' }
  | { readonly kind: 'edition'; readonly editionId: string }
  | { readonly kind: 'number'; readonly number: number }
  | { readonly kind: 'listing'; readonly id: string }

/** 1900–2999: the years are the ids of editions, so no listing ever bears such a number. */
export const isEditionYear = (id: string) => /^(19|2\d)\d\d$/.test(id)

/** Reads `/sfosguide/{id}`: nothing → the current edition; a year → that edition; another number → the listing with it; else a listing's id. */
export function guideAddress(id: string | undefined): GuideAddress {
  if (id === undefined || id === '') return { kind: 'home' }
  if (isEditionYear(id)) return { kind: 'edition', editionId: id }
  if (/^[1-9]\d{0,4}$/.test(id)) return { kind: 'number', number: Number(id) }
  return { kind: 'listing', id }
}

/** The map number after `n`; steps over the years. */
export const numberAfter = (n: number) => (n + 1 >= 1900 && n + 1 <= 2999 ? 3000 : n + 1)
