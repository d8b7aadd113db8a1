import { token } from './token'

export interface Mail {
  readonly to: string
  readonly subject: string
  readonly text: string
  /** The one link of the mail, if it has one: a path inside the application. */
  readonly link?: string
  /** A unique key of what the mail is about: a second mail with the same event is not sent. */
  readonly event?: string
}

/** Sends mail; used by handlers and the account service only, never by pages. */
export interface Mailer {
  send(mail: Mail): Promise<void>
}
export const Mailer = token<Mailer>('Mailer')
