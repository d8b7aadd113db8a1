import { artists, artworks } from '../../../artists/artists.collection'
import { maxPictures } from '../../../artists/work-picture-rules'
import { editions } from '../../../guide/editions.collection'
import { listings } from '../../../guide/listings.collection'
import { numberOf } from '../../../guide/numbering/map-number'
import { images } from '../../../pictures/images.collection'
import type { HandlerContext } from '../../../shared/functions/handler'
import { type Actor, isScoped, type Scope } from '../../../shared/records/policy'
import type { Records } from '../../../shared/records/records'
import { comparable } from '../../../shared/text/comparable'
import { plainLine } from '../../cells/cell-values'
import { readLine } from '../../cells/read-cell'
import { readFields } from '../../cells/read-fields'
import type { CellsOf } from '../../cells/row-cells'
import type { Formats } from '../../columns/column-mapping'
import type { ZippedPicture } from '../../file/picture-zip'
import { mapWithoutBlocking, type PlanInput, type PlannedRow, plannedRow } from '../../plan/planned-row'
import type { RowText } from '../../plan/row-text'
import { importedPictureFields as fields, type ImportedPicture } from './imported-picture'
import { pictureColumns } from './pictures-import'

/** Sentences about rows of pictures. */
export const altTextField = {
  reasons: {
    'unknown-listing': ({ cell }) => `This edition has no listing ${cell}. Import the listings first.`,
    'ambiguous-listing': ({ value }) => `Several listings of this edition match (${value}). Use their keys.`,
    'missing-file': ({ cell }) => `The ZIP has no picture ${cell}.`,
    'ambiguous-file': ({ cell }) => `The ZIP has several pictures called ${cell}. Enter the folder too.`,
    'unknown-work': ({ cell }) => `There is no work ${cell}. Enter its artist and title as they are on its page.`,
    'ambiguous-work': ({ cell }) => `Several works match ${cell}.`,
    'too-many-pictures': ({ value }) => `Too many pictures: a work can have ${value}, a listing one from a file.`,
  },
  warnings: {
    undescribed: {
      row: ({ cell }) => `The row has no description. ${cell} is used until somebody writes one.`,
      all: 'a picture without a description; the name of its work or listing is used',
    },
  },
} as const satisfies RowText

type PictureCells = CellsOf<typeof altTextField>

/** Something that can show pictures; `shows` has the hashes of its present ones. */
interface KnownWork {
  readonly id: string
  readonly artist: string
  readonly title: string
  readonly pictures: number
  readonly shows: ReadonlySet<string>
}
interface KnownListing {
  readonly id: string
  readonly name: string
  readonly key?: string | undefined
  readonly number?: string | undefined
  readonly shows: ReadonlySet<string>
}

type ExistingPictures = Awaited<ReturnType<typeof existingPictures>>

const may = (actor: Actor | undefined, scope: Scope) => actor !== undefined && isScoped(actor.claims, scope)

/** The works and listings that can show pictures, as far as the caller may read them; listings only of the newest edition. */
export async function existingPictures({ records, actor }: HandlerContext) {
  const [works, known, held, places] = await Promise.all([
    records.find(artworks),
    records.find(artists, may(actor, 'people') ? {} : { where: [['status', '==', 'public']] }),
    records.find(images),
    may(actor, 'guide') ? newestListings(records) : [],
  ])
  const names = new Map(known.map(({ id, displayName }) => [id, displayName]))
  const digests = new Map(held.flatMap(({ id, sha256, status }) => (sha256 && status === 'ready' ? [[id, sha256] as const] : [])))
  const shows = (ids: readonly (string | undefined)[]) => new Set(ids.flatMap(id => digests.get(id ?? '') ?? []))
  return {
    works: works
      .filter(({ deletedAt, status }) => deletedAt === undefined && status !== 'removed')
      .map(({ id, artistId, title, imageIds }) => ({
        id,
        artist: names.get(artistId) ?? '',
        title,
        pictures: imageIds.length,
        shows: shows(imageIds),
      })),
    listings: places.map(({ id, displayName, source, mapNumber, mapSuffix, imageId }) => ({
      id,
      name: displayName,
      key: source?.key,
      number: numberOf({ mapNumber, mapSuffix }),
      shows: shows([imageId]),
    })),
    kept: new Set(digests.values()),
  }
}

async function newestListings(records: Records) {
  const newest = (await records.find(editions))
    .map(({ id }) => id)
    .sort()
    .at(-1)
  return newest === undefined ? [] : records.find(listings, { where: [['editionId', '==', newest]] })
}

