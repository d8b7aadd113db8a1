import type { CallEdition, OpenCall, OwnInvitation } from '../../domain/guide/registering/own-registrations'
import type { StoredRegistration } from '../../domain/guide/registering/registrations-transaction'
import type { App, LiveQuery } from '../app-services/app-context'
import { serviceAfterHydration } from '../app-services/service-after-hydration'
import { readingQuery } from '../queries/query-of-reading'

export type { CallEdition, OpenCall, OwnInvitation, StoredRegistration }

export const ownRegistrationsOf = (app: App) =>
  serviceAfterHydration(app, async () => (await import('../../domain/guide/registering/own-registrations')).OwnRegistrations)

const seasonDates = (app: App) => serviceAfterHydration(app, async () => (await import('../../domain/guide/clock/season-dates')).SeasonDates)

/** An artist's registrations, and the call for them. */
export const registrationQueries = (app: App) => ({
  edition: (): LiveQuery<CallEdition | null> => ({
    queryKey: ['account', 'registrations', 'edition'],
    queryFn: async () => (await (await seasonDates(app)).calling()) ?? null,
  }),

  call: (edition: CallEdition): LiveQuery<OpenCall> =>
    readingQuery(['account', 'registrations', 'call', edition.id], async () => (await ownRegistrationsOf(app)).call(edition)),

  own: (): LiveQuery<readonly StoredRegistration[]> =>
    readingQuery(['account', 'registrations', 'own'], async () => (await ownRegistrationsOf(app)).registrations),

  invitations: (): LiveQuery<readonly OwnInvitation[]> =>
    readingQuery(['account', 'registrations', 'invitations'], async () => (await ownRegistrationsOf(app)).invitations),

  waitsForCall: (editionId: string): LiveQuery<boolean> => ({
    queryKey: ['account', 'registrations', 'notice', editionId],
    queryFn: async () => (await ownRegistrationsOf(app)).waitsForCall(editionId),
  }),
})
