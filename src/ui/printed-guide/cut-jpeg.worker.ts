import type { Crop } from '../../domain/pictures/picture-crops'

export interface CutTask {
  readonly id: number
  readonly file: Blob
  readonly part: Crop
  readonly maxWidth: number
}

/** Without a JPEG the file could not be decoded here. */
export interface CutAnswer {
  readonly id: number
  readonly jpeg?: Blob
}

self.addEventListener('message', ({ data }: MessageEvent<CutTask>) => {
  cut(data).then(
    jpeg => postMessage({ id: data.id, jpeg } satisfies CutAnswer),
    () => postMessage({ id: data.id } satisfies CutAnswer),
  )
})

async function cut({ file, part, maxWidth }: CutTask): Promise<Blob> {
  const image = await createImageBitmap(file)
  try {
    const scale = Math.min(1, maxWidth / (image.width * part.w))
    const canvas = new OffscreenCanvas(Math.round(image.width * part.w * scale), Math.round(image.height * part.h * scale))
    const paper = canvas.getContext('2d')!
    paper.imageSmoothingQuality = 'high'
    // A JPEG has no transparency: transparent pixels become white, like the paper.
    paper.fillStyle = '#fff'
    paper.fillRect(0, 0, canvas.width, canvas.height)
    const { width, height } = image
    paper.drawImage(image, width * part.x, height * part.y, width * part.w, height * part.h, 0, 0, canvas.width, canvas.height)
    return await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.95 })
  } finally {
    image.close()
  }
}
