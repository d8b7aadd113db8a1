import type { Mail } from '../../../ports/mailer'
import type { StoredOf } from '../../shared/records/collection'
import { momentText } from '../../shared/time/moment-text'
import type { editions } from '../editions.collection'
import { listingAddress } from '../listing-address'
import type { RegistrationStatus } from './registration-states'
import type { StoredRegistration } from './registrations-transaction'

type Edition = Pick<StoredOf<typeof editions>, 'name' | 'tz'>

const page = '/artists/sfosregistration'
const room = '/dashboard/registrations'

interface CallOpen {
  /** Id of the notice. */
  readonly id: string
  readonly edition: Edition
  readonly endsAt: Date | undefined
  readonly organisation: string
}

export const callOpenMail = ({ id, edition, endsAt, organisation }: CallOpen) => ({
  subject: `You can register for ${edition.name}`,
  text: [
    `Registration for ${edition.name} is open. You asked ${organisation} to tell you.`,
    ...(endsAt ? [`The price of today is for registrations until ${momentText(endsAt, edition.tz)}.`] : []),
  ].join('\n\n'),
  link: page,
  event: `call open ${id}`,
})

interface Step {
  readonly to: string
  readonly registration: StoredRegistration
  readonly edition: Edition
  /** Position in the waiting list, from 1. */
  readonly place: number | undefined
  readonly payBy: Date | undefined
  readonly where: string
  readonly organisation: string
}

/** The mail about the registration's latest step, sent once; `undefined` if that step has no mail. */
export function stepMail({ to, ...step }: Step): Mail | undefined {
  const told = words[step.registration.status]?.(step)
  const { id, rev } = step.registration
  return (
    told && {
      to,
      subject: told[0],
      text: told.slice(1).join('\n\n'),
      link: linkOf(step.registration),
      event: `registration ${id} ${rev}`,
    }
  )
}

/** Once it is paid the listing comes next. */
function linkOf({ status, listingId }: StoredRegistration): string {
  if (status === 'offered') return page
  return status === 'paid' && listingId !== undefined ? listingAddress(listingId) : room
}

type Words = readonly [subject: string, ...paragraphs: string[]]
const words: { readonly [S in RegistrationStatus]?: (step: Omit<Step, 'to'>) => Words } = {
  awaiting_payment: ({ edition, where, payBy }) => [
    `You are registered for ${edition.name}`,
    `We have your registration for ${edition.name}, ${where}.`,
    payBy ? `Your place is yours until ${momentText(payBy, edition.tz)}. Pay by then, or it goes to somebody else.` : 'Pay to keep your place.',
  ],
  paid: ({ edition, where }) => [
    `Your registration for ${edition.name} is complete`,
    `Your registration for ${edition.name}, ${where}, is paid. Your place is yours.`,
    'Finish your listing next. We look through it once you say that it is ready.',
  ],
  waitlisted: ({ edition, where, place }) => [
    `You are on the waiting list for ${edition.name}`,
    `You wait for a place: ${where}.${place === undefined ? '' : ` You are number ${place} in line.`}`,
    'We write to you when a place is free for you. You then have 24 hours to take it.',
  ],
  offered: ({ edition, where, registration: { offeredUntil } }) => [
    'A place is free for you',
    `A place is free for you at ${edition.name}: ${where}.`,
    offeredUntil ? `Take it by ${momentText(offeredUntil, edition.tz)}. After that we offer it to the next in line.` : 'Take it soon.',
  ],
  expired: ({ edition, where }) => [
    `Your registration for ${edition.name} has ended`,
    `Your registration for ${edition.name}, ${where}, has ended: it was not paid in time, or the place was not taken.`,
    'You have not been charged. You can register again while the call is open.',
  ],
  withdrawn: ({ edition, where }) => [
    `Your registration for ${edition.name} is withdrawn`,
    `Your registration for ${edition.name}, ${where}, is withdrawn.`,
    'We write to you about what we pay back, if there is anything.',
  ],
  cancelled: ({ edition, where, organisation }) => [
    `Your registration for ${edition.name} was canceled`,
    `${organisation} canceled your registration for ${edition.name}, ${where}.`,
  ],
}
