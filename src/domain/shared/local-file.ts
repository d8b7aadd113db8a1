const scheme = 'local-file:/'

/**
 * The address of a stored file in records and snapshots of the local mode. It stays valid after a reload, and only local mode can open
 * it.
 */
export const localFileAddress = (path: string) => scheme + path

/** The file's path; `undefined` for any other address. */
export const localFilePath = (address: string) => (address.startsWith(scheme) ? address.slice(scheme.length) : undefined)
