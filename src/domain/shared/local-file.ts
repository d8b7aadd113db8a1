const scheme = 'local-file:/'

/** How local mode names a stored file in records and snapshots: an address that outlives the page, which only local mode can open. */
export const localFileAddress = (path: string) => scheme + path

/** The file's path; `undefined` for any other address. */
export const localFilePath = (address: string) => (address.startsWith(scheme) ? address.slice(scheme.length) : undefined)
