/** Characters. More than any id of ours; in every script it fits the database's limit of 1,500 bytes. */
const longest = 500

/**
 * Whether a document can have this id. An address or a caller may contain anything; for an impossible id the database throws instead of
 * answering that nothing was found.
 */
export const isDocumentId = (id: string): boolean =>
  id !== '' && id !== '.' && id !== '..' && id.length <= longest && !id.includes('/') && !/^__.*__$/s.test(id)
