import type { DraftLine } from '../checkout/order-draft'
import { maxLines } from '../order-limits'

type Lines = readonly DraftLine[]

/** Identifies a line in both carts. Gifts and priced goods with the same id are distinguished. */
const thingOf = ({ kind, refId, amountCents }: DraftLine) => `${kind} ${refId}${amountCents === undefined ? '' : ' gift'}`
const byThing = (lines: Lines) => new Map(lines.map(line => [thingOf(line), line]))
const isSame = (a: DraftLine | undefined, b: DraftLine | undefined) => a?.quantity === b?.quantity && a?.amountCents === b?.amountCents

/**
 * Merges two carts that came from the same one (`base`). A change or removal on one side wins, unless the other side changed that line too:
 * then the larger quantity stays, so that nothing is lost or duplicated.
 */
export function mergeCarts(base: Lines, mine: Lines, theirs: Lines): Lines {
  const [before, ours, others] = [byThing(base), byThing(mine), byThing(theirs)]
  const things = new Set([...others.keys(), ...ours.keys()])
  return [...things]
    .flatMap(thing => {
      const [was, own, other] = [before.get(thing), ours.get(thing), others.get(thing)]
      if (isSame(own, was)) return other ? [other] : []
      if (isSame(other, was)) return own ? [own] : []
      return [larger(own, other)]
    })
    .slice(0, maxLines)
}

/** At least one of the two exists. */
function larger(a: DraftLine | undefined, b: DraftLine | undefined): DraftLine {
  if (!a || !b) return (a ?? b)!
  return b.quantity > a.quantity || (b.amountCents ?? 0) > (a.amountCents ?? 0) ? b : a
}
