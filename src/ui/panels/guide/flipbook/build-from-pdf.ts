import { buildFlipbook } from '../../../../domain/flipbook/build-flipbook.contract'
import { pdfLimits } from '../../../../domain/flipbook/flipbook-files'
import { FlipbookUploads } from '../../../../domain/flipbook/flipbook-uploads'
import { Callables } from '../../../../domain/shared/functions/callables'
import type { Services } from '../../../../domain/shared/functions/service'
import type { RunOptions, RunReport } from '../../engine/run/run-spec'
import { buildResultText } from './build-result-text'
import { openPdf } from './read-pdf'

interface PdfToBuild extends Pick<RunOptions, 'signal' | 'onProgress'> {
  readonly file: File
  readonly editionId: string
  readonly id: string
}

/** Reads a PDF page by page, stores each page as it is read, and has the version made of them. */
export async function buildFromPdf({ file, editionId, id, signal, onProgress }: PdfToBuild, services: Services): Promise<RunReport> {
  const callables = services.get(Callables)
  const uploads = services.get(FlipbookUploads)
  const pdf = await openPdf(file)
  try {
    if (pdf.pages > pdfLimits.pages) return { message: `This PDF has ${pdf.pages} pages. A flipbook has up to ${pdfLimits.pages}.` }
    const { version } = await callables.call(buildFlipbook, { step: 'beginPdf', editionId, id })
    // The pages, the file itself, and their text.
    const total = pdf.pages + 2
    const pages = []
    for (let n = 1; n <= pdf.pages; n++) {
      if (signal.aborted) {
        await callables.call(buildFlipbook, { step: 'stop', editionId, id })
        return { message: `Version ${version} was stopped at page ${n}. Visitors see no change.` }
      }
      const { picture, ...page } = await pdf.page(n)
      await uploads.page(editionId, id, n, picture)
      pages.push(page)
      onProgress({ done: n, total })
    }
    await uploads.pdf(editionId, id, file)
    onProgress({ done: total - 1, total })
    await uploads.texts(editionId, id, { size: pdf.size, outline: await pdf.outline(), pages })
    onProgress({ done: total, total })
    return buildResultText(await callables.call(buildFlipbook, { step: 'finishPdf', editionId, id, pages: pdf.pages, hasFile: true }))
  } finally {
    await pdf.close()
  }
}
