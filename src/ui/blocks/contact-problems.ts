import type { ContactMessageInput } from '../../domain/content/send-contact-message.function'
import { isEmailAddress } from '../../domain/shared/email-address'

export type Draft = Omit<ContactMessageInput, 'took' | 'key'>

export const emptyDraft: Draft = { name: '', email: '', topic: 'visit', text: '', website: '' }

/** What is missing from a message, by field, in words; empty where it can be sent. */
export function contactProblems({ name, email, text }: Draft): Partial<Record<keyof Draft, string>> {
  return {
    ...(name.trim() === '' && { name: 'Tell us how to address you.' }),
    ...(!isEmailAddress(email.trim()) && { email: 'Write it like name@example.org, so that we can answer.' }),
    ...(text.trim() === '' && { text: 'Write a sentence or two.' }),
  }
}
