const prefix = 'masquerade-'

/** The account of a staff member's masquerades: one at a time, made anew by each and deleted with it. It can do nothing without a token's claims. */
export const masqueradeUid = (staffId: string) => prefix + staffId

export const isMasqueradeAccount = (uid: string) => uid.startsWith(prefix)
