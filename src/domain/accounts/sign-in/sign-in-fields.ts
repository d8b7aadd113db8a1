import { email, text } from '../../shared/records/fields'
import { minPassword } from './password-rules'

/** Maximum number of characters that Firebase accepts in a password. */
const maxPassword = 4096

/** Fields of the sign-in form. */
export const signInFields = { email: email('Email'), password: text('Password', maxPassword) }

/** Field for choosing a password. Common passwords are checked when the form is sent. */
export const newPassword = (label: string) => ({ ...text(label, maxPassword), min: minPassword })
