// Its build for browsers that are a few years old: the other one calls methods of `Map` that the newest browsers alone have.
import { GlobalWorkerOptions, getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs'

/**
 * Opens a PDF in a worker of its own, so that closing one ends no other; nothing in it is run. It is closed by `close`. Rejects where the worker
 * cannot be downloaded.
 */
export async function openPdfDocument(file: Blob) {
  const data = new Uint8Array(await file.arrayBuffer())
  const port = new Worker(new URL('pdfjs-dist/legacy/build/pdf.worker.min.mjs', import.meta.url), { type: 'module' })
  // The next document that is opened takes this port.
  GlobalWorkerOptions.workerPort = port
  const opening = getDocument({ data, isEvalSupported: false, enableXfa: false })
  const close = async () => {
    await opening.destroy()
    port.terminate()
  }
  const failed = new Promise<never>((_, reject) => {
    port.addEventListener('error', () => reject(new Error('the program that reads PDF was not downloaded')), { once: true })
  })
  try {
    return { ops: OPS, pdf: await Promise.race([opening.promise, failed]), close }
  } catch (error) {
    await close()
    throw error
  }
}
