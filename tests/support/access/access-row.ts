import type { Fields, Where } from '../../../src/ports/documents'

/** Names of people, separated by spaces; `everyone` and `staff` are groups, and the empty text means nobody. */
export type Who = string

/**
 * What the product's specification (§D, column R/W) lets people do with one document. People who are not named are refused.
 * Fields and records that only callables write have nobody here.
 */
export interface AccessRow {
  /** A collection with its parameters filled in: `editions/2027/prices`. */
  readonly collection: string
  readonly id: string
  /** The document without its stamps; Ana owns it if it can have an owner. */
  readonly fields: Fields
  readonly get: Who
  /** Who may query for documents like this one, for each list of conditions. */
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
