import type { AdMeasures } from '../../../domain/ads/ad-orders.collection'
import { dpiLimits } from '../../../domain/guide/prepress/preflight'
import { pictureLimits } from '../../../domain/pictures/picture-upload-rules'
import { openPdfDocument } from '../../pdf/open-pdf-document'
import { pdfFacts } from './pdf-facts'

/** The first page of a PDF as a picture of 300 dots an inch, with what was found in it. Rejects if it cannot be opened. */
export async function readAdPdf(file: Blob, space: AdMeasures) {
  const { pdf, ops, close } = await openPdfDocument(file)
  try {
    const facts = await pdfFacts(pdf, new Uint8Array(await file.arrayBuffer()), space, ops)
    const { page, area } = facts
    const natural = page.getViewport({ scale: 1 })
    const box = natural.convertToViewportRectangle([...area]) as [number, number, number, number]
    const [width, height] = [Math.abs(box[2] - box[0]), Math.abs(box[3] - box[1])]
    // A poster would not fit into memory; it has the wrong size all the same.
    const scale = Math.min(dpiLimits.pass / 72, pictureLimits.storedSide / Math.max(width, height))
    const viewport = page.getViewport({ scale, offsetX: -Math.min(box[0], box[2]) * scale, offsetY: -Math.min(box[1], box[3]) * scale })
    const canvas = document.createElement('canvas')
    canvas.width = Math.round(width * scale)
    canvas.height = Math.round(height * scale)
    await page.render({ canvas, viewport, background: 'white', intent: 'print' }).promise
    return { opened: await createImageBitmap(canvas), pdf: facts.pdf, notes: facts.notes }
  } finally {
    await close()
  }
}
