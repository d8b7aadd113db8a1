import { slugOf } from '../../../../domain/shared/text/slug'
import type { DrawingStyleName } from '../art/drawing-styles'
import { palettes } from '../art/palettes'
import { Random } from '../random'
import { type InternationalName, internationalNames } from '../texts/international-names'
import { how, type MediumWords, media, slots, why } from '../texts/media'
import { names } from '../texts/names'

/** How many artists the sample's city has. */
const artistCount = 264

export interface SampleArtist {
  /** Person id, and id of the public record. */
  readonly id: string
  readonly handle: string
  readonly first: string
  readonly last: string
  readonly name: string
  readonly sortName: string
  readonly medium: MediumWords
  readonly otherMedia: readonly string[]
  /** What the artist does, in one sentence that is short enough for print. */
  readonly blurb: string
  readonly statement: string
  /** The drawing style and the palette of all the artist's pictures. */
  readonly style: DrawingStyleName
  readonly palette: number
}

let roll: readonly SampleArtist[] | undefined

/** All artists, always the same; the first is the account with the key `artist`. */
export function generatedArtists(): readonly SampleArtist[] {
  roll ??= enrol()
  return roll
}

function enrol(): SampleArtist[] {
  const random = new Random('artists')
  const people = [
    ...uniqueNames(random)
      .slice(0, artistCount - internationalNames.length)
      .map(plainName),
    ...internationalNames.map(farName),
  ]
  const mediums = random.shuffled(mediumsByShare())
  const used = new Set<string>()
  return people.map((named, i) => {
    const own = new Random(`artist ${named.first} ${named.last}`)
    const medium = mediums[i]!
    const blurb = sayingAnew(own, medium, used)
    return {
      id: i === 0 ? 'first' : `p${String(i).padStart(3, '0')}`,
      ...named,
      medium,
      otherMedia: own.is(0.4)
        ? own.some(
            media.filter(m => m !== medium).map(m => m.name),
            own.whole(1, 2),
          )
        : [],
      blurb,
      statement: [sayingAnew(own, medium, used), own.pick(how), own.pick(why)].join(' '),
      style: own.pick(medium.styles),
      palette: own.whole(0, palettes.length - 1),
    }
  })
}

type Named = Pick<SampleArtist, 'first' | 'last' | 'name' | 'sortName' | 'handle'>

const plainName = ({ first, last }: { readonly first: string; readonly last: string }): Named =>
  farName({ first, last, handle: slugOf(`${first} ${last}`, 30) })

const farName = ({ first, last, name = `${first} ${last}`, handle }: InternationalName): Named => ({
  first,
  last,
  name,
  sortName: [last, first].filter(Boolean).join(', '),
  handle,
})

/** A sentence about what the artist does that no other artist has. */
function sayingAnew(own: Random, medium: MediumWords, said: Set<string>): string {
  for (let tries = 0; tries < 200; tries++) {
    const sentence = own.pick(medium.does).replace(/\{(\w+)\}/g, (_, slot: string) => own.pick(slots[slot] ?? []))
    const blurb = sentence.charAt(0).toUpperCase() + sentence.slice(1)
    if (said.has(blurb)) continue
    said.add(blurb)
    return blurb
  }
  throw new Error(`Nothing left to say about ${medium.name}`)
}

function uniqueNames(random: Random) {
  const all = names.flatMap(({ first, last }) => {
    const lasts = random.shuffled(last)
    return random.shuffled(first).flatMap((f, i) => [0, 1, 2].map(k => ({ first: f, last: lasts[(i + k * 3) % lasts.length]! })))
  })
  const seen = new Set<string>()
  const distinct = random.shuffled(all).filter(({ first, last }) => {
    const handle = slugOf(`${first} ${last}`, 30)
    return seen.size < artistCount && handle.length >= 3 && !seen.has(handle) && seen.add(handle)
  })
  if (distinct.length < artistCount) throw new Error(`Only ${distinct.length} names`)
  return distinct
}

/** One medium for each artist, in proportion to the shares. */
function mediumsByShare(): MediumWords[] {
  const whole = media.reduce((sum, m) => sum + m.share, 0)
  const list: MediumWords[] = []
  let owed = 0
  for (const medium of media) {
    owed += (medium.share / whole) * artistCount
    while (list.length < Math.round(owed)) list.push(medium)
  }
  return list
}
