import * as v from 'valibot'

/** In characters. Longer than any id we make; in every script it fits the database's limit of 1,500 bytes. */
const longest = 500

/**
 * Whether a document can have this id. Ids come from web addresses and callers and may contain anything: for an impossible id the database
 * throws instead of finding nothing, and an id with a slash names a document of another collection.
 */
export const isDocumentId = (id: string): boolean =>
  id !== '' && id !== '.' && id !== '..' && id.length <= longest && !id.includes('/') && !/^__.*__$/s.test(id)

/** The id of a record in the input of a callable, or in a field that refers to one. */
export const recordId = v.pipe(v.string(), v.maxLength(128), v.check(isDocumentId))
