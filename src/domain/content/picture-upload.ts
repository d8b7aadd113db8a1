/** What a browser stores of a picture, after it was drawn anew; anything else is turned into one of them. */
export const storedTypes = { 'image/jpeg': 'jpg', 'image/png': 'png', 'image/webp': 'webp' } as const
export type StoredType = keyof typeof storedTypes

/** What may be chosen (product §C0). */
export const chosenTypes = [...Object.keys(storedTypes), 'image/heic', 'image/heif'] as readonly string[]

/** Bytes and pixels of a picture (product §C0). Sides are the longest. */
export const pictureLimits = { bytes: 25 * 1024 * 1024, webSide: 800, printSide: 1920, storedSide: 3840, alt: 250 } as const

export type PictureProblem = 'type' | 'too-large' | 'too-small' | 'heic' | 'unreadable'

/** What is wrong with a chosen file, before it is opened. Some systems name no type for HEIC, so its ending counts too. */
export function fileProblem({ type, name, size }: Pick<File, 'type' | 'name' | 'size'>): PictureProblem | undefined {
  if (!chosenTypes.includes(type) && !(type === '' && /\.hei[cf]$/i.test(name))) return 'type'
  return size > pictureLimits.bytes ? 'too-large' : undefined
}

/** Whether a file is HEIC, by how it begins and not by what it is called: telephones send it under any name. */
export async function isHeic(file: Blob): Promise<boolean> {
  const begins = new TextDecoder('latin1').decode(await file.slice(4, 12).arrayBuffer())
  return /^ftyp(hei[cxms]|hev[cxms]|mif1|msf1)$/.test(begins)
}

export interface PictureSize {
  readonly width: number
  readonly height: number
}

/** What a picture of this size is good for. */
export function fitOf({ width, height }: PictureSize): 'print' | 'web' | 'nothing' {
  const side = Math.max(width, height)
  return side >= pictureLimits.printSide ? 'print' : side >= pictureLimits.webSide ? 'web' : 'nothing'
}

/** The size in which a picture is stored: its own, or as large as we keep, in its own proportion. */
export function storedSize({ width, height }: PictureSize): PictureSize {
  const scale = Math.min(1, pictureLimits.storedSide / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

/** A part of a picture, in hundredths of its sides. */
export interface PicturePart {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}
/** Art is never cropped unasked. */
export const wholePicture: PicturePart = { x: 0, y: 0, width: 100, height: 100 }

/** The pixels of a part; never outside of the picture, never empty. */
export function pixelsOf(part: PicturePart, { width, height }: PictureSize) {
  const x = Math.min(width - 1, Math.max(0, Math.round((part.x / 100) * width)))
  const y = Math.min(height - 1, Math.max(0, Math.round((part.y / 100) * height)))
  return {
    x,
    y,
    width: Math.min(width - x, Math.max(1, Math.round((part.width / 100) * width))),
    height: Math.min(height - y, Math.max(1, Math.round((part.height / 100) * height))),
  }
}

export const picturePath = (personId: string, imageId: string, type: StoredType) => `pictures/${personId}/${imageId}.${storedTypes[type]}`
