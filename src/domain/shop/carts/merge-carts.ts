import type { DraftLine } from '../checkout/order-draft'
import { maxLines } from '../order-limits'

type Lines = readonly DraftLine[]

/** What a line is of: a gift of an amount stands apart from a thing with a price. */
const thingOf = ({ kind, refId, amountCents }: DraftLine) => `${kind} ${refId}${amountCents === undefined ? '' : ' gift'}`
const byThing = (lines: Lines) => new Map(lines.map(line => [thingOf(line), line]))
const isSame = (a: DraftLine | undefined, b: DraftLine | undefined) => a?.quantity === b?.quantity && a?.amountCents === b?.amountCents

/**
 * One cart out of two that came from the same (`base`): what either changed is changed, what either removed is gone, unless the other changed it. Of
 * a thing that both changed there are as many as in the one that has more, so that nothing is lost and nothing is there twice.
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

/** One of them is there. */
function larger(a: DraftLine | undefined, b: DraftLine | undefined): DraftLine {
  if (!a || !b) return (a ?? b)!
  return b.quantity > a.quantity || (b.amountCents ?? 0) > (a.amountCents ?? 0) ? b : a
}
