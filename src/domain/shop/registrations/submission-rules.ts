import type { Deadline } from '../../guide/clock/deadline'
import { phaseAt } from '../../guide/clock/phase-at'
import type { PricePhase } from '../../guide/price-phases'
import type { CallFacts } from '../../guide/registering/call-facts'
import { placeRefusals } from '../../guide/registering/place-refusals'
import type { RegistrationRefusal } from '../../guide/registering/registration-refusals'
import { isPaid } from '../../guide/registering/registration-states'
import type { RegistrationsWithin, StoredRegistration } from '../../guide/registering/registrations-transaction'
import type { SubmitInput } from './submit-registration.contract'

type Wanted = SubmitInput['registrations']

/** The phase that determines the price of a submission; without one, it is too early or too late. */
export interface SubmitPhase {
  readonly phase?: PricePhase
  readonly isBefore: boolean
  readonly inGrace: boolean
}

/** A form opened before a deadline gets the minutes of grace. An artist who was offered a place after the call has closed pays the late price. */
export function submitPhase(wanted: Wanted, all: RegistrationsWithin, deadlines: readonly Deadline[], now: Date): SubmitPhase {
  const begun = wanted.flatMap(({ id }) => all.begunAt(id) ?? [])
  const openedAt = begun.toSorted((a, b) => a.getTime() - b.getTime())[0]
  const { phase, inGrace } = phaseAt(deadlines, now, openedAt)
  if (phase !== 'before' && phase !== 'closed') return { phase, isBefore: false, inGrace }
  const isOffered = phase === 'closed' && wanted.every(({ id }) => all.now(id)?.status === 'offered')
  return isOffered ? { phase: 'late', isBefore: false, inGrace: false } : { isBefore: phase === 'before', inGrace: false }
}

interface Facts {
  readonly call: CallFacts
  readonly hasArtist: boolean
  readonly own: readonly StoredRegistration[]
  readonly all: RegistrationsWithin
  readonly phase: SubmitPhase
}

/** Every reason why the registrations cannot be submitted. */
export function submissionRefusals({ registrations }: SubmitInput, { call, hasArtist, own, all, phase }: Facts): readonly RegistrationRefusal[] {
  const others = own.filter(one => !registrations.some(({ id }) => id === one.id))
  return [
    ...(hasArtist ? [] : [{ reason: 'not-an-artist' } as const]),
    ...(phase.phase ? [] : [{ reason: phase.isBefore ? 'not-open' : 'closed' } as const]),
    ...placeRefusals(registrations, call, others),
    ...(standsAlone(registrations, others) ? [{ reason: 'first-missing' } as const] : []),
    ...registrations.flatMap(({ id, siteId }) =>
      siteId === undefined || all.now(id)?.status === 'offered' || all.hasRoom(id) ? [] : [{ reason: 'building-full', id, siteId } as const],
    ),
  ]
}

/** Whether a second registration is added to a paid first one, since it has the price of a second one. */
const standsAlone = (wanted: Wanted, others: readonly StoredRegistration[]) =>
  firstNumber(others) === 2 && (wanted.length > 1 || !others.some(({ n, status }) => n === 1 && isPaid(status)))

/** The number of the first of these registrations: 2 if the artist already has a first one. */
export const firstNumber = (others: readonly StoredRegistration[]): 1 | 2 => (others.some(({ n, status }) => n === 1 && isStanding(status)) ? 2 : 1)

const isStanding = (status: StoredRegistration['status']) => isPaid(status) || status === 'submitted' || status === 'awaiting_payment'
