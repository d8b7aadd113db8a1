import type { App } from '../../app-services/app'
import { openLibraryResource } from '../../queries/resource.queries'

/** What this visit opened already: reading on in the same text is no second opening. */
const opened = new Set<string>()

/** Counts an opening. The reader has what she came for whether it arrives or not, so a failure is only told to the console. */
export function countResourceOpening(app: App, id: string): void {
  if (opened.has(id)) return
  opened.add(id)
  openLibraryResource(app, id).catch((error: unknown) => console.warn('an opening was not counted', error))
}
