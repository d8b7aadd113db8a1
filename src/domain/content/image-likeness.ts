/** Pixels that a picture is drawn down to, whole and out of proportion, before its likeness is taken. */
export const likenessSize = { width: 9, height: 8 } as const

/** Bits in which two likenesses may differ and still be of one picture: drawn smaller, saved again, in other colours. */
export const alikeBits = 8

/**
 * What a picture looks like, as 16 hex digits: a difference hash (dHash). Of `rgba`, four bytes a pixel of `likenessSize`, each bit says
 * whether a pixel is brighter than its right neighbour, row by row. What is transparent counts as lying on white.
 */
export function likenessOf(rgba: Uint8ClampedArray): string {
  const { width, height } = likenessSize
  if (rgba.length !== width * height * 4) throw new RangeError(`a likeness is taken of ${width} × ${height} pixels`)
  let hex = ''
  for (let row = 0; row < height; row++) {
    let bits = 0
    for (let column = 0; column < width - 1; column++) {
      const at = (row * width + column) * 4
      bits = bits * 2 + (brightness(rgba, at) > brightness(rgba, at + 4) ? 1 : 0)
    }
    hex += bits.toString(16).padStart(2, '0')
  }
  return hex
}

function brightness(rgba: Uint8ClampedArray, at: number): number {
  const cover = rgba[at + 3]! / 255
  return (0.299 * rgba[at]! + 0.587 * rgba[at + 1]! + 0.114 * rgba[at + 2]!) * cover + 255 * (1 - cover)
}

/** In how many of their 64 bits two likenesses differ. */
export const likenessDistance = (a: string, b: string): number => bitsDiffering(halvesOf(a), halvesOf(b))

/** The 64 bits as two numbers of 32: thousands of pictures are compared each with each. */
type Halves = readonly [number, number]
const halvesOf = (phash: string): Halves => [Number.parseInt(phash.slice(0, 8), 16), Number.parseInt(phash.slice(8, 16), 16)]
const bitsDiffering = (a: Halves, b: Halves) => bitsSet(a[0] ^ b[0]) + bitsSet(a[1] ^ b[1])

function bitsSet(bits: number): number {
  let left = bits
  let set = 0
  while (left !== 0) {
    left &= left - 1
    set += 1
  }
  return set
}

interface Likened {
  readonly id: string
  readonly phash?: string | undefined
}

/**
 * Pictures that look alike, in groups of two or more, as they were given; a picture without a likeness is in none. Two are in one group
 * when they are alike or when pictures between them lead from one to the other. A plain drawing without contrast is like no other.
 */
export function alikeGroups<I extends Likened>(images: readonly I[]): readonly (readonly I[])[] {
  const known = images
    .flatMap(image => (image.phash === undefined ? [] : [{ image, bits: halvesOf(image.phash) }]))
    .filter(({ bits }) => !isPlain(bits))
  const leads = known.map((_, i) => i)
  const first = (i: number): number => (leads[i] === i ? i : first(leads[i]!))
  for (let i = 0; i < known.length; i++)
    for (let j = 0; j < i; j++)
      if (bitsDiffering(known[i]!.bits, known[j]!.bits) <= alikeBits) {
        const [a, b] = [first(i), first(j)]
        leads[Math.max(a, b)] = Math.min(a, b)
      }
  const groups = new Map<number, I[]>()
  known.forEach(({ image }, i) => groups.set(first(i), [...(groups.get(first(i)) ?? []), image]))
  return [...groups.values()].filter(group => group.length > 1)
}

/** Whether hardly a pixel differs from its neighbour: an even sheet says nothing of what is on it. */
const isPlain = (bits: Halves) => bitsDiffering(bits, [0, 0]) <= 2 || bitsDiffering(bits, [-1, -1]) <= 2
