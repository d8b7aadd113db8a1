import { logger } from 'firebase-functions/v2'
import { siteChangedUntil } from '../../domain/hosting/note-site-change'
import { renderedPages } from '../../domain/publishing/rendered-pages-folder'
import type { HandlerPorts } from '../../domain/shared/functions/handler'
import { type StoredPath, storedPath } from '../../domain/shared/stored-path'
import { isPortError } from '../../ports/errors'
import type { DrawnPage } from './page-function'

/**
 * How long a rendered page is stored, in milliseconds. The period begins and ends on a quarter of an hour, because whatever opens or starts
 * does so on a quarter too.
 */
const keptFor = 15 * 60_000

export interface RenderedPages {
  /** The build that renders; stored pages of other builds are ignored. */
  readonly build: string
  /** Whether the page at a path has a payload; only pages with one are stored. */
  readonly isKept: (path: string) => Promise<boolean>
  /** Renders the page at a path; `undefined` if only a browser can. The page contains all changes of the site up to `asOf`. */
  readonly draw: (path: string, asOf: Date) => Promise<DrawnPage | undefined>
}

/** A rendered page as it is stored. */
interface KeptPage {
  readonly asOf: number
  readonly drawnAt: number
  readonly page: DrawnPage
}

/**
 * Renders each page once for all visitors and stores it, until something public changes or its quarter of an hour is over. While changes are
 * still coming in, pages are rendered but not stored. No storage rule names the folder, so only the host can read it. If the file store
 * fails, pages are rendered for each request.
 */
export function pageCache(openPorts: () => Pick<HandlerPorts, 'documents' | 'storage' | 'clock'>, { build, isKept, draw }: RenderedPages) {
  return async (path: string): Promise<DrawnPage | undefined> => {
    const { documents, storage, clock } = openPorts()
    const asOf = await siteChangedUntil({ documents })
    if (!(await isKept(path))) return draw(path, asOf)
    const file = storedPath(renderedPages, build, ...`${path === '/' ? 'index' : path}.json`.split('/').filter(Boolean))
    const kept = await readKept(storage, file)
    const now = clock.now()
    if (kept?.asOf === asOf.getTime() && quarterOf(kept.drawnAt) === quarterOf(now.getTime())) return kept.page
    const page = await draw(path, asOf)
    if (page?.status === 200 && asOf <= now) await keep(storage, file, { asOf: asOf.getTime(), drawnAt: now.getTime(), page })
    return page
  }
}

const quarterOf = (instant: number) => Math.floor(instant / keptFor)

async function readKept(storage: HandlerPorts['storage'], file: StoredPath): Promise<KeptPage | undefined> {
  try {
    return JSON.parse(await (await storage.read(file)).text()) as KeptPage
  } catch (error) {
    if (!isPortError(error, 'storage', 'object-not-found')) logger.error(`not read: ${file}`, error)
    return undefined
  }
}

async function keep(storage: HandlerPorts['storage'], file: StoredPath, kept: KeptPage): Promise<void> {
  try {
    await storage.upload(file, new Blob([JSON.stringify(kept)], { type: 'application/json' }), { contentType: 'application/json' }).done
  } catch (error) {
    logger.error(`not kept: ${file}`, error)
  }
}
