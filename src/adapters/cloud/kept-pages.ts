import { logger } from 'firebase-functions/v2'
import { siteChangedUntil } from '../../domain/operations/note-site-change'
import type { FunctionWorld } from '../../domain/shared/cloud-function'
import { isPortError } from '../../ports/errors'
import type { DrawnPage } from './page-function'

/** Milliseconds a drawn page is kept, from full quarter to full quarter of an hour: what opens or begins does so on a quarter. */
const keptFor = 15 * 60_000

export interface DrawnPages {
  /** The program that draws; another one's pages are not shown. */
  readonly build: string
  /** Whether the page at an address has a payload, and so is worth keeping. */
  readonly isKept: (path: string) => Promise<boolean>
  /** Draws the page of an address; `undefined` where only a browser can. `asOf`: the changes of the site up to then are in it. */
  readonly draw: (path: string, asOf: Date) => Promise<DrawnPage | undefined>
}

/** A drawn page as the file store has it. */
interface KeptPage {
  readonly asOf: number
  readonly drawnAt: number
  readonly page: DrawnPage
}

/**
 * The same pages, each drawn once for everybody and kept in the file store until something changes that strangers may see, or the quarter
 * of an hour is over. While changes are still coming in, pages are drawn and not kept. The folder is named in no policy: visitors are
 * answered by the host alone. Where the file store fails, pages are drawn as if nothing were kept.
 */
export function keptPages(world: () => Pick<FunctionWorld, 'documents' | 'storage' | 'clock'>, { build, isKept, draw }: DrawnPages) {
  return async (path: string): Promise<DrawnPage | undefined> => {
    const { documents, storage, clock } = world()
    const asOf = await siteChangedUntil({ documents })
    if (!(await isKept(path))) return draw(path, asOf)
    const file = `drawn/${build}${path === '/' ? '/index' : path}.json`
    const kept = await readKept(storage, file)
    const now = clock.now()
    if (kept?.asOf === asOf.getTime() && quarterOf(kept.drawnAt) === quarterOf(now.getTime())) return kept.page
    const page = await draw(path, asOf)
    if (page?.status === 200 && asOf <= now) await keep(storage, file, { asOf: asOf.getTime(), drawnAt: now.getTime(), page })
    return page
  }
}

const quarterOf = (instant: number) => Math.floor(instant / keptFor)

async function readKept(storage: FunctionWorld['storage'], file: string): Promise<KeptPage | undefined> {
  try {
    return JSON.parse(await (await storage.read(file)).text()) as KeptPage
  } catch (error) {
    if (!isPortError(error, 'storage', 'object-not-found')) logger.error(`not read: ${file}`, error)
    return undefined
  }
}

async function keep(storage: FunctionWorld['storage'], file: string, kept: KeptPage): Promise<void> {
  try {
    await storage.upload(file, new Blob([JSON.stringify(kept)], { type: 'application/json' }), { contentType: 'application/json' }).done
  } catch (error) {
    logger.error(`not kept: ${file}`, error)
  }
}
