import { perceptualHash, similarityGridSize } from '../../domain/pictures/image-similarity'

/** The perceptual hash of a stored picture. Rejects with `EncodingError` if the browser cannot open it. */
export async function hashImageFile(file: Blob): Promise<string> {
  const address = URL.createObjectURL(file)
  try {
    // An `img` element opens formats that `createImageBitmap` cannot, such as SVG.
    const image = new Image()
    image.src = address
    await image.decode()
    return hashOfPicture(image)
  } finally {
    URL.revokeObjectURL(address)
  }
}

export function hashOfPicture(picture: CanvasImageSource): string {
  const { width, height } = similarityGridSize
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width, height })
  const pen = canvas.getContext('2d', { willReadFrequently: true })
  if (!pen) throw new Error('the browser has no canvas to draw on')
  pen.imageSmoothingQuality = 'high'
  pen.drawImage(picture, 0, 0, width, height)
  return perceptualHash(pen.getImageData(0, 0, width, height).data)
}
