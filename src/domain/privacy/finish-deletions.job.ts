import { auditAccountAction } from '../accounts/account-audit'
import { accounts } from '../accounts/accounts.collection'
import { staffSignIns } from '../accounts/sign-in/staff-sign-ins.collection'
import { publishArtistsHandler } from '../art/publish-artists.handler'
import { artistStates, artists } from '../artists/artists.collection'
import { auditValues } from '../audit/audit.collection'
import { publishCalendarHandler } from '../calendar/publish-calendar.handler'
import { removePreviousSnapshotFiles } from '../guide/publishing/previous-snapshot-files'
import { guideSnapshotId, snapshots } from '../guide/publishing/snapshots.collection'
import { slugs } from '../links/short-links.collection'
import { mails } from '../mail/mails.collection'
import { type Deletion, deletionStates, deletions } from '../people/deletions.collection'
import { emailKeys } from '../people/email-keys.collection'
import { mergedInto } from '../people/merged-into'
import { people, personStates } from '../people/people.collection'
import { publishSnapshotHandler } from '../publishing/publish-snapshot.handler'
import type { HandlerContext } from '../shared/functions/handler-context'
import type { Job } from '../shared/functions/job'
import { forgottenFields } from '../shared/records/forgotten-fields'
import { hasRole } from '../shared/records/policy'
import type { Records, RecordsWithin } from '../shared/records/records'
import { transition } from '../shared/records/state-machine'
import { sha256 } from '../shared/sha256'
import { heldUntil } from './end-legal-holds.job'
import { forgetConversations } from './forget-conversations'
import { forgetAuditValues, forgetFormerValues } from './forget-copies'
import { emptyOwnFolders } from './forget-files'
import { forgetMerges } from './forget-merges'
import { forgetOwnRecords } from './forget-own-records'
import { forgetStudios } from './forget-studios'
import { recordsOf } from './records-of'
import { subjectOf } from './subject'

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
  for (const { id, erased = [] } of lately.filter(({ status }) => status === 'done')) {
    const personIds = [id, ...(await mergedInto(records, id))]
    for (const { record } of await recordsOf(records, auditValues, { personIds, addresses: [], ownAddresses: [] }))
      await records.commit(records.deleting(auditValues, record.id))
    await forgetAuditValues(records, erased)
  }
}

/** Removes everything that names the person from all records; returns the editions whose guide named them. */
async function forgetPerson(records: Records, context: HandlerContext, deletion: Deletion): Promise<ReadonlySet<string>> {
  const subject = await subjectOf(records, context, deletion.id)
  const { personIds, addresses } = subject
  const merged = personIds.filter(id => id !== deletion.id)
  const erased = [...(await forgetOwnRecords(records, context, subject)), ...(await forgetConversations(records, subject))]
  for (const id of personIds) await emptyOwnFolders(context, id)
  await forgetMerges(records, context, personIds)
  await deleteMail(records, addresses)
  const editionIds = new Set<string>()
  for (const id of personIds) for (const editionId of await forgetStudios(records, id)) editionIds.add(editionId)
  const keys = await Promise.all(addresses.map(sha256))
  await records.transact(within => forget(within, deletion, merged, keys))
  await forgetFormerValues(records, erased)
  await forgetAuditValues(records, erased)
  const before = await records.get(deletions, deletion.id)
  const until = await heldUntil(records, subject, context.clock.now())
  if (before) await records.commit(records.changing(deletions, before, { erased: erased.slice(0, deletions.fields.erased.max), heldUntil: until }))
  return editionIds
}

async function deleteMail(records: Records, addresses: readonly string[]): Promise<void> {
  for (const to of new Set(addresses))
    for (const { id } of await records.find(mails, { where: [['to', '==', to]] })) await records.commit(records.deleting(mails, id))
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
    const before = await within.get(deletions, deletion.id)
    if (before) within.change(deletions, before, { status: transition(deletionStates, before.status, 'finish') })
    auditAccountAction(within, context, 'account.deletion.finish', deletion.id)
  })
}

async function forget(within: RecordsWithin, deletion: Deletion, merged: readonly string[], keys: readonly string[]): Promise<void> {
  const person = await within.get(people, deletion.id)
  const artist = await within.get(artists, deletion.id)
  const account = await within.get(accounts, deletion.uid)
  const held = await Promise.all(keys.map(key => within.get(emailKeys, key)))
  const former = await Promise.all(merged.map(async id => ({ person: await within.get(people, id), artist: await within.get(artists, id) })))
  const profiles = [artist, ...former.map(one => one.artist)].flatMap(one => one ?? [])
  const handles = await Promise.all(profiles.map(({ handle }) => within.get(slugs, handle)))
  if (person?.status === 'active')
    within.change(people, person, { ...forgottenFields(people), status: transition(personStates, person.status, 'anonymise') })
  for (const [i, key] of keys.entries()) {
    // The key of an address that they never confirmed may be its owner's.
    if (held[i] && [deletion.id, ...merged].includes(held[i].personId)) within.delete(emailKeys, key)
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
  // A handle is often the name.
  for (const slug of handles) if (slug?.kind === 'handle') within.delete(slugs, slug.id)
  if (account) within.delete(accounts, account.id)
}
