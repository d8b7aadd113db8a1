import type { JoiningDraft } from '../../../../domain/accounts/joining-drafts.collection'
import type { JoinInput } from '../../../../domain/joining/join-as-member.contract'
import { evidenceOf } from './consent-text'

/** The draft as the callable needs it; empty fields are absent. */
export function joinInputOf(draft: JoiningDraft): JoinInput {
  const {
    kind = 'artlover',
    first = '',
    last = '',
    organisation,
    pronouns,
    phone,
    birthYear,
    hadBirthday = false,
    guardianEmail,
    topics = [],
  } = draft
  const given = { organisation: kind === 'business' ? organisation : undefined, pronouns, phone, guardianEmail }
  return {
    kind,
    first,
    last,
    birthYear: Number(birthYear),
    hadBirthday,
    topics: [...topics],
    evidence: (topics.map(evidenceOf).join(' ') || 'No topic chosen').slice(0, 300),
    ...Object.fromEntries(Object.entries(given).filter(([, words]) => words?.trim())),
  }
}
