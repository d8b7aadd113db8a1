/** The one form in which e-mail addresses are kept and compared. */
export const normalEmail = (email: string) => email.normalize('NFC').trim().toLowerCase()
