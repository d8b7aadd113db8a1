import { type GrayGrid, seamGridSide } from '../../domain/guide/prepress/detect-collage-seams'
import type { PictureSize } from '../../domain/pictures/picture-upload-rules'

/** A picture as brightness values, small enough for the search for seams. */
export function grayGridOf(picture: CanvasImageSource & PictureSize): GrayGrid {
  const scale = Math.min(1, seamGridSide / Math.max(picture.width, picture.height))
  const width = Math.max(1, Math.round(picture.width * scale))
  const height = Math.max(1, Math.round(picture.height * scale))
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width, height })
  const pen = canvas.getContext('2d', { willReadFrequently: true })
  if (!pen) throw new Error('the browser has no canvas to draw on')
  // Transparent pixels print as white paper.
  pen.fillStyle = '#fff'
  pen.fillRect(0, 0, width, height)
  pen.imageSmoothingQuality = 'high'
  pen.drawImage(picture, 0, 0, width, height)
  const { data } = pen.getImageData(0, 0, width, height)
  const pixels = Uint8ClampedArray.from(
    { length: width * height },
    (_, i) => 0.299 * data[i * 4]! + 0.587 * data[i * 4 + 1]! + 0.114 * data[i * 4 + 2]!,
  )
  return { width, height, pixels }
}
