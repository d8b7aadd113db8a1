import type { Documents } from '../../ports/documents'
import type { DocumentStore, StoredAt } from './documents/document-store'

/** The document that marks a season as seeded and holds its default instant. It is stored in the same step as the season. */
const path = 'localSeason/planted'

/** The mark of a season. Without an instant the clock shows the real time. */
export const seedMarker = (shown?: Date): StoredAt => ({ path, data: shown ? { defaultInstant: shown } : {} })

/** The instant that local mode shows until another is set; `undefined` if no season was seeded. */
export async function defaultInstant(documents: Documents): Promise<Date | undefined> {
  return (await documents.get(path))?.data['defaultInstant'] as Date | undefined
}

export const isSeeded = (store: DocumentStore): boolean => store.read(path) !== undefined
