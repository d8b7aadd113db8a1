import { PlannedGuidePages, type PlannedPages } from '../../domain/ads/flat-plan/planned-guide-pages'
import { PublishedGuide } from '../../domain/guide/reading/published-guide'
import type { Services } from '../../domain/shared/functions/service'
import type { PrintedGuide } from './draw/drawn-guide'
import { drawInWorker } from './draw-in-worker'
import { printedPicture, wantedPictures } from './printed-pictures'

export interface PrintOptions {
  readonly hasPictures: boolean
  readonly signal: AbortSignal
  /** In pictures and pages together. */
  readonly onProgress: (progress: { readonly done: number; readonly total: number }) => void
}

/** The print-ready PDF of the planned pages; `undefined` if it was canceled. */
export async function printGuide(
  planned: PlannedPages,
  services: Services,
  { hasPictures, signal, onProgress }: PrintOptions,
): Promise<PrintedGuide | undefined> {
  const { guide, organisation, pages, trim } = planned
  const wanted = hasPictures ? wantedPictures(planned, services.get(PlannedGuidePages)) : []
  const total = wanted.length + pages.length
  const pictures = new Map<string, Uint8Array>()
  const missing: string[] = []
  for (const [i, one] of wanted.entries()) {
    if (signal.aborted) return undefined
    await printedPicture(one).then(
      file => pictures.set(one.key, file),
      () => missing.push(`${one.name}: the picture cannot be read.`),
    )
    onProgress({ done: i + 1, total })
  }
  if (signal.aborted) return undefined
  const { edition, publishedAt, land, neighbourhoods } = guide
  const streets = guide.streets === undefined ? undefined : await services.get(PublishedGuide).streets(guide.streets)
  const made = await drawInWorker(
    { guide: { edition, publishedAt, land, neighbourhoods }, streets, organisation, pages, trim, pictures },
    page => onProgress({ done: wanted.length + page, total }),
    signal,
  )
  return made && { ...made, findings: [...missing, ...made.findings] }
}
