import { paidUntil } from '../membership-state'
import { unreversedTerms } from '../unreversed-terms'
import { consecutiveDays, type HeldTerm, nextStart, type TermLength } from './new-terms'

/** Days that staff give without a payment. The id is the caller's, the same on every attempt. */
interface Given {
  readonly id: string
  readonly compReason: string
}

export type Extension = { readonly term: HeldTerm } | { readonly refused: 'nothing-to-extend' | 'not-later' }

/** A given term: it begins as a bought one would. */
export function givenTerm(all: readonly HeldTerm[], given: Given & { readonly on: string; readonly length: TermLength }): HeldTerm {
  const [days] = consecutiveDays(nextStart(all, given.on), 1, given.length)
  return { id: given.id, ...days!, kind: 'comp', compReason: given.compReason }
}

/** Extra days after the last one, up to a later last day. */
export function extension(all: readonly HeldTerm[], { id, compReason, until }: Given & { readonly until: string }): Extension {
  const last = paidUntil(all)
  if (last === undefined) return { refused: 'nothing-to-extend' }
  if (until <= last) return { refused: 'not-later' }
  const level = unreversedTerms(all).find(({ end }) => end === last)?.level
  return { term: { id, start: nextStart(all, last), end: until, kind: 'extend', compReason, ...(level !== undefined && { level }) } }
}
