import { mostPictures } from '../artists/pictures-of-work'
import { comparable, plainLine } from './cell-values'
import { importedPictureFields as fields, type ImportedPicture, type ZippedPicture } from './imported-picture'
import type { KnownListing, KnownWork, PicturesContext } from './plan-context'
import type { PlannedRow } from './planned-row'
import type { RowCells } from './row-cells'

/** Each row hangs one picture of the ZIP with a work or a listing, or lays it into the library. */
export function planPictures(rows: readonly RowCells[], context: PicturesContext): PlannedRow[] {
  const files = new ZippedFiles(context.files)
  const places = new Places(context)
  const lines = new Map<string, number>()
  return rows.map(cells => {
    const file = files.find(cells)
    const place = places.find(cells)
    const said = file && wordsOf(cells, place)
    const { reasons, warnings, hash } = cells
    const name = [file?.name ?? plainLine(cells.cell('file')), place?.name].filter(Boolean).join(' · ')
    const row = { line: cells.row.line, hash, name, reasons, warnings }
    if (!file || !said || reasons.length > 0) return { ...row, action: 'error' }
    const mark = `${file.sha256} ${place?.workId ?? place?.listingId ?? ''}`
    const line = lines.get(mark)
    if (line !== undefined) return { ...row, action: 'skip', reasons: [{ code: 'duplicate-row', value: line }] }
    lines.set(mark, row.line)
    if (place ? place.shows.has(file.sha256) : context.kept.has(file.sha256)) return { ...row, action: 'skip', reasons: [{ code: 'unchanged' }] }
    if (place && !places.takes(place)) return { ...row, action: 'error', reasons: [{ code: 'too-many-pictures', value: mostPictures }] }
    const { workId, listingId } = place ?? {}
    const data: ImportedPicture = { file: file.name, sha256: file.sha256, ...said, ...(workId && { workId }), ...(listingId && { listingId }) }
    return { ...row, action: 'create', data }
  })
}

/** What the picture is called where it cannot be seen. Without words of its own it has the work's, which is better than none and said so. */
function wordsOf(cells: RowCells, place: Place | undefined): Pick<ImportedPicture, 'alt' | 'credit'> {
  const [alt, credit] = [plainLine(cells.cell('alt')), plainLine(cells.cell('credit'))]
  if (alt.length > fields.alt.max!) cells.fail('too-long', 'alt', alt.length)
  if (credit.length > fields.credit.max!) cells.fail('too-long', 'credit', credit.length)
  const instead = place?.name ?? plainLine(cells.cell('title'))
  if (!alt && instead) cells.warn('undescribed', 'alt', instead)
  if (!alt && !instead) cells.fail('missing', 'alt')
  return { alt: (alt || instead).slice(0, fields.alt.max), ...(credit && { credit }) }
}

/** Finds a picture by its path in the ZIP, else by its own name wherever it lies. */
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

  find(cells: RowCells): ZippedPicture | undefined {
    const said = cells.cell('file').replaceAll('\\', '/')
    if (said === '') return cells.fail('missing', 'file')
    const found = this.byPath.get(folded(said))
    const named = found ? [found] : (this.byName.get(nameOf(said)) ?? [])
    if (named.length === 1) return named[0]
    return cells.fail(named.length === 0 ? 'missing-file' : 'ambiguous-file', 'file', said)
  }
}

/** Names of files are compared without case, and however their accents are written. */
const folded = (path: string) => path.normalize('NFC').trim().toLowerCase()
const nameOf = (path: string) => folded(path.slice(path.lastIndexOf('/') + 1))

/** Pictures of the ZIP that no row of the table names. */
export function unnamedPictures(rows: readonly RowCells[], files: readonly ZippedPicture[]): readonly string[] {
  const named = new Set(rows.flatMap(cells => [folded(cells.cell('file').replaceAll('\\', '/')), nameOf(cells.cell('file').replaceAll('\\', '/'))]))
  return files.map(({ name }) => name).filter(name => !named.has(folded(name)) && !named.has(nameOf(name)))
}

interface Place {
  readonly name: string
  readonly workId?: string
  readonly listingId?: string
  /** Digests of the pictures it shows. */
  readonly shows: ReadonlySet<string>
  readonly room: number
}

class Places {
  private readonly works = new Map<string, KnownWork[]>()
  private readonly listings = new Map<string, KnownListing[]>()
  private readonly room = new Map<string, number>()

  constructor({ works, listings }: PicturesContext) {
    for (const work of works) push(this.works, `${comparable(work.artist)} / ${comparable(work.title)}`, work)
    for (const listing of listings)
      for (const mark of new Set([listing.id, listing.key, listing.number, listing.name].map(word => comparable(word ?? ''))))
        if (mark) push(this.listings, mark, listing)
  }

  /** `undefined` without a reason: the row names no place. */
  find(cells: RowCells): Place | undefined {
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
    return { name: `${found[0]!.title}, ${found[0]!.artist}`, workId: id, shows, room: mostPictures - pictures }
  }

  /** Whether one more picture fits, which is then counted. */
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
