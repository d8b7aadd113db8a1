import { listings } from '../../../guide/listings.collection'
import { ownRegistrations, registeringArtist } from '../../../guide/registering/call-facts'
import { newListing } from '../../../guide/registering/new-listing'
import { registrationsOf } from '../../../guide/registering/registered-location'
import { registrationClashes } from '../../../guide/registering/registration-clash'
import { type Registration, RegistrationsWithin } from '../../../guide/registering/registrations-transaction'
import { registrations } from '../../../guide/registrations.collection'
import type { HandlerContext } from '../../../shared/functions/handler'
import { omitUndefined } from '../../../shared/omit-undefined'
import type { RecordsWithin } from '../../../shared/records/records'
import { serializeTransactions } from '../../../shared/records/serialize-transactions'
import { defineImport, type ImportedRow, type KeptRecord, type RowOutcome, type Writing } from '../../import-handler'
import type { RowToWrite } from '../../plan/planned-row'
import { ledgerId } from '../../run/ledger-entry-id'
import { idInPath } from '../../run/undo-fields'
import { personRefusals } from '../people/person-row-text'
import { type ImportedRegistration, importedRegistrationFields } from './imported-registration'
import { existingRegistrations, planRegistrations, registrationWords } from './plan-registrations'
import { registrationsImport } from './registrations-import'

const registrationRefusals = {
  ...personRefusals,
  'building-full': 'the building has no free place any more',
  clash: 'the artist registered for this weekend or neighborhood meanwhile',
} as const

/** Takes the place of each row as paid elsewhere, and creates its listing. No mails are sent. */
async function writeRegistrations(
  within: RecordsWithin,
  { context, batch, edition }: Writing,
  rows: readonly RowToWrite<ImportedRegistration>[],
): Promise<RowOutcome[]> {
  const editionId = edition?.id ?? ''
  const valid = rows.flatMap(row => (row.action === 'create' ? [{ id: ledgerId(batch.id, row.hash), ...row.data }] : []))
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
  const outcomes = rows.map((row): RowOutcome => {
    const { hash } = row
    if (row.action !== 'create') return { hash, refusal: 'invalid' }
    const id = ledgerId(batch.id, hash)
    const { personId, displayName, media, ...place } = row.data
    const fresh = valid.flatMap(one => (one.personId === personId && all.now(one.id) ? [{ ...one, status: 'paid' as const }] : []))
    if (!artists.get(personId)) return { hash, refusal: 'person-missing' }
    if (registrationClashes({ id, ...place }, [...(owned.get(personId) ?? []), ...fresh]).length > 0) return { hash, refusal: 'clash' }
    if (!all.hasRoom(id)) return { hash, refusal: 'building-full' }
    const base = { personId, editionId, ...place, submittedAt: now, listingId: id, insuranceOk: false, volunteerHours: 0, status: 'draft' as const }
    const registration = omitUndefined<Registration>(base)
    all.enter(id, registration)
    for (const event of ['submit', 'invoice', 'pay']) all.move(id, event)
    all.change(id, { mailDue: undefined })
    all.nameIt(id, displayName)
    const sortName = artists.get(personId)?.sortName
    within.create(listings, id, newListing(id, registration, { displayName, media: [...media] }, { site: all.site(id), sortName }))
    return { hash, written: { record: `${registrations.path}/${id}`, action: 'create' } }
  })
  all.write(now)
  return outcomes
}

/**
 * Cancels an undone registration, which offers its place to the next in line and withdraws its listing. A registration that somebody has
 * changed since stays.
 */
async function undoRegistrations(within: RecordsWithin, rows: readonly ImportedRow[], { clock }: HandlerContext): Promise<readonly KeptRecord[]> {
  const ids = rows.map(({ record }) => idInPath(record))
  const drafts = await Promise.all(ids.map(id => within.get(listings, id)))
  const all = await RegistrationsWithin.read(
    within,
    ids.map(id => ({ id })),
  )
  const kept = rows.flatMap(({ record }, at): KeptRecord[] => {
    const [id, listing] = [ids[at]!, drafts[at]]
    const status = all.now(id)?.status
    if (status === undefined || status === 'cancelled') return []
    if (status !== 'paid' || (listing && listing.rev > 1)) return [{ record, name: listing?.displayName ?? id, reason: 'edited-since' }]
    all.move(id, 'cancel')
    all.change(id, { mailDue: undefined })
    return []
  })
  all.write(clock.now())
  return kept
}

/** Each row writes a registration, a listing, an entry of the roster, and its building’s places once. */
const rowsAtOnce = 20

export const registrationsImportHandler = defineImport({
  kind: registrationsImport,
  creates: importedRegistrationFields,
  words: registrationWords,
  refusals: registrationRefusals,
  rowsAtOnce,
  undoneAtOnce: rowsAtOnce,
  existing: existingRegistrations,
  plan: planRegistrations,
  write: writeRegistrations,
  undo: undoRegistrations,
})
