/** Size in pixels to which a whole picture is scaled, ignoring its aspect ratio, before its hash is computed. */
export const similarityGridSize = { width: 9, height: 8 } as const

/** Maximum number of differing bits between two hashes of the same picture at another size, compression or color. */
export const maxSimilarBits = 8

/**
 * Perceptual hash of a picture as 16 hex digits: a difference hash (dHash). `rgba` has four bytes per pixel at `similarityGridSize`; each bit is
 * set if a pixel is brighter than its right neighbor, row by row. Transparent pixels count as on white.
 */
export function perceptualHash(rgba: Uint8ClampedArray): string {
  const { width, height } = similarityGridSize
  if (rgba.length !== width * height * 4) throw new RangeError(`a perceptual hash needs ${width} × ${height} pixels`)
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

/** The 64 bits as two 32-bit numbers: thousands of pictures are compared pairwise, so it has to be fast. */
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
 * Groups of two or more similar pictures, in the given order; pictures without a hash are in no group. Two are in one group if they are
 * similar, or if a chain of similar pictures connects them. A plain picture without contrast matches nothing.
 */
export function similarGroups<I extends Likened>(images: readonly I[]): readonly (readonly I[])[] {
  const known = images
    .flatMap(image => (image.phash === undefined ? [] : [{ image, bits: halvesOf(image.phash) }]))
    .filter(({ bits }) => !isPlain(bits))
  const leads = known.map((_, i) => i)
  const first = (i: number): number => (leads[i] === i ? i : first(leads[i]!))
  for (let i = 0; i < known.length; i++)
    for (let j = 0; j < i; j++)
      if (bitsDiffering(known[i]!.bits, known[j]!.bits) <= maxSimilarBits) {
        const [a, b] = [first(i), first(j)]
        leads[Math.max(a, b)] = Math.min(a, b)
      }
  const groups = new Map<number, I[]>()
  known.forEach(({ image }, i) => groups.set(first(i), [...(groups.get(first(i)) ?? []), image]))
  return [...groups.values()].filter(group => group.length > 1)
}

/** Whether hardly any pixel differs from its neighbor: the hash of a uniform area says nothing about its content. */
const isPlain = (bits: Halves) => bitsDiffering(bits, [0, 0]) <= 2 || bitsDiffering(bits, [-1, -1]) <= 2
