import type { CloudFunction } from 'firebase-functions/v2'
import { logger } from 'firebase-functions/v2'
import { onDocumentWritten } from 'firebase-functions/v2/firestore'
import { siteChangedUntil } from '../../domain/operations/note-site-change'
import { siteChanges } from '../../domain/operations/site-changes'
import type { FunctionWorld } from '../../domain/shared/cloud-function'
import { functionsRegion } from '../../ports/functions'

export interface PagesAhead {
  readonly world: () => Pick<FunctionWorld, 'documents' | 'clock'>
  /** Draws the page of an address, and keeps it (`keptPages`). */
  readonly draw: (path: string) => Promise<unknown>
  /** The addresses of the pages that every season has. */
  readonly paths: () => Promise<readonly string[]>
  /** Waits so many milliseconds. */
  readonly pause: (milliseconds: number) => Promise<unknown>
}

/** Milliseconds by which a machine's clock and its timers may differ. */
const margin = 50

/**
 * Puts the site's pages and payloads into the file store soon after something was published, so that no visitor waits for the drawing.
 * Every change starts a run, which waits until it has settled; of many changes only the last one's run draws. What one page lacks keeps
 * no other from being drawn; the visitor who asks for it has it drawn then.
 */
export async function drawAhead({ world, draw, paths, pause }: PagesAhead): Promise<void> {
  const { documents, clock } = world()
  const until = await siteChangedUntil({ documents })
  await pause(Math.max(0, until.getTime() - clock.now().getTime()) + margin)
  if ((await siteChangedUntil({ documents })).getTime() !== until.getTime()) return
  for (const path of await paths()) {
    await draw(path).catch((error: unknown) => logger.error(`not drawn ahead: ${path}`, error))
  }
}

/** The same as a cloud function, started by every change of what strangers may see. */
export const drawAheadFunction = (pages: PagesAhead): CloudFunction<never> =>
  onDocumentWritten({ document: `${siteChanges.path}/{site}`, region: functionsRegion, memory: '512MiB', timeoutSeconds: 300 }, () =>
    drawAhead(pages),
  )
