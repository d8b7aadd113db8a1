import type { DrawnGuide, PrintedGuide } from './draw/drawn-guide'

/** What the worker says: a page is drawn, the file is there, or why it is not. */
export type DrawingNews = { readonly page: number } | { readonly made: PrintedGuide } | { readonly failed: string }

/** The printed guide, drawn in a worker; `undefined` if it was canceled, which ends the worker at once. */
export function drawInWorker(guide: DrawnGuide, onPage: (page: number) => void, signal: AbortSignal): Promise<PrintedGuide | undefined> {
  const worker = new Worker(new URL('./printed-guide.worker.ts', import.meta.url), { type: 'module' })
  return new Promise<PrintedGuide | undefined>((done, fail) => {
    signal.addEventListener('abort', () => done(undefined), { once: true })
    worker.addEventListener('message', ({ data }: MessageEvent<DrawingNews>) => {
      if ('page' in data) onPage(data.page)
      else if ('made' in data) done(data.made)
      else fail(new Error(data.failed))
    })
    worker.addEventListener('error', ({ message }) => fail(new Error(message)))
    worker.postMessage(
      guide,
      [...guide.pictures.values()].map(({ buffer }) => buffer as ArrayBuffer),
    )
  }).finally(() => worker.terminate())
}
