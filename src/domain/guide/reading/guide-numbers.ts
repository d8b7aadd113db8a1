/** Meaning of the last segment of `/sfosguide/{id}`. */
export type GuideAddress =
  | { readonly kind: 'home' }
  | { readonly kind: 'edition'; readonly editionId: string }
  | { readonly kind: 'number'; readonly number: number }
  | { readonly kind: 'listing'; readonly id: string }

/** 1900–2999: edition ids are years, so these are never used as map numbers. */
export const isEditionYear = (id: string) => /^(19|2\d)\d\d$/.test(id)

/**
 * Parses `/sfosguide/{id}`: nothing → the current edition; a year → that edition; another number → the listing with that map number;
 * otherwise a listing's id.
 */
export function guideAddress(id: string | undefined): GuideAddress {
  if (id === undefined || id === '') return { kind: 'home' }
  if (isEditionYear(id)) return { kind: 'edition', editionId: id }
  if (/^[1-9]\d{0,4}$/.test(id)) return { kind: 'number', number: Number(id) }
  return { kind: 'listing', id }
}

/** The map number after `n`; skips the years. */
export const numberAfter = (n: number) => (n + 1 >= 1900 && n + 1 <= 2999 ? 3000 : n + 1)
