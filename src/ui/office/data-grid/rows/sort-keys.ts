/**
 * Eight-byte keys, as two halves, that sort as their values do, so that a column is ordered by counting alone. The caller orders texts with the
 * same first eight letters.
 */
export interface SortKeys {
  readonly high: Uint32Array
  readonly low: Uint32Array
}

export const sortKeys = (length: number): SortKeys => ({ high: new Uint32Array(length), low: new Uint32Array(length) })

const halves = new DataView(new ArrayBuffer(8))

/** A number's bits, transformed to sort as unsigned integers. */
export function putNumber({ high, low }: SortKeys, slot: number, value: number): void {
  halves.setFloat64(0, value)
  const isNegative = halves.getUint8(0) >= 128
  const first = halves.getUint32(0)
  const second = halves.getUint32(4)
  high[slot] = isNegative ? ~first : first ^ 0x80000000
  low[slot] = isNegative ? ~second : second
}

/** The first letters; stops at the first that is not plain ASCII, so that the order is never wrong. */
export function putText({ high, low }: SortKeys, slot: number, folded: string): void {
  let first = 0
  let second = 0
  const length = Math.min(8, folded.length)
  for (let at = 0; at < length; at++) {
    const code = Math.min(folded.charCodeAt(at), 126) + 1
    if (at < 4) first |= code << (24 - 8 * at)
    else second |= code << (56 - 8 * at)
    if (code === 127) break
  }
  high[slot] = first
  low[slot] = second
}

/** Whether equal keys mean equal texts: the whole text fits, with the last byte free. */
export const isComplete = (folded: string): boolean => folded.length < 8 && !/[^\0-}]/.test(folded)

export const compareKeys = ({ high, low }: SortKeys, a: number, b: number): number => high[a]! - high[b]! || low[a]! - low[b]!

/** Up to this many slots comparing is quicker than counting, which looks at 65,536 groups in each pass. */
const few = 2000

/** Sorts slots by their keys, stable: few by comparing, many by a radix sort in four passes. */
export function sortByKeys(slots: Uint32Array, keys: SortKeys): Uint32Array {
  if (slots.length <= few) return Uint32Array.from(Array.from(slots).sort((a, b) => compareKeys(keys, a, b)))
  const { high, low } = keys
  let from = slots
  let to: Uint32Array = new Uint32Array(slots.length)
  for (const [half, shift] of [
    [low, 0],
    [low, 16],
    [high, 0],
    [high, 16],
  ] as const) {
    const starts = countOf(from, half, shift)
    if (!starts) continue
    for (const slot of from) to[starts[(half[slot]! >>> shift) & 0xffff]!++] = slot
    ;[from, to] = [to, from === slots ? new Uint32Array(slots.length) : from]
  }
  return from === slots ? slots.slice() : from
}

/** Start of each 16-bit group; `undefined` if all are in one group. */
function countOf(slots: Uint32Array, half: Uint32Array, shift: number): Uint32Array | undefined {
  const counts = new Uint32Array(0x10001)
  for (const slot of slots) counts[((half[slot]! >>> shift) & 0xffff) + 1]!++
  if (slots.length > 0 && counts[((half[slots[0]!]! >>> shift) & 0xffff) + 1] === slots.length) return undefined
  for (let group = 1; group < counts.length; group++) counts[group]! += counts[group - 1]!
  return counts
}
