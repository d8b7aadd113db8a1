import type { App } from '../../app-services/app-context'
import { openLibraryResource } from '../../queries/resource.queries'

/** Resources opened in this visit: reading on in the same text is not counted again. */
const opened = new Set<string>()

/** Counts an opening. The reader does not depend on it, so an error is only logged. */
export function countResourceOpening(app: App, id: string): void {
  if (opened.has(id)) return
  opened.add(id)
  openLibraryResource(app, id).catch((error: unknown) => console.warn('an opening was not counted', error))
}
