import type { ArtPiece } from '../art/art-piece'
import { Random } from '../random'
import { notes, patterns, things, titles } from '../texts/titles'
import { generatedArtists, type SampleArtist } from './generate-artists'

export interface SampleWork {
  readonly id: string
  readonly artist: SampleArtist
  readonly title: string
  readonly year: number
  readonly on: string
  /** Millimeters. */
  readonly size: { readonly h: number; readonly w: number }
  readonly priceCents: number | undefined
  readonly availability: 'sale' | 'sold' | 'nfs' | 'inquire'
  readonly order: number
  /** The day on which the work was published. */
  readonly since: string
  readonly description: string | undefined
  readonly piece: ArtPiece
}

/** Number of works of an artist; five and a half on average. */
const howMany = [3, 4, 5, 5, 5, 6, 6, 8] as const

/** Ratios of height to width, as common sheets and panels have. */
const shapes: readonly (readonly [h: number, w: number])[] = [
  [5, 4],
  [4, 3],
  [3, 2],
  [4, 5],
  [3, 4],
  [2, 3],
  [1, 1],
  [7, 5],
  [5, 7],
  [1, 2],
  [9, 5],
] // prettier-ignore

let hung: readonly SampleWork[] | undefined

/** Every work of every artist, three to eight each. */
export function sampleWorks(): readonly SampleWork[] {
  hung ??= hang()
  return hung
}

function hang(): SampleWork[] {
  const random = new Random('titles')
  const left = random.shuffled(titles)
  const used = new Set<string>()
  const nextTitle = (): string => {
    const title = left.pop() ?? fromPattern(random)
    if (used.has(title)) return nextTitle()
    used.add(title)
    return title
  }
  return generatedArtists().flatMap((artist, a) => {
    const own = new Random(`works ${artist.handle}`)
    const shape = own.pick(shapes)
    return Array.from({ length: a === 0 ? 8 : own.pick(howMany) }, (_, order) => workOf(artist, own, shape, order, nextTitle()))
  })
}

function fromPattern(random: Random): string {
  const [thing, other] = random.some(things, 2) as [string, string]
  return random.pick(patterns).replace('{thing}', thing).replace('{other}', other).replace('{n}', random.pick(numerals))
}

const numerals = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'IX', 'XI', 'XII', 'XIV', 'XX']

function workOf(artist: SampleArtist, own: Random, usual: readonly [number, number], order: number, title: string): SampleWork {
  const [high, wide] = own.is(0.7) ? usual : own.pick(shapes)
  const longSide = own.pick([200, 280, 300, 405, 500, 610, 760, 915, 1220])
  const part = Math.max(high, wide)
  const size = { h: Math.round((longSide * high) / part), w: Math.round((longSide * wide) / part) }
  const availability = own.pick(['sale', 'sale', 'sale', 'sale', 'sold', 'inquire', 'nfs'] as const)
  const price = Math.round((Math.sqrt(size.h * size.w) * own.between(0.9, 3.2)) / 10) * 1000
  const name = `${artist.handle}-${order + 1}`
  return {
    id: artist.id === 'first' && order === 0 ? 'first' : `w-${name}`,
    artist,
    title,
    year: own.whole(2021, 2027),
    on: own.pick(artist.medium.on),
    size,
    priceCents: availability === 'sale' || availability === 'sold' ? price : undefined,
    availability,
    order,
    since: `2027-0${own.whole(1, 8)}-${own.whole(10, 28)}`,
    description: own.is(0.55) ? own.pick(notes) : undefined,
    piece: {
      name,
      style: artist.style,
      palette: artist.palette,
      width: Math.round((1000 * wide) / part),
      height: Math.round((1000 * high) / part),
      // Large enough for the cover of the guide.
      ...(artist === generatedArtists()[50] && order === 0 && { scale: 4 }),
    },
  }
}
