/** The one form in which email addresses are stored and compared. */
export const normalEmail = (email: string) => email.normalize('NFC').trim().toLowerCase()
