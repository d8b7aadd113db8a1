import { fitOf, type PictureProblem, type PictureSize, pictureLimits } from '../../../../domain/pictures/picture-upload'

const side = (pixels: number) => pixels.toLocaleString('en-US')

/** Why a picture was not taken, and what to do. */
export const problemText: { readonly [P in PictureProblem]: string } = {
  type: 'That is no picture we can take. Choose a JPEG, PNG, WebP or HEIC file.',
  'too-large': `That file has more than ${pictureLimits.bytes / 2 ** 20} MB. Save it with a little less quality, and choose it again.`,
  'too-small': `The picture needs ${side(pictureLimits.webSide)} pixels or more on its longer side. Choose a larger one, or cut away less.`,
  heic: 'This HEIC picture could not be opened. Save it as JPEG and choose it again: on a Mac with Preview, File, Export; on an iPhone by sending it to yourself by mail.',
  unreadable: 'This browser cannot open that file. Save it as JPEG, and choose it again.',
}

const fitWords = {
  print: 'large enough for the printed guide',
  web: `fine on screens; the printed guide needs ${side(pictureLimits.printSide)} pixels on the longer side`,
  nothing: 'too small to hang',
} as const

export const sizeText = (size: PictureSize) => `${side(size.width)} × ${side(size.height)} pixels: ${fitWords[fitOf(size)]}.`
