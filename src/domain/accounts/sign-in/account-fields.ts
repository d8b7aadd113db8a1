import { email, text } from '../../shared/records/fields'
import { minPassword } from './password-rules'

/** Characters that Firebase takes of a password. */
const maxPassword = 4096

/** What is entered to sign in. */
export const accountFields = { email: email('Email'), password: text('Password', maxPassword) }

/** A password that is being chosen. The list of common ones is asked when it is sent. */
export const newPassword = (label: string) => ({ ...text(label, maxPassword), min: minPassword })
