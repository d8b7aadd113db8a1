import { isEditionKey } from '../edition-key'
import type { MapNumber } from '../numbering/map-number'

/** Meaning of the last segment of `/sfosguide/{id}`. */
export type GuideAddress =
  | { readonly kind: 'home' }
  | { readonly kind: 'saved' }
  | { readonly kind: 'edition'; readonly editionId: string }
  | { readonly kind: 'number'; readonly number: MapNumber; readonly unit?: string }
  | { readonly kind: 'listing'; readonly id: string }

const printedNumber = /^([1-9]\d{0,4}[a-z]{0,2})(?: ([a-z0-9]+))?$/i

/**
 * Parses `/sfosguide/{id}`: nothing → the current edition; `saved` → what the visitor saved; an edition's key → that edition; a map number,
 * also a late entry's `217a` → that listing, and with a unit after a space (`38 201`, as it is printed) that studio of the building; otherwise a listing's id.
 */
export function guideAddress(id: string | undefined): GuideAddress {
  if (id === undefined || id === '') return { kind: 'home' }
  if (id === 'saved') return { kind: 'saved' }
  if (isEditionKey(id)) return { kind: 'edition', editionId: id }
  const [, number, unit] = printedNumber.exec(id) ?? []
  if (number !== undefined) return { kind: 'number', number: number.toLowerCase(), ...(unit !== undefined && { unit }) }
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
