import type { Crop } from '../../domain/pictures/picture-crops'
import type { PictureSize } from '../../domain/pictures/picture-upload-rules'
import type { CutAnswer, CutTask } from './cut-jpeg.worker'

/**
 * A part of a picture as a high-quality JPEG, at its full resolution or at this width. Made in a worker, so that the page moves on meanwhile;
 * drawings (SVG) can only be decoded by the page.
 */
export async function cutJpeg(file: Blob, picture: PictureSize, part: Crop, maxWidth = Number.POSITIVE_INFINITY): Promise<Blob> {
  if (!file.type.startsWith('image/svg')) {
    const cut = await inWorker({ file, part, maxWidth })
    if (cut) return cut
  }
  return onPage(file, picture, part, maxWidth)
}

let worker: Worker | undefined
let last = 0

/** `undefined` if the worker cannot decode this file. */
function inWorker(task: Omit<CutTask, 'id'>): Promise<Blob | undefined> {
  worker ??= new Worker(new URL('./cut-jpeg.worker.ts', import.meta.url), { type: 'module' })
  const asked = worker
  const id = ++last
  return new Promise(done => {
    const leave = (jpeg: Blob | undefined) => {
      asked.removeEventListener('message', hear)
      asked.removeEventListener('error', fail)
      asked.removeEventListener('messageerror', fail)
      done(jpeg)
    }
    const hear = ({ data }: MessageEvent<CutAnswer>) => data.id === id && leave(data.jpeg)
    const fail = () => {
      // A worker that could not be downloaded answers nothing anymore; the next picture tries a new one.
      asked.terminate()
      if (worker === asked) worker = undefined
      leave(undefined)
    }
    asked.addEventListener('message', hear)
    asked.addEventListener('error', fail)
    asked.addEventListener('messageerror', fail)
    asked.postMessage({ ...task, id } satisfies CutTask, [])
  })
}

async function onPage(file: Blob, picture: PictureSize, part: Crop, maxWidth: number): Promise<Blob> {
  const address = URL.createObjectURL(file)
  try {
    const image = new Image(picture.width, picture.height)
    image.src = address
    await image.decode()
    const [across, down] = [image.naturalWidth || picture.width, image.naturalHeight || picture.height]
    const scale = Math.min(1, maxWidth / (picture.width * part.w))
    const canvas = document.createElement('canvas')
    canvas.width = Math.round(picture.width * part.w * scale)
    canvas.height = Math.round(picture.height * part.h * scale)
    const paper = canvas.getContext('2d')!
    // A JPEG has no transparency: transparent pixels become white, like the paper.
    paper.fillStyle = '#fff'
    paper.fillRect(0, 0, canvas.width, canvas.height)
    paper.drawImage(image, across * part.x, down * part.y, across * part.w, down * part.h, 0, 0, canvas.width, canvas.height)
    return await new Promise((done, fail) =>
      canvas.toBlob(jpeg => (jpeg ? done(jpeg) : fail(new Error('the picture cannot be written'))), 'image/jpeg', 0.95),
    )
  } finally {
    URL.revokeObjectURL(address)
  }
}
