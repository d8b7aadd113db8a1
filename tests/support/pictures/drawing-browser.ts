import { vi } from 'vitest'

/** A picture file, as from a file dialog. */
export const pictureFile = (name: string) => new File([new Uint8Array(1000)], name, { type: 'image/jpeg' })

/** For the tests of a file: a browser that can open pictures, of 1200 × 900 pixels, and draw them; happy-dom cannot. */
export function openAndDrawPictures() {
  vi.stubGlobal('createImageBitmap', async (of: Blob | HTMLCanvasElement) => {
    const { width, height } = of instanceof Blob ? { width: 1200, height: 900 } : of
    return { width, height, close: () => undefined }
  })
  const pen = {
    drawImage: () => undefined,
    fillRect: () => undefined,
    setTransform: () => undefined,
    getImageData: (_x: number, _y: number, width: number, height: number) => new ImageData(width, height),
  }
  vi.stubGlobal(
    'ImageData',
    class {
      readonly data: Uint8ClampedArray
      constructor(
        readonly width: number,
        readonly height: number,
      ) {
        this.data = new Uint8ClampedArray(width * height * 4).fill(120)
      }
    },
  )
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(pen as never)
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done, type) => done(new Blob([new Uint8Array(1000)], { type: type ?? '' })))
}

export function drawNoPictures() {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
}
