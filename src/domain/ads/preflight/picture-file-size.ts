import type { PictureSize } from '../../pictures/picture-upload-rules'

const textAt = (bytes: Uint8Array, at: number, length: number) => String.fromCharCode(...bytes.subarray(at, at + length))

/** Pixels of a JPEG, PNG or WebP by its own header, whatever a record says; `undefined` for other bytes. */
export function pictureFileSize(bytes: Uint8Array): PictureSize | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  try {
    if (textAt(bytes, 1, 3) === 'PNG') return { width: view.getUint32(16), height: view.getUint32(20) }
    if (textAt(bytes, 0, 4) === 'RIFF' && textAt(bytes, 8, 4) === 'WEBP') return webpSize(bytes, view)
    if (view.getUint16(0) === 0xffd8) return jpegSize(view)
  } catch (error) {
    // The file ends before its header does.
    if (!(error instanceof RangeError)) throw error
  }
  return undefined
}

function webpSize(bytes: Uint8Array, view: DataView): PictureSize | undefined {
  const kind = textAt(bytes, 12, 4)
  if (kind === 'VP8X') return { width: 1 + three(view, 24), height: 1 + three(view, 27) }
  if (kind === 'VP8 ') return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff }
  if (kind !== 'VP8L') return undefined
  const bits = view.getUint32(21, true)
  return { width: 1 + (bits & 0x3fff), height: 1 + ((bits >>> 14) & 0x3fff) }
}

const three = (view: DataView, at: number) => view.getUint16(at, true) + view.getUint8(at + 2) * 0x1_0000

/** The frame header follows other segments. */
function jpegSize(view: DataView): PictureSize | undefined {
  for (let at = 2; ; ) {
    if (view.getUint8(at) !== 0xff) return undefined
    const marker = view.getUint8(at + 1)
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
    if (isFrame) return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) }
    at += 2 + view.getUint16(at + 2)
  }
}
