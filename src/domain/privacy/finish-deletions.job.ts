import { auditAccountAction } from '../accounts/audit-account-action'
import { auditValues } from '../audit/audit.collection'
import { publishWalls } from '../giving/donors/publish-walls'
import { slugs } from '../links/short-links.collection'
import { mails } from '../mail/mails.collection'
import { type Deletion, deletions } from '../people/deletions.collection'
import { people } from '../people/people.collection'
import type { HandlerContext } from '../shared/functions/handler'
import type { Job } from '../shared/functions/job'
import type { Records } from '../shared/records/records'
import { sha256 } from '../shared/sha256'
import { forgottenSubject, subjectOf } from './data-subject'
import { endOwnSubscriptions } from './end-own-subscriptions'
import { retainedUntil } from './end-retention.job'
import { forgetPlacedAds, leaveAdsOfOthers, placedPaths } from './forget-ads'
import { forgetConversations } from './forget-conversations'
import { endExports, forgetFormerValues, forgetInAudit, forgetUnsentForms } from './forget-copies'
import { emptyOwnFolders } from './forget-files'
import { forgetGuardian, wardsOf } from './forget-guardians'
import { forgetHostedEventsAndPerks, forgetOwnSites } from './forget-hosted-events-and-perks'
import { forgetImports } from './forget-imports'
import { forgetMerges } from './forget-merges'
import { forgetOwnRecords, ownRecords, pathTo } from './forget-own-records'
import { forgetPersonAndAccounts } from './forget-person'
import { forgetSearches } from './forget-searches'
import { forgetStudios } from './forget-studios'
import { publishWithout } from './publish-without-forgotten'
import { recordsOf } from './records-of-person'
import { isStaff } from './request-deletion'

/** Accounts per run; the next run, an hour later, takes the others. */
const maxPerRun = 50
/** How long a hosted database may take to write an audit entry, in milliseconds. */
const lateEntries = 86_400_000

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
        if (await isStaff(records, context, deletion.id, deletion.uid)) return
        for (const editionId of await forgetPerson(records, context, deletion)) editionIds.add(editionId)
        forgotten.push(deletion)
      }
      await attempt(forgetting())
    }
    if (forgotten.length > 0) {
      await publishWithout(context, editionIds)
      await publishWalls(context)
      await endExports(context)
    }
    for (const deletion of forgotten) await attempt(settle(records, context, deletion))
    await forgetLateEntries(records, context)
    if (failures.length > 0) throw new AggregateError(failures, `${failures.length} of ${due.length} deletions were not finished`)
    return forgotten.length
  },
}

/**
 * A hosted database writes audit entries some time after the change, so the audit values of people who were forgotten in the last day are
 * deleted once more. After that day the list of erased records is deleted.
 */
async function forgetLateEntries(records: Records, { clock }: HandlerContext): Promise<void> {
  const noted = await records.find(deletions, { where: [['erased', '!=', []]] })
  for (const deletion of noted.filter(({ status }) => status === 'done')) {
    for (const { record } of await recordsOf(records, auditValues, await forgottenSubject(records, deletion.id)))
      await records.commit(records.deleting(auditValues, record.id))
    await forgetInAudit(records, deletion.erased ?? [])
    if (clock.now().getTime() - deletion.updatedAt.getTime() >= lateEntries)
      await records.commit(records.changing(deletions, deletion, { erased: [] }))
  }
}

/** Removes everything that names the person from all records; returns the editions whose guide named them. */
async function forgetPerson(records: Records, context: HandlerContext, deletion: Deletion): Promise<ReadonlySet<string>> {
  const subject = await subjectOf(records, context, deletion.id, deletion.provenKey)
  const { personIds, addresses, uids } = subject
  const merged = personIds.filter(id => id !== deletion.id)
  await endOwnSubscriptions(records, context, subject)
  await leaveAdsOfOthers(records, context, subject)
  const own = await ownRecords(records, subject)
  // Read before anything is deleted, so that a run that continues this one still finds the copies of deleted records.
  const wards = await wardsOf(records, subject)
  const found = await noteErased(records, deletion, [
    ...own.map(pathTo),
    ...placedPaths(own),
    ...subject.handles.map(handle => `${slugs.path}/${handle}`),
    ...wards.map(({ id }) => `${people.path}/${id}`),
  ])
  await forgetGuardian(records, wards)
  await forgetOwnRecords(records, context, subject, own)
  const erased = [...found, ...(await forgetConversations(records, subject)), ...(await forgetOwnSites(records, subject))]
  for (const id of personIds) await emptyOwnFolders(context, id)
  await forgetMerges(records, context, personIds)
  await deleteMail(records, addresses)
  await forgetSearches(records, subject)
  await forgetImports(context, subject)
  const editionIds = new Set([...(await forgetHostedEventsAndPerks(records, context, subject)), ...(await forgetPlacedAds(records, subject))])
  for (const id of personIds) for (const editionId of await forgetStudios(records, id)) editionIds.add(editionId)
  const keys = await Promise.all(addresses.map(sha256))
  // The requesting account is deleted last: until then it identifies the request.
  for (const uid of uids) if (uid !== deletion.uid) await deleteAccount(context, uid)
  const known = deletion.uid === undefined ? uids : [...new Set([deletion.uid, ...uids])]
  await records.transact(within => forgetPersonAndAccounts(within, deletion, { merged, keys, uids: known, handles: subject.handles }))
  await forgetFormerValues(records, erased)
  await forgetUnsentForms(records, erased)
  await forgetInAudit(records, erased)
  await noteErased(records, deletion, erased, await retainedUntil(records, subject, context.clock.now()))
  return editionIds
}

/** Adds the erased records to those that an interrupted run stored; returns all of them. */
async function noteErased(records: Records, { id }: Deletion, paths: readonly string[], until?: Date): Promise<readonly string[]> {
  const before = await records.get(deletions, id)
  const erased = [...new Set([...(before?.erased ?? []), ...paths])]
  if (before) await records.commit(records.changing(deletions, before, { erased: erased.slice(0, deletions.fields.erased.max), heldUntil: until }))
  return erased
}

async function deleteMail(records: Records, addresses: readonly string[]): Promise<void> {
  for (const to of new Set(addresses))
    for (const { id } of await records.find(mails, { where: [['to', '==', to]] })) await records.commit(records.deleting(mails, id))
}

/** The last step. If it is interrupted, the next run repeats the others. */
async function settle(records: Records, context: HandlerContext, deletion: Deletion): Promise<void> {
  if (deletion.uid !== undefined) await deleteAccount(context, deletion.uid)
  await records.transact(async within => {
    const before = await within.get(deletions, deletion.id)
    if (before) within.move(deletions, before, 'finish', { provenKey: undefined })
    auditAccountAction(within, context, 'account.deletion.finish', deletion.id)
  })
}

async function deleteAccount({ accounts: admin }: HandlerContext, uid: string): Promise<void> {
  if (await admin.find(uid)) await admin.delete(uid)
}
