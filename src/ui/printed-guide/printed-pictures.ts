import { slotBox } from '../../domain/ads/flat-plan/ad-slots'
import type { PlannedGuidePages, PlannedPages } from '../../domain/ads/flat-plan/planned-guide-pages'
import { printedPart } from '../../domain/guide/prepress/preflight'
import { mmPerInch } from '../../domain/guide/prepress/print-slots'
import type { Crop } from '../../domain/pictures/picture-crops'
import type { PictureSize } from '../../domain/pictures/picture-upload-rules'
import { cutJpeg } from './cut-jpeg'
import { pictureKey } from './draw/drawn-guide'

interface WantedPicture {
  readonly key: string
  /** How a finding names it. */
  readonly name: string
  readonly size: PictureSize
  readonly part: Crop
  /** Printed width in millimeters. */
  readonly width: number
  readonly file: () => Promise<Blob>
}

/** Resolution of pictures in the file. */
const dotsAnInch = 300
const square = { width: 57.15, height: 57.15 }
const whole: Crop = { x: 0, y: 0, w: 1, h: 1 }

/** The pictures of the pages in the order in which they are printed. */
export function wantedPictures({ pages, crops, ads, trim }: PlannedPages, source: Pick<PlannedGuidePages, 'file'>): readonly WantedPicture[] {
  const published = async (src: string) => (await source.file(src)) ?? (await downloaded(src))
  const cards = pages.flatMap(page => (page.kind === 'listings' ? page.rows.flat() : []))
  return [
    ...cards.flatMap(({ id, name, picture }): readonly WantedPicture[] =>
      picture
        ? [
            {
              key: pictureKey('listing', id),
              name,
              size: picture,
              part: printedPart({ ...picture, crop: crops.get(id) }, square),
              width: square.width,
              file: () => published(picture.src),
            },
          ]
        : [],
    ),
    ...pages.flatMap((page): readonly WantedPicture[] => {
      if (page.kind !== 'article' || !page.first?.picture) return []
      const { picture } = page.first
      return [
        {
          key: pictureKey('article', page.articleId),
          name: page.title,
          size: picture,
          part: whole,
          width: trim.w,
          file: () => published(picture.src),
        },
      ]
    }),
    ...ads.flatMap(({ id, business, image, slot }): readonly WantedPicture[] =>
      image
        ? [
            {
              key: pictureKey('ad', id),
              name: business,
              size: image,
              part: whole,
              width: slotBox(slot).w * trim.w,
              file: async () => (await source.file(image)) ?? Promise.reject(new Error('its file is missing')),
            },
          ]
        : [],
    ),
  ]
}

async function downloaded(src: string): Promise<Blob> {
  const answer = await fetch(src)
  if (!answer.ok) throw new Error(`the picture answers ${answer.status}`)
  return answer.blob()
}

/** One of them as a JPEG in the resolution of print. */
export async function printedPicture({ file, size, part, width }: WantedPicture): Promise<Uint8Array> {
  const jpeg = await cutJpeg(await file(), size, part, Math.round((width / mmPerInch) * dotsAnInch))
  return new Uint8Array(await jpeg.arrayBuffer())
}
