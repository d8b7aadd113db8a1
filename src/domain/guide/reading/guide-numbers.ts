import { isEditionKey } from '../edition-key'

/** Meaning of the last segment of `/sfosguide/{id}`. */
export type GuideAddress =
  | { readonly kind: 'home' }
  | { readonly kind: 'saved' }
  | { readonly kind: 'edition'; readonly editionId: string }
  | { readonly kind: 'number'; readonly number: number; readonly unit?: string }
  | { readonly kind: 'listing'; readonly id: string }

const printedNumber = /^([1-9]\d{0,4})(?: ([a-z0-9]+))?$/i

/**
 * Parses `/sfosguide/{id}`: nothing → the current edition; `saved` → what the visitor saved; an edition's key → that edition; a map number →
 * that listing, and with a unit after a space (`38 201`, as it is printed) that studio of the building; otherwise a listing's id.
 */
export function guideAddress(id: string | undefined): GuideAddress {
  if (id === undefined || id === '') return { kind: 'home' }
  if (id === 'saved') return { kind: 'saved' }
  if (isEditionKey(id)) return { kind: 'edition', editionId: id }
  const [, number, unit] = printedNumber.exec(id) ?? []
  if (number !== undefined) return { kind: 'number', number: Number(number), ...(unit !== undefined && { unit }) }
  return { kind: 'listing', id }
}

/**
 * The address segment for a typed map number, with or without its unit; accepts any separator that phone keyboards or copied text put between
 * them. `undefined` if it is no map number.
 */
export function typedMapNumber(typed: string): string | undefined {
  const id = typed.replace(/[^a-z0-9]+/gi, ' ').trim()
  return guideAddress(id).kind === 'number' ? id : undefined
}

/** The map number after `n`; skips 1900–2999, which are keys of editions. */
export const numberAfter = (n: number) => (n + 1 >= 1900 && n + 1 <= 2999 ? 3000 : n + 1)
