import type { AdMeasures } from '../../../domain/ads/ad-orders.collection'
import { type AdFile, type AdPreflight, adPreflight, type BrowserNote, wantedInches } from '../../../domain/ads/preflight/ad-preflight'
import { edgeNotes } from '../../../domain/ads/preflight/edge-detail'
import { isVivid } from '../../../domain/guide/prepress/vivid-colour'
import { pictureLimits, wholePicture } from '../../../domain/pictures/picture-upload-rules'
import { openPicture, type PreparedPicture, preparePicture } from '../../picture-upload/prepare-picture'

/** Chosen artwork, checked in the browser and ready to be sent. */
export interface AdArtwork {
  readonly name: string
  readonly preflight: AdPreflight
  /** What only the browser found. */
  readonly notes: readonly BrowserNote[]
  /** Of a PDF, whose first page the picture shows. */
  readonly pdf?: AdFile['pdf']
  readonly picture: PreparedPicture
  /** To be shown; to be revoked. */
  readonly address: string
}

type Space = AdMeasures & { readonly position?: string | undefined }

/** Dots per inch of the copy in which detail at the edges is looked for. */
const lookedAt = 24

export type AdFileProblem = 'kind' | 'too-large' | 'password' | 'unreadable'

/** A PDF may hold pictures for print; what is sent is a picture of its page. */
const pdfBytes = 100 * 1024 * 1024

/** Opens and checks a file, or returns why it cannot be opened. */
export async function readAdFile(file: File, space: Space): Promise<AdArtwork | AdFileProblem> {
  const isPdf = await hasPdfHeader(file)
  if (!isPdf && !/^image\/(jpeg|png|webp)$/.test(file.type)) return 'kind'
  if (file.size > (isPdf ? pdfBytes : pictureLimits.bytes)) return 'too-large'
  const read = await (isPdf ? openPdf(file, space) : openPicture(file).then(opened => ({ opened, notes: [], pdf: undefined }))).catch(
    (error: unknown) => {
      console.warn('the artwork cannot be opened', error)
      return error instanceof Error && error.name === 'PasswordException' ? 'password' : 'unreadable'
    },
  )
  return typeof read === 'string' ? read : checked(file.name, read, space)
}

/** The library is downloaded with the first PDF. */
const openPdf = async (file: File, space: Space) => (await import('./read-ad-pdf')).readAdPdf(file, space)

/** Browsers name the kind of a file by its ending. */
async function hasPdfHeader(file: File): Promise<boolean> {
  return new TextDecoder('latin1').decode(await file.slice(0, 1024).arrayBuffer()).includes('%PDF-')
}

interface OpenedArt {
  readonly opened: ImageBitmap
  readonly notes: readonly BrowserNote[]
  readonly pdf: AdFile['pdf']
}

async function checked(name: string, { opened, pdf, notes: found }: OpenedArt, space: Space): Promise<AdArtwork> {
  try {
    const picture = await preparePicture(opened, wholePicture)
    const notes: readonly BrowserNote[] = [
      ...found,
      ...(picture.colours.some(isVivid) ? ['rgb' as const] : []),
      ...edgeNotes(grayOf(opened, space), space),
    ]
    const preflight = adPreflight({ width: opened.width, height: opened.height, notes, pdf }, space)
    return { name, preflight, notes, pdf, picture, address: URL.createObjectURL(picture.file) }
  } finally {
    opened.close()
  }
}

function grayOf(opened: ImageBitmap, space: Space) {
  const [w, h] = wantedInches(space)
  const [width, height] = [Math.round(w * lookedAt), Math.round(h * lookedAt)]
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const pen = canvas.getContext('2d', { willReadFrequently: true })
  if (!pen) throw new Error('the browser has no canvas to draw on')
  pen.fillStyle = '#fff'
  pen.fillRect(0, 0, width, height)
  pen.drawImage(opened, 0, 0, width, height)
  const { data } = pen.getImageData(0, 0, width, height)
  const gray = Uint8Array.from({ length: width * height }, (_, i) => 0.3 * data[4 * i]! + 0.59 * data[4 * i + 1]! + 0.11 * data[4 * i + 2]!)
  return { width, height, gray }
}
