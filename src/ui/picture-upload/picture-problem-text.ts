import { fitOf, type PictureProblem, type PictureSize, pictureLimits } from '../../domain/pictures/picture-upload-rules'
import { numberText } from '../kit/number-text'

const side = (pixels: number) => numberText(pixels)

/** Why a picture was rejected, and what to do. */
export const problemText: { readonly [P in PictureProblem]: string } = {
  type: 'We cannot take this file. Choose a JPEG, PNG, WebP or HEIC picture.',
  'too-large': `This file is larger than ${pictureLimits.bytes / 2 ** 20} MB. Save it with lower quality, then choose it again.`,
  'too-small': `The picture needs ${side(pictureLimits.webSide)} pixels or more on its longer side. Choose a larger one, or crop less.`,
  heic: 'We could not open this HEIC picture. Save it as JPEG and choose it again. On a Mac, use Preview, File, Export. On an iPhone, email it to yourself.',
  unturned: 'This browser could not turn the picture. Turn it in another program, then choose it again.',
  unreadable: 'This browser cannot open the file. Save it as JPEG, then choose it again.',
}

const fitWords = {
  print: 'large enough for the printed guide',
  web: `large enough for screens; the printed guide needs ${side(pictureLimits.printSide)} pixels on the longer side`,
  nothing: 'too small to show',
} as const

export const sizeText = (size: PictureSize) => `${side(size.width)} × ${side(size.height)} pixels: ${fitWords[fitOf(size)]}.`
