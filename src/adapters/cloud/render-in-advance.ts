import type { CloudFunction } from 'firebase-functions/v2'
import { logger } from 'firebase-functions/v2'
import { onDocumentWritten } from 'firebase-functions/v2/firestore'
import { siteChangedUntil } from '../../domain/hosting/note-site-change'
import { siteChanges } from '../../domain/hosting/site-changes.collection'
import type { HandlerPorts } from '../../domain/shared/functions/handler'
import { functionLimits } from './function-limits'

export interface PagesToRender {
  readonly openPorts: () => Pick<HandlerPorts, 'documents' | 'clock'>
  /** Renders the page at a path and stores it (`pageCache`). */
  readonly draw: (path: string) => Promise<unknown>
  /** The paths of the pages that every edition has. */
  readonly paths: () => Promise<readonly string[]>
  /** Waits for this many milliseconds. */
  readonly pause: (milliseconds: number) => Promise<unknown>
}

/** Milliseconds by which a machine's clock and its timers may differ. */
const margin = 50

/**
 * Renders the site's pages and payloads into the file store soon after something was published, so that visitors rarely wait for rendering.
 * Every change starts a run, which waits until the changes have settled; if a newer change came in meanwhile, only the newest run renders.
 * If one page fails, the others are still rendered, and the failed one is rendered when a visitor asks for it.
 */
export async function renderInAdvance({ openPorts, draw, paths, pause }: PagesToRender): Promise<void> {
  const { documents, clock } = openPorts()
  const until = await siteChangedUntil({ documents })
  await pause(Math.max(0, until.getTime() - clock.now().getTime()) + margin)
  if ((await siteChangedUntil({ documents })).getTime() !== until.getTime()) return
  for (const path of await paths()) {
    await draw(path).catch((error: unknown) => logger.error(`not rendered in advance: ${path}`, error))
  }
}

/** The same as a cloud function, started by every change of something public. */
export const renderInAdvanceFunction = (pages: PagesToRender): CloudFunction<never> =>
  onDocumentWritten({ document: `${siteChanges.path}/{site}`, ...functionLimits.drawAhead }, () => renderInAdvance(pages))
