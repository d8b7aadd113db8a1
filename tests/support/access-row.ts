import type { Fields, Where } from '../../src/ports/documents'

/** Names of persons, divided by spaces; `everyone` and `staff` stand for several, the empty text for nobody. */
export type Who = string

/**
 * What the product's specification (§D, column R/W) lets people do with one document. Whoever is not named is refused.
 * What a callable writes is written by nobody here.
 */
export interface AccessRow {
  /** A collection with its parameters filled in: `editions/2027/prices`. */
  readonly collection: string
  readonly id: string
  /** The document without its stamps; whatever can be Ana's is. */
  readonly fields: Fields
  readonly get: Who
  /** Who may ask for documents like this one, condition by condition. */
  readonly list: readonly (readonly [where: readonly Where[], who: Who])[]
  /** Who may create exactly this document. */
  readonly create?: Who
  readonly update?: readonly (readonly [change: Fields, who: Who])[]
  readonly delete?: Who
}

export const usd = (cents: number) => ({ cents, cur: 'usd' })
export const at = new Date('2027-06-01T12:00:00Z')
export const wall = { local: '2027-10-16T11:00', tz: 'America/Los_Angeles', utc: new Date('2027-10-16T18:00:00Z') }
export const words = { type: 'doc', content: [] }
