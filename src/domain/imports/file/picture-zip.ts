import { type UnzipFileInfo, unzipSync } from 'fflate'
import { pictureLimits } from '../../pictures/picture-upload-rules'
import { RuleBroken } from '../../shared/records/rule-broken'
import { sha256 } from '../../shared/sha256'
import { type Table, type TableRow, tableLimits, zipLimits } from './file-table'
import { readDelimitedTable } from './read-delimited-table'

/** A picture in a ZIP, not unpacked yet. */
export interface ZippedPicture {
  /** Its path in the ZIP. */
  readonly name: string
  /** SHA-256 of its bytes, hex. */
  readonly sha256: string
  readonly bytes: number
}

const picture = /\.(jpe?g|png|webp|hei[cf])$/i
const list = /\.(csv|tsv|txt)$/i
/** Files that packing programs add. */
const hidden = /(^|\/)(__MACOSX\/|\.|Thumbs\.db$)/

/**
 * A ZIP of pictures with a table that names their artists (`file,artist,title,alt…`), or without one, with files named `Artist -
 * Title.jpg`. Pictures are unpacked one by one when they are needed. Sizes that the ZIP declares are checked against the limits first,
 * and no file is unpacked beyond its declared size, which protects from ZIP bombs.
 */
export class PictureZip {
  private constructor(
    private readonly bytes: Uint8Array,
    readonly table: Table,
    readonly pictures: readonly ZippedPicture[],
    /** Files that are not pictures of an accepted type, or are too large. */
    readonly refused: readonly string[],
  ) {}

  static async open(fileName: string, buffer: ArrayBuffer): Promise<PictureZip> {
    if (buffer.byteLength > tableLimits.fileBytes) throw new RuleBroken('file-too-large', { limit: tableLimits.fileBytes })
    const bytes = new Uint8Array(buffer)
    const entries = entriesOf(bytes)
    const isTaken = ({ name, originalSize }: UnzipFileInfo) => picture.test(name) && originalSize <= pictureLimits.bytes && originalSize > 0
    const taken = entries.filter(isTaken)
    if (taken.length > zipLimits.pictures) throw new RuleBroken('too-many-rows', { limit: zipLimits.pictures })
    const unpacked = taken.reduce((sum, { originalSize }) => sum + originalSize, 0)
    if (unpacked > zipLimits.unpackedBytes) throw new RuleBroken('file-too-large', { limit: zipLimits.unpackedBytes })
    const listed = entries.find(({ name, originalSize }) => list.test(name) && originalSize <= tableLimits.fileBytes)
    const pictures: ZippedPicture[] = []
    for (const { name, originalSize } of taken) pictures.push({ name, sha256: await sha256(unpack(bytes, name).slice()), bytes: originalSize })
    if (pictures.length === 0) throw new RuleBroken('file-unreadable', { reason: 'no-pictures' })
    const table = listed ? await readDelimitedTable(listed.name, unpack(bytes, listed.name).slice().buffer) : tableOfNames(pictures)
    const refused = entries.filter(entry => !isTaken(entry) && entry !== listed).map(({ name }) => name)
    return new PictureZip(bytes, { ...table, fileName, fileHash: await sha256(bytes.slice()) }, pictures, refused)
  }

  picture(name: string): Uint8Array<ArrayBuffer> {
    return unpack(this.bytes, name).slice()
  }
}

/** The entries of the ZIP by its directory. Nothing is unpacked. */
function entriesOf(bytes: Uint8Array): readonly UnzipFileInfo[] {
  const entries: UnzipFileInfo[] = []
  const names = new Set<string>()
  try {
    unzipSync(bytes, {
      filter: entry => {
        if (entry.name.endsWith('/') || hidden.test(entry.name)) return false
        // Files are unpacked by their names: one that declares little would bring another along that unpacks to any size.
        if (names.has(entry.name)) throw new Error(`two files are called ${entry.name}`)
        names.add(entry.name)
        entries.push(entry)
        return false
      },
    })
  } catch (error) {
    throw new RuleBroken('file-unreadable', { reason: 'no-zip', cause: error instanceof Error ? error.message : '' })
  }
  return entries
}

function unpack(bytes: Uint8Array, wanted: string): Uint8Array {
  try {
    return unzipSync(bytes, { filter: ({ name }) => name === wanted })[wanted] ?? new Uint8Array()
  } catch (error) {
    throw new RuleBroken('file-unreadable', { reason: 'no-zip', file: wanted, cause: error instanceof Error ? error.message : '' })
  }
}

/** One row for each picture, from its file name: `Artist - Title.jpg`, else only the title. */
function tableOfNames(pictures: readonly ZippedPicture[]): Table {
  const rows = pictures.map(({ name }, at): TableRow => {
    const stem = name.slice(name.lastIndexOf('/') + 1).replace(/\.[^.]*$/, '')
    const [first = '', ...rest] = stem.split(/\s+[-–—]\s+/)
    return { line: at + 1, cells: rest.length > 0 ? [name, first, rest.join(' - ')] : [name, '', first] }
  })
  return { fileName: '', fileHash: '', encoding: 'utf-8', delimiter: ',', header: ['File', 'Artist', 'Title'], rows }
}
