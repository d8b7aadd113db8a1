import { contentHash } from '../../cells/content-hash'
import type { ImportedOpening, StandingOpening } from './imported-opening'

/** The key of an imported opening says what it was when it came: the same content gets the same key. */
export const openingKey = (opening: ImportedOpening) => contentHash(opening)

/** Whether an opening was imported and nobody has changed it since. */
export const isAsImported = ({ key, ...content }: StandingOpening) => openingKey(content) === key
