const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?'

/** The syntax of an email address as browsers check it (HTML), with a dot in its domain: `o'brien@example.org` is valid. */
export const emailForm = new RegExp(`^[a-z0-9.!#$%&'*+/=?^_\`{|}~-]+@${label}(?:\\.${label})+$`, 'i')

export const isEmailAddress = (text: string): boolean => emailForm.test(text)
