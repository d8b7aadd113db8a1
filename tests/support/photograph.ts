/** Latitude and longitude in the EXIF data, as degrees, minutes and seconds: 48° 12′ 30.77″. */
const place = [48, 1, 12, 1, 3077, 100] as const
export const cameraName = 'Pocket Camera 3000'

/**
 * A JPEG as a telephone writes it: the pixels of `jpeg` with an EXIF segment that names the camera, turns the picture
 * a quarter (orientation 6) and says where it was taken.
 */
export function photograph(jpeg: Buffer): Buffer {
  const exif = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff()])
  const head = Buffer.alloc(4)
  head.writeUInt16BE(0xffe1, 0)
  head.writeUInt16BE(exif.length + 2, 2)
  return Buffer.concat([jpeg.subarray(0, 2), head, exif, jpeg.subarray(2)])
}

/** The bytes of the position, which must not be in a stored file. */
export const placeBytes = Buffer.concat(
  place.map(number => {
    const bytes = Buffer.alloc(4)
    bytes.writeUInt32LE(number)
    return bytes
  }),
)

const ascii = 2
const short = 3
const long = 4
const rational = 5

/** Two EXIF directories, the camera's and the position's, with their values after them. */
function tiff(): Buffer {
  const first = 8
  const second = first + 2 + 3 * 12 + 4
  const values = second + 2 + 4 * 12 + 4
  const name = Buffer.from(`${cameraName}\0`, 'latin1')
  const [north, east] = [values + name.length, values + name.length + placeBytes.length]
  const header = Buffer.from('II*\0\x08\0\0\0', 'latin1')
  const camera = directory([entry(0x0110, ascii, name.length, values), entry(0x0112, short, 1, 6), entry(0x8825, long, 1, second)])
  const gps = directory([
    entry(1, ascii, 2, 'N'.charCodeAt(0)),
    entry(2, rational, 3, north),
    entry(3, ascii, 2, 'E'.charCodeAt(0)),
    entry(4, rational, 3, east),
  ])
  return Buffer.concat([header, camera, gps, name, placeBytes, placeBytes])
}

function directory(entries: readonly Buffer[]): Buffer {
  const count = Buffer.alloc(2)
  count.writeUInt16LE(entries.length)
  return Buffer.concat([count, ...entries, Buffer.alloc(4)])
}

function entry(tag: number, type: number, count: number, value: number): Buffer {
  const bytes = Buffer.alloc(12)
  bytes.writeUInt16LE(tag, 0)
  bytes.writeUInt16LE(type, 2)
  bytes.writeUInt32LE(count, 4)
  bytes.writeUInt32LE(value, 8)
  return bytes
}
