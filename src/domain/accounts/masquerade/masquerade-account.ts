const prefix = 'masquerade-'

/**
 * The account that a staff member's masquerades use: one at a time, created at its start and deleted at its end. Its rights come from the
 * token's claims alone.
 */
export const masqueradeUid = (staffId: string) => prefix + staffId

export const isMasqueradeAccount = (uid: string) => uid.startsWith(prefix)
