import { auditAccountAction } from '../accounts/account-audit'
import { accounts } from '../accounts/accounts.collection'
import { staffSignIns } from '../accounts/sign-in/staff-sign-ins.collection'
import { publishArtistsHandler } from '../art/publish-artists.handler'
import { artistStates, artists } from '../artists/artists.collection'
import { auditValues } from '../audit/audit.collection'
import { publishCalendarHandler } from '../calendar/publish-calendar.handler'
import { removePreviousSnapshotFiles } from '../guide/publishing/previous-snapshot-files'
import { guideSnapshotId, snapshots } from '../guide/publishing/snapshots.collection'
import { type Deletion, deletionStates, deletions } from '../people/deletions.collection'
import { emailKeys } from '../people/email-keys.collection'
import { normalEmail } from '../people/normal-email'
import { people, personStates } from '../people/people.collection'
import { publishSnapshotHandler } from '../publishing/publish-snapshot.handler'
import type { HandlerContext } from '../shared/functions/handler-context'
import type { Job } from '../shared/functions/job'
import { forgottenFields } from '../shared/records/forgotten-fields'
import { hasRole } from '../shared/records/policy'
import type { Records, RecordsWithin } from '../shared/records/records'
import { transition } from '../shared/records/state-machine'
import { sha256 } from '../shared/sha256'
import { forgetMerges, mergedInto } from './forget-merges'
import { deleteOwn, forgetOwnRecords } from './forget-own-records'
import { forgetStudios } from './forget-studios'

/** Accounts per run; the next run, an hour later, takes the others. */
const maxPerRun = 50

/**
 * The order allows a later run to continue an interrupted one: the person's records, then the person in one transaction, the studios, the
 * published files, and the account last. An error with one person does not delay the others.
 */
export const finishDeletions: Job = {
  name: 'finishDeletions',
  every: 'hour',
  async run(context) {
    const { records } = context
    const due = await records.find(deletions, {
      where: [
        ['status', '==', 'cooling'],
        ['dueAt', '<=', context.clock.now()],
      ],
      limit: maxPerRun,
    })
    const failures: unknown[] = []
    const forgotten: Deletion[] = []
    const editionIds = new Set<string>()
    const attempt = (work: Promise<void>) => work.catch((error: unknown) => void failures.push(error))
    for (const deletion of due) {
      const forgetting = async () => {
        const account = await context.accounts.find(deletion.uid)
        if (account && hasRole(account.claims, 'admin')) return
        for (const editionId of await forgetPerson(records, context, deletion)) editionIds.add(editionId)
        forgotten.push(deletion)
      }
      await attempt(forgetting())
    }
    if (forgotten.length > 0) await publishWithout(records, context, editionIds)
    for (const deletion of forgotten) await attempt(settle(records, context, deletion))
    await forgetInAudit(records, context)
    if (failures.length > 0) throw new AggregateError(failures, `${failures.length} of ${due.length} deletions were not finished`)
    return forgotten.length
  },
}

/**
 * A hosted database writes audit entries some time after the change, so the people who were forgotten in the last day are removed from the
 * audit once more.
 */
async function forgetInAudit(records: Records, { clock }: HandlerContext): Promise<void> {
  const lately = await records.find(deletions, { where: [['updatedAt', '>', new Date(clock.now().getTime() - 86_400_000)]] })
  for (const { id } of lately.filter(({ status }) => status === 'done'))
    for (const one of [id, ...(await mergedInto(records, id))]) await deleteOwn(records, auditValues, one)
}

/** Removes everything that names the person from all records; returns the editions whose guide named them. */
async function forgetPerson(records: Records, context: HandlerContext, deletion: Deletion): Promise<ReadonlySet<string>> {
  const merged = await mergedInto(records, deletion.id)
  const known = await Promise.all([deletion.id, ...merged].map(id => records.get(people, id)))
  const addresses = [...new Set(known.flatMap(person => person?.emails ?? []).map(({ address }) => normalEmail(address)))]
  for (const id of [deletion.id, ...merged]) await forgetOwnRecords(records, context, id)
  await forgetMerges(records, context, [deletion.id, ...merged])
  const keys = await Promise.all(addresses.map(sha256))
  await records.transact(within => forget(within, deletion, merged, keys))
  return forgetStudios(records, deletion.id)
}

/** Publishes everything without the person and deletes the files that named them. */
async function publishWithout(records: Records, context: HandlerContext, editionIds: ReadonlySet<string>): Promise<void> {
  const former = await records.find(snapshots)
  await publishArtistsHandler.run(context, {})
  for (const editionId of editionIds)
    if (former.some(({ id }) => id === guideSnapshotId(editionId))) await publishSnapshotHandler.run(context, { editionId, makeCurrent: false })
  await publishCalendarHandler.run(context, {})
  await removePreviousSnapshotFiles(records, context.storage, former)
}

/** The last step: until it is done, the next run repeats the others. */
async function settle(records: Records, context: HandlerContext, deletion: Deletion): Promise<void> {
  if (await context.accounts.find(deletion.uid)) await context.accounts.delete(deletion.uid)
  await records.transact(async within => {
    within.change(deletions, deletion, { status: transition(deletionStates, deletion.status, 'finish') })
    auditAccountAction(within, context, 'account.deletion.finish', deletion.id)
  })
}

async function forget(within: RecordsWithin, deletion: Deletion, merged: readonly string[], keys: readonly string[]): Promise<void> {
  const person = await within.get(people, deletion.id)
  const artist = await within.get(artists, deletion.id)
  const account = await within.get(accounts, deletion.uid)
  const former = await Promise.all(merged.map(async id => ({ person: await within.get(people, id), artist: await within.get(artists, id) })))
  if (person?.status === 'active')
    within.change(people, person, { ...forgottenFields(people), status: transition(personStates, person.status, 'anonymise') })
  for (const key of keys) {
    within.delete(emailKeys, key)
    within.delete(staffSignIns, key)
  }
  if (artist)
    within.change(artists, artist, {
      ...forgottenFields(artists),
      ...(artist.status === 'public' && { status: transition(artistStates, artist.status, 'hide') }),
    })
  // Merged records stay as redirects from an old id to the kept one.
  for (const one of former) {
    if (one.person) within.change(people, one.person, forgottenFields(people))
    if (one.artist) within.change(artists, one.artist, forgottenFields(artists))
  }
  if (account) within.delete(accounts, account.id)
}
