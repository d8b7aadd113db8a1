import { Functions } from '../../ports/functions'
import { call } from '../shared/cloud-function'
import { type ContactMessageInput, sendContactMessage } from './send-contact-message.function'

/** Takes what visitors write. */
export class ContactDesk {
  static readonly inject = [Functions] as const

  constructor(private readonly functions: Functions) {}

  /** The number of the kept message. */
  async send(message: ContactMessageInput): Promise<string> {
    return (await call(this.functions, sendContactMessage, message)).id
  }
}
