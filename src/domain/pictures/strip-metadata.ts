/** A range of bytes: includes `from`, excludes `to`. */
type Run = readonly [from: number, to: number]

/**
 * A picture's file without metadata: without EXIF (which has the place and the camera's number), XMP, IPTC, comments, previews, and whatever
 * follows the end. Colors stay as they are. The EXIF orientation goes too, so the picture may appear rotated. `undefined` if the bytes are no
 * complete JPEG, PNG or WebP: what browsers make of other bytes is unknown.
 */
export function withoutMetadata(file: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> | undefined {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength)
  if (isText(file, 0, '\xff\xd8\xff')) return taken(file, jpegRuns(file, view))
  if (isText(file, 0, '\x89PNG\r\n\x1a\n')) return taken(file, pngRuns(file, view))
  if (isText(file, 0, 'RIFF') && isText(file, 8, 'WEBP')) return wholeWebp(taken(file, webpRuns(file, view)))
  return undefined
}

const isText = (file: Uint8Array, at: number, text: string) => text.split('').every((char, i) => file[at + i] === char.charCodeAt(0))
const textAt = (file: Uint8Array, at: number) => String.fromCharCode(...file.subarray(at, at + 4))

function taken(file: Uint8Array<ArrayBuffer>, runs: readonly Run[] | undefined): Uint8Array<ArrayBuffer> | undefined {
  if (!runs) return undefined
  const left = new Uint8Array(runs.reduce((sum, [from, to]) => sum + to - from, 0))
  let at = 0
  for (const [from, to] of runs) {
    left.set(file.subarray(from, to), at)
    at += to - from
  }
  return left
}

/** Application segments that define how numbers become colors; all others are metadata. */
const colourSegments: Readonly<Record<number, string | undefined>> = { 0xe0: 'JFIF\0', 0xe2: 'ICC_PROFILE\0', 0xee: 'Adobe' }
const [comment, startOfScan, endOfImage] = [0xfe, 0xda, 0xd9]

function jpegRuns(file: Uint8Array, view: DataView): Run[] | undefined {
  const runs: Run[] = [[0, 2]]
  for (let at = 2; at + 4 <= file.length || file[at + 1] === endOfImage; ) {
    const marker = file[at + 1]!
    if (file[at] !== 0xff || marker === 0xd8 || marker === 0) return undefined
    if (marker === 0xff) {
      at += 1
      continue
    }
    if (marker === endOfImage) return [...runs, [at, at + 2]]
    const end = at + 2 + view.getUint16(at + 2)
    const isNote = marker === comment || (marker >= 0xe0 && marker <= 0xef && !isOfColour(file, marker, at + 4))
    const next = marker === startOfScan ? endOfScan(file, end) : end
    if (!isNote) runs.push([at, next])
    at = next
  }
  return undefined
}

function isOfColour(file: Uint8Array, marker: number, at: number): boolean {
  const name = colourSegments[marker]
  return name !== undefined && isText(file, at, name)
}

/** Within a scan, a marker is not followed by a zero byte, and restart markers belong to the scan. */
function endOfScan(file: Uint8Array, from: number): number {
  let at = from
  while (at < file.length && !(file[at] === 0xff && file[at + 1] !== 0 && !(file[at + 1]! >= 0xd0 && file[at + 1]! <= 0xd7))) at++
  return at
}

/** Chunks that the image itself needs: size, colors, pixels, transparency, resolution, and the frames of an animation. */
const pngChunks = 'IHDR PLTE IDAT IEND tRNS gAMA cHRM sRGB iCCP cICP mDCV cLLI sBIT bKGD pHYs acTL fcTL fdAT'.split(' ')

function pngRuns(file: Uint8Array, view: DataView): Run[] | undefined {
  const runs: Run[] = [[0, 8]]
  for (let at = 8; at + 12 <= file.length; ) {
    const end = at + 12 + view.getUint32(at)
    const name = textAt(file, at + 4)
    if (end > file.length) return undefined
    if (pngChunks.includes(name)) runs.push([at, end])
    if (name === 'IEND') return runs
    at = end
  }
  return undefined
}

const webpChunks = ['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ANMF', 'ICCP']

function webpRuns(file: Uint8Array, view: DataView): Run[] | undefined {
  const runs: Run[] = [[0, 12]]
  const length = 8 + view.getUint32(4, true)
  if (length > file.length) return undefined
  for (let at = 12; at + 8 <= length; ) {
    const size = view.getUint32(at + 4, true)
    const end = at + 8 + size + (size % 2)
    if (end > length) return undefined
    if (webpChunks.includes(textAt(file, at))) runs.push([at, end])
    at = end
  }
  return runs.length > 1 ? runs : undefined
}

/** Corrects the header: it contains the length, and its first chunk has flags for EXIF (8) and XMP (4). */
function wholeWebp(file: Uint8Array<ArrayBuffer> | undefined): Uint8Array<ArrayBuffer> | undefined {
  if (!file) return undefined
  new DataView(file.buffer).setUint32(4, file.length - 8, true)
  if (textAt(file, 12) === 'VP8X') file[20]! &= ~0b1100
  return file
}
