/**
 * Shares of an amount in proportion to weights, by largest remainder: they add up to the amount, none is a cent or more away from its exact
 * share, and of equal remainders the earlier one gets the cent. If no weight is above zero, all count the same. Weights are whole numbers.
 */
export function allocate(totalCents: number, weights: readonly number[]): number[] {
  if (totalCents < 0) return allocate(-totalCents, weights).map(share => 0 - share)
  if (weights.some(weight => weight < 0)) throw new RangeError('a weight is below zero')
  if (weights.length === 0 && totalCents > 0) throw new RangeError('nothing to allocate to')
  const hasWeight = weights.some(weight => weight > 0)
  // Cents times weights can exceed the largest integer that a float represents exactly.
  const exact = weights.map(weight => (hasWeight ? BigInt(weight) : 1n))
  const whole = exact.reduce((sum, weight) => sum + weight, 0n)
  const parts = exact.map((weight, i) => {
    const part = BigInt(totalCents) * weight
    return { i, share: part / whole, rest: part % whole }
  })
  const left = Number(BigInt(totalCents) - parts.reduce((sum, { share }) => sum + share, 0n))
  const byRest = parts.toSorted((a, b) => (a.rest === b.rest ? a.i - b.i : a.rest > b.rest ? -1 : 1))
  const oneMore = new Set(byRest.slice(0, left).map(({ i }) => i))
  return parts.map(({ i, share }) => Number(share) + (oneMore.has(i) ? 1 : 0))
}

/** `part` / `whole` of a non-negative amount, rounded half up to the cent. */
export function portion(cents: number, part: number, whole: number): number {
  const by = BigInt(whole)
  return Number((2n * BigInt(cents) * BigInt(part) + by) / (2n * by))
}

/** The amount of each piece when an amount is split equally; the first pieces get the extra cents. */
export const byPiece = (totalCents: number, pieces: number): number[] => allocate(totalCents, Array<number>(pieces).fill(1))

export const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, cents) => sum + cents, 0)
