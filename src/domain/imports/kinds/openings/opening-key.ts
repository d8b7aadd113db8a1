import { contentHash } from '../../cells/content-hash'
import type { ExistingOpening, ImportedOpening } from './imported-opening'

/** The key of an imported opening is the hash of its imported content: the same content has the same key. */
export const openingKey = (opening: ImportedOpening) => contentHash(opening)

/** Whether an opening was imported and not changed since. */
export const isAsImported = ({ key, ...content }: ExistingOpening) => openingKey(content) === key
