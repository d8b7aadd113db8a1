import { collection, machine, type StoredOf, statesOf } from '../shared/records/collection'
import { choice, email, impersonal, instant, integer, longText, optional, secret, text } from '../shared/records/fields'
import { nobody, readOnly } from '../shared/records/policy'

export const mailStates = machine({
  queued: { claim: 'sending', giveUp: 'failed' },
  sending: { accept: 'sent', putOff: 'queued', giveUp: 'failed' },
  sent: {},
  failed: {},
})

/** The mail server cannot be used at present. No mail is at fault, so mails wait and no attempt is counted. */
export const serverProblems = ['notConfigured', 'unreachable', 'loginRefused', 'senderRefused'] as const

/**
 * Why a mail was not sent. The list is closed, so that no text of a server, which may contain a name, is stored. `postponed`: answered with
 * 4xx. `noAnswer`: the connection broke before the content was sent. `refused`: answered with 5xx. `unknown`: interrupted after the content
 * was sent, so the mail may have arrived. `tooOld`: waited too long.
 */
export const mailProblems = [...serverProblems, 'postponed', 'noAnswer', 'refused', 'unknown', 'tooOld'] as const
export type ServerProblem = (typeof serverProblems)[number]
export type MailProblem = (typeof mailProblems)[number]

/** A mail that the function host sends by SMTP (`docs/decisions/009-mail-over-smtp.md`). Its id is part of its Message-ID. */
export const mails = collection({
  path: 'mail',
  title: 'Mail',
  privacy: 'personal',
  backup: { leftOut: 'restored mail would be sent again' },
  notAudited: 'each record says itself what became of it',
  whenForgotten: { elsewhere: 'finishDeletions deletes it by its address' },
  fields: {
    /** In the normal form of addresses, so that erasure finds it. */
    to: email('To'),
    subject: text('Subject', 300),
    text: secret(longText('Text')),
    /** A path inside the application; it may contain a token that works once. */
    link: optional(secret(text('Link', 2048))),
    /** Attempts that counted. */
    attempts: integer('Attempts'),
    /** While the mail is queued: when it is due. While it is being sent: when the attempt counts as interrupted. Absent afterwards. */
    nextTry: optional(instant('Next try')),
    /** When the server may have received the content. */
    handedAt: optional(instant('Handed over')),
    problem: impersonal(optional(choice('Problem', mailProblems))),
    /** The server's reply code, such as 550. */
    code: optional(integer('Reply code', 599)),
    expiresAt: optional(instant('Deleted after')),
    status: choice('State', statesOf(mailStates)),
  },
  states: mailStates,
  access: readOnly(nobody),
})
export type QueuedMail = StoredOf<typeof mails>
