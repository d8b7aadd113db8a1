/** The metadata in a picture file. */
interface Notes {
  readonly exif?: Uint8Array
  readonly xmp?: string
  readonly comment?: string
  /** A color profile, which must stay in the file. */
  readonly colours?: string
}

type Bytes = Uint8Array<ArrayBuffer>
const bytesOf = (text: string) => Uint8Array.from(text, char => char.charCodeAt(0))
const joined = (...parts: (Uint8Array | string)[]): Bytes =>
  Uint8Array.from(parts.flatMap(part => [...(typeof part === 'string' ? bytesOf(part) : part)]))
const big = (n: number, width: number) => Uint8Array.from({ length: width }, (_, i) => (n >>> (8 * (width - 1 - i))) & 255)
const little = (n: number, width: number) => big(n, width).toReversed()

/** EXIF as cameras write it: a TIFF of little-endian order with one text, the place, in its first directory. */
export function exifOf(place: string): Bytes {
  const value = joined(place, '\0')
  const description = joined(little(0x010e, 2), little(2, 2), little(value.length, 4), little(26, 4))
  return joined('II', little(42, 2), little(8, 4), little(1, 2), description, little(0, 4), value)
}

/** A JPEG of two scans, as a progressive one has; its data holds an escaped 0xff and a restart. */
export function jpegOf({ exif, xmp, comment, colours }: Notes): Bytes {
  const segment = (marker: number, ...parts: (Uint8Array | string)[]) => {
    const body = joined(...parts)
    return joined([0xff, marker].map(byte => String.fromCharCode(byte)).join(''), big(body.length + 2, 2), body)
  }
  const scan = joined(segment(0xda, '\x01\x01\0\0\x3f\0'), '\x12\xff\0\x34\xff\xd0\x56')
  return joined(
    '\xff\xd8',
    segment(0xe0, 'JFIF\0\x01\x02\0\0\x01\0\x01\0\0'),
    exif ? segment(0xe1, 'Exif\0\0', exif) : '',
    xmp ? segment(0xe1, 'http://ns.adobe.com/xap/1.0/\0', xmp) : '',
    colours ? segment(0xe2, 'ICC_PROFILE\0\x01\x01', colours) : '',
    comment ? segment(0xfe, comment) : '',
    segment(0xdb, '\0', new Uint8Array(64).fill(1)),
    segment(0xc2, '\x08\0\x08\0\x08\x01\x01\x11\0'),
    scan,
    comment ? segment(0xfe, comment) : '',
    segment(0xc4, '\x10', new Uint8Array(16)),
    scan,
    '\xff\xd9',
  )
}

/** A PNG. Its checksums are invalid, because the code under test ignores them. */
export function pngOf({ exif, xmp, comment, colours }: Notes): Bytes {
  const chunk = (name: string, ...parts: (Uint8Array | string)[]) => {
    const body = joined(...parts)
    return joined(big(body.length, 4), name, body, 'CRC!')
  }
  return joined(
    '\x89PNG\r\n\x1a\n',
    chunk('IHDR', big(8, 4), big(8, 4), '\x08\x02\0\0\0'),
    colours ? chunk('iCCP', colours) : '',
    exif ? chunk('eXIf', exif) : '',
    xmp ? chunk('iTXt', 'XML:com.adobe.xmp\0\0\0\0\0', xmp) : '',
    comment ? chunk('tEXt', 'Comment\0', comment) : '',
    chunk('IDAT', 'pixels'),
    chunk('IEND'),
  )
}

/** A WebP in the extended format, the only one that can hold metadata. */
export function webpOf({ exif, xmp, comment, colours }: Notes): Bytes {
  const chunk = (name: string, ...parts: (Uint8Array | string)[]) => {
    const body = joined(...parts)
    return joined(name, little(body.length, 4), body, body.length % 2 ? '\0' : '')
  }
  const flags = (colours ? 0x20 : 0) | (exif ? 8 : 0) | (xmp ? 4 : 0)
  const body = joined(
    'WEBP',
    chunk('VP8X', little(flags, 4), little(799, 3), little(599, 3)),
    colours ? chunk('ICCP', colours) : '',
    chunk('VP8 ', 'pixels!'),
    exif ? chunk('EXIF', exif) : '',
    xmp ? chunk('XMP ', xmp) : '',
    comment ? chunk('NOTE', comment) : '',
  )
  return joined('RIFF', little(body.length, 4), body)
}

/** A WebP of this many bytes, an even number. */
export function webpOfSize(bytes: number): Bytes {
  const file = new Uint8Array(bytes)
  file.set(joined('RIFF', little(bytes - 8, 4), 'WEBP', 'VP8 ', little(bytes - 20, 4)))
  return file
}
