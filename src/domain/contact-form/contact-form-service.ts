import { Callables } from '../shared/functions/callables'
import { type ContactMessageInput, sendContactMessage } from './send-contact-message.function'

/** Sends messages from visitors. */
export class ContactFormService {
  static readonly inject = [Callables] as const

  constructor(private readonly callables: Callables) {}

  /** Returns the number of the stored message. */
  async send(message: ContactMessageInput): Promise<string> {
    return (await this.callables.call(sendContactMessage, message)).id
  }
}
