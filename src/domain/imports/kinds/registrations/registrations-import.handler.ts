import { listings } from '../../../guide/listings.collection'
import { ownRegistrations, registeringArtist } from '../../../guide/registering/call-facts'
import { newListing } from '../../../guide/registering/new-listing'
import { registrationsOf } from '../../../guide/registering/registered-location'
import { registrationClashes } from '../../../guide/registering/registration-clash'
import { type Registration, RegistrationsWithin } from '../../../guide/registering/registrations-transaction'
import { registrations } from '../../../guide/registrations.collection'
import { omitUndefined } from '../../../shared/omit-undefined'
import { serializeTransactions } from '../../../shared/records/serialize-transactions'
import { defineImport } from '../../import-handler'
import { createdRow, ledgerId, recordIdOf } from '../../run/row-records'
import { personRefusals } from '../people/person-row-text'
import { importedRegistrationFields } from './imported-registration'
import { existingRegistrations, planRegistrations, registrationWords } from './plan-registrations'
import { registrationsImport } from './registrations-import'

/** Each row writes a registration, a listing, an entry of the roster, and its building’s places once. */
const rowsAtOnce = 20

export const registrationsImportHandler = defineImport({
  kind: registrationsImport,
  creates: importedRegistrationFields,
  words: registrationWords,
  refusals: {
    ...personRefusals,
    'building-full': 'the building has no free place any more',
    clash: 'the artist registered for this weekend or neighborhood meanwhile',
  },
  rowsAtOnce,
  undoneAtOnce: rowsAtOnce,
  existing: existingRegistrations,
  plan: planRegistrations,

  /** Takes the place of each row as paid elsewhere, and creates its listing. No mails are sent. */
  async write(within, { context, batch, edition }, { created }) {
    const editionId = edition().id
    const valid = created.map(({ hash, data }) => ({ id: ledgerId(batch.id, hash), ...data }))
    const persons = [...new Set(valid.map(({ personId }) => personId))]
    const ends = await Promise.all(persons.map(personId => serializeTransactions(within, registrationsOf(editionId, personId))))
    const [all, owned, artists] = [
      await RegistrationsWithin.read(
        within,
        valid.map(({ id, siteId }) => ({ id, editionId, siteId })),
      ),
      new Map(await Promise.all(persons.map(async id => [id, await ownRegistrations(context.systemRecords, id, editionId)] as const))),
      new Map(await Promise.all(persons.map(async id => [id, await registeringArtist(context.systemRecords, id)] as const))),
    ]
    for (const end of ends) end()
    const now = context.clock.now()
    return {
      create({ hash, data }) {
        const id = ledgerId(batch.id, hash)
        const { personId, displayName, media, ...place } = data
        const fresh = valid.flatMap(one => (one.personId === personId && all.now(one.id) ? [{ ...one, status: 'paid' as const }] : []))
        if (!artists.get(personId)) return 'person-missing'
        if (registrationClashes({ id, ...place }, [...(owned.get(personId) ?? []), ...fresh]).length > 0) return 'clash'
        if (!all.hasRoom(id)) return 'building-full'
        const base = {
          personId,
          editionId,
          ...place,
          submittedAt: now,
          listingId: id,
          insuranceOk: false,
          volunteerHours: 0,
          status: 'draft' as const,
        }
        const registration = omitUndefined<Registration>(base)
        all.enter(id, registration)
        for (const event of ['submit', 'invoice', 'pay']) all.move(id, event)
        all.change(id, { mailDue: undefined })
        all.nameIt(id, displayName)
        const sortName = artists.get(personId)?.sortName
        within.create(listings, id, newListing(id, registration, { displayName, media: [...media] }, { site: all.site(id), sortName }))
        return createdRow(registrations, id)
      },
      finish: () => all.write(now),
    }
  },

  /**
   * Cancels an undone registration, which offers its place to the next in line and withdraws its listing. A registration that somebody has
   * changed since stays.
   */
  async undo(within, rows, { clock }) {
    const drafts = await within.getAll(listings, rows.map(recordIdOf))
    const all = await RegistrationsWithin.read(
      within,
      rows.map(row => ({ id: recordIdOf(row) })),
    )
    return {
      undo(row) {
        const id = recordIdOf(row)
        const listing = drafts.get(id)
        const status = all.now(id)?.status
        if (status === undefined || status === 'cancelled') return undefined
        if (status !== 'paid' || (listing && listing.rev > 1)) return { name: listing?.displayName ?? id, reason: 'edited-since' }
        all.move(id, 'cancel')
        all.change(id, { mailDue: undefined })
        return undefined
      },
      finish: () => all.write(clock.now()),
    }
  },
})
