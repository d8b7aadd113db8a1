import type { OpeningSource } from '../../../guide/listing-contacts.collection'
import { contentHash } from '../../cells/content-hash'
import type { ExistingOpening, ImportedOpening } from './imported-opening'

/** The key of an imported opening is the hash of its imported content: the same content has the same key. */
export const openingKey = (opening: ImportedOpening) => contentHash(opening)

function contentOf(opening: ExistingOpening): string {
  const { key: _, ...content } = opening
  return openingKey(content)
}

/** Whether an opening was imported and since then changed by imports only. */
export const isAsImported = (opening: ExistingOpening, source: OpeningSource | undefined) => contentOf(opening) === (source?.content ?? opening.key)

/** The source of an opening that an import changes or restores. An opening that was changed by hand keeps that mark. */
export const changedSource = (source: OpeningSource | undefined, before: ExistingOpening, after: ExistingOpening) =>
  source && isAsImported(before, source) ? { ...source, content: contentOf(after) } : source
