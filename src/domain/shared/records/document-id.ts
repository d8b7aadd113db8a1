/** Longer than any id of ours; in every script it fits the 1,500 bytes that the database takes. */
const longest = 500

/**
 * Whether a document can have this id. Addresses, and whoever writes them, name what they like; the database refuses the path of such an id
 * rather than answer that nothing is there.
 */
export const isDocumentId = (id: string): boolean =>
  id !== '' && id !== '.' && id !== '..' && id.length <= longest && !id.includes('/') && !/^__.*__$/s.test(id)
