import { token } from './token'

export interface Mail {
  readonly to: string
  readonly subject: string
  readonly text: string
  /** The one thing the mail asks for, where it asks for one: an address inside the application. */
  readonly link?: string
}

/** Sends mail; used by the server's side only (handlers and the account service), never by pages. */
export interface Mailer {
  send(mail: Mail): Promise<void>
}
export const Mailer = token<Mailer>('Mailer')