/** Each row adds one picture of the ZIP to a work or listing, or only to the library. */
export async function planPictures(
  rows: readonly PictureCells[],
  existing: ExistingPictures,
  { pictures = [], formats }: PlanInput,
): Promise<readonly PlannedRow[]> {
  const files = new ZippedFiles(pictures)
  const places = new Places(existing)
  const lines = new Map<string, number>()
  return mapWithoutBlocking(rows, (cells): PlannedRow => {
    const file = files.find(cells)
    const place = places.find(cells)
    const parsed = file && wordsOf(cells, place, formats)
    const names = [file?.name ?? plainLine(cells.cell('file')), place?.name]
    if (!file || !parsed || cells.reasons.length > 0) return plannedRow(cells, names, undefined)
    const mark = `${file.sha256} ${place?.workId ?? place?.listingId ?? ''}`
    const sameAs = lines.get(mark)
    if (sameAs !== undefined) return plannedRow(cells, names, { sameAs })
    lines.set(mark, cells.row.line)
    if (place ? place.shows.has(file.sha256) : existing.kept.has(file.sha256)) return plannedRow(cells, names, {})
    if (place && !places.takes(place)) cells.fail('too-many-pictures', undefined, maxPictures)
    const { workId, listingId } = place ?? {}
    const data: ImportedPicture = { file: file.name, sha256: file.sha256, ...parsed, ...(workId && { workId }), ...(listingId && { listingId }) }
    return plannedRow(cells, names, { data })
  })
}

/** The picture's alt text and credit. Without an alt text it gets the work's title, with a warning. */
function wordsOf(cells: PictureCells, place: Place | undefined, formats: Formats): Pick<ImportedPicture, 'alt' | 'credit'> {
  const alt = readLine(cells, 'alt', fields.alt)
  const instead = place?.name ?? plainLine(cells.cell('title'))
  if (!alt && instead) cells.warn('undescribed', 'alt', instead)
  if (!alt && !instead) cells.fail('missing', 'alt')
  return { alt: (alt ?? instead).slice(0, fields.alt.max), ...readFields(cells, pictureColumns, formats, 'fail') }
}

/** Finds a picture by its path in the ZIP, else by its file name in any folder. */
class ZippedFiles {
  private readonly byPath = new Map<string, ZippedPicture>()
  private readonly byName = new Map<string, ZippedPicture[]>()

  constructor(files: readonly ZippedPicture[]) {
    for (const file of files) {
      this.byPath.set(folded(file.name), file)
      const name = nameOf(file.name)
      this.byName.set(name, [...(this.byName.get(name) ?? []), file])
    }
  }

  find(cells: PictureCells): ZippedPicture | undefined {
    const parsed = cells.cell('file').replaceAll('\\', '/')
    if (parsed === '') return cells.fail('missing', 'file')
    const found = this.byPath.get(folded(parsed))
    const named = found ? [found] : (this.byName.get(nameOf(parsed)) ?? [])
    if (named.length === 1) return named[0]
    return cells.fail(named.length === 0 ? 'missing-file' : 'ambiguous-file', 'file', parsed)
  }
}

/** File names are compared without case, in one Unicode normalization. */
const folded = (path: string) => path.normalize('NFC').trim().toLowerCase()
const nameOf = (path: string) => folded(path.slice(path.lastIndexOf('/') + 1))

interface Place {
  readonly name: string
  readonly workId?: string
  readonly listingId?: string
  /** Hashes of its present pictures. */
  readonly shows: ReadonlySet<string>
  readonly room: number
}

class Places {
  private readonly works = new Map<string, KnownWork[]>()
  private readonly listings = new Map<string, KnownListing[]>()
  private readonly room = new Map<string, number>()

  constructor({ works, listings: places }: ExistingPictures) {
    for (const work of works) push(this.works, `${comparable(work.artist)} / ${comparable(work.title)}`, work)
    for (const listing of places)
      for (const mark of new Set([listing.id, listing.key, listing.number, listing.name].map(word => comparable(word ?? ''))))
        if (mark) push(this.listings, mark, listing)
  }

  /** `undefined` without a reason where the row names neither a work nor a listing. */
  find(cells: PictureCells): Place | undefined {
    const [listing, artist, title] = ['listing', 'artist', 'title'].map(name => plainLine(cells.cell(name))) as [string, string, string]
    if (listing) {
      const found = this.listings.get(comparable(listing)) ?? []
      if (found.length !== 1) return cells.fail(found.length === 0 ? 'unknown-listing' : 'ambiguous-listing', 'listing', listing)
      const { id, name, shows } = found[0]!
      return { name, listingId: id, shows, room: 1 }
    }
    if (!artist) return undefined
    const found = this.works.get(`${comparable(artist)} / ${comparable(title)}`) ?? []
    if (found.length !== 1)
      return cells.fail(found.length === 0 ? 'unknown-work' : 'ambiguous-work', 'title', [artist, title].filter(Boolean).join(', '))
    const { id, shows, pictures } = found[0]!
    return { name: `${found[0]!.title}, ${found[0]!.artist}`, workId: id, shows, room: maxPictures - pictures }
  }

  /** Whether one more picture fits. Counts it if it does. */
  takes({ workId, listingId, room }: Place): boolean {
    const id = workId ?? listingId ?? ''
    const left = this.room.get(id) ?? room
    this.room.set(id, left - 1)
    return left > 0
  }
}

function push<T>(map: Map<string, T[]>, key: string, value: T): void {
  const there = map.get(key)
  if (there) there.push(value)
  else map.set(key, [value])
}

/** Pictures of the ZIP that no row names. */
export function unnamedPictures(rows: readonly PictureCells[], { pictures = [] }: PlanInput): readonly string[] {
  const parsed = rows.map(cells => cells.cell('file').replaceAll('\\', '/'))
  const named = new Set(parsed.flatMap(path => [folded(path), nameOf(path)]))
  return pictures.map(({ name }) => name).filter(name => !named.has(folded(name)) && !named.has(nameOf(name)))
}
