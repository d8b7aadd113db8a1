import { artistStates, artists, artworks } from '../artists/artists'
import { publishArtistsHandler } from '../artists/publish-artists.handler'
import { images } from '../content/images'
import { removeFile } from '../content/tidy-pictures.handler'
import { publishCalendarHandler } from '../events/publish-calendar.handler'
import { removeFormerFiles } from '../guide/former-files'
import { publishSnapshotHandler } from '../guide/publish-snapshot.handler'
import { guideSnapshotId, snapshots } from '../guide/snapshots'
import { forgetAuditValues } from '../operations/forget-audit-values'
import { merges } from '../people/merges'
import { personNotes } from '../people/person-notes'
import { type FunctionWorld, handle } from '../shared/cloud-function'
import { hasRole } from '../shared/policy'
import { Records, type RecordsWithin } from '../shared/records'
import { transition } from '../shared/state-machine'
import { noteAccount } from './account-audit'
import { accounts } from './accounts'
import { type Deletion, deletionStates, deletions } from './deletions'
import { emailKey, emailKeys } from './email-keys'
import { finishDeletions } from './finish-deletions.function'
import { forgetMerges, mergedInto, mergesOf } from './forget-merges'
import { forgetOwnThings } from './forget-own-things'
import { forgetStudios } from './forget-studios'
import { nameless, unknownArtist } from './nameless'
import { normalEmail } from './normal-email'
import { people, personStates } from './people'
import { staffSignIns } from './staff-sign-ins'

/** Accounts in one run; the next hour takes the others. */
const most = 50

/**
 * First what the person made, piece by piece, then the person in one step, the studios, what is published, and the account last: a run
 * that was broken off is gone on with by the next. What went wrong with one keeps nobody else waiting.
 */
export const finishDeletionsHandler = handle(finishDeletions, async world => {
  const records = new Records(world.documents, { current: world.actor })
  const due = await records.find(deletions, {
    where: [
      ['status', '==', 'cooling'],
      ['dueAt', '<=', world.clock.now()],
    ],
    limit: most,
  })
  const failures: unknown[] = []
  const forgotten: Deletion[] = []
  const editionIds = new Set<string>()
  const attempt = (work: Promise<void>) => work.catch((error: unknown) => void failures.push(error))
  for (const wish of due) {
    const forgetting = async () => {
      const account = await world.accounts.find(wish.uid)
      if (account && hasRole(account.claims, 'admin')) return
      for (const editionId of await forgetPerson(records, world, wish)) editionIds.add(editionId)
      forgotten.push(wish)
    }
    await attempt(forgetting())
  }
  if (forgotten.length > 0) await publishWithout(records, world, editionIds)
  for (const wish of forgotten) await attempt(settle(records, world, wish))
  await forgetInAudit(records, world)
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} of ${due.length} deletions were not finished`)
  return { finished: forgotten.length }
})

/** A hosted database tells the audit of a change some time after it: what was forgotten in the last day is looked for once more. */
async function forgetInAudit(records: Records, { clock }: FunctionWorld): Promise<void> {
  const lately = await records.find(deletions, { where: [['updatedAt', '>', new Date(clock.now().getTime() - 86_400_000)]] })
  for (const { id, uid } of lately.filter(({ status }) => status === 'done')) {
    const ids = [id, ...(await mergedInto(records, id))]
    for (const kind of [people, artists]) for (const one of ids) await forgetAuditValues(records, kind.path, one)
    for (const merge of await mergesOf(records, ids)) await forgetAuditValues(records, merges.path, merge.id)
    await forgetAuditValues(records, accounts.path, uid)
  }
}

/** What names the person, in every record; says which editions of the guide did. */
async function forgetPerson(records: Records, world: FunctionWorld, wish: Deletion): Promise<ReadonlySet<string>> {
  await removeWorks(records, world, wish.id)
  const merged = await mergedInto(records, wish.id)
  const known = await Promise.all([wish.id, ...merged].map(id => records.get(people, id)))
  const addresses = [...new Set(known.flatMap(person => person?.emails ?? []).map(({ address }) => normalEmail(address)))]
  await forgetOwnThings(records, world, wish.id)
  await forgetMerges(records, world, [wish.id, ...merged])
  const keys = await Promise.all(addresses.map(emailKey))
  await records.transact(within => forget(within, wish, merged, keys))
  return forgetStudios(records, wish.id)
}

/** What is published says nothing of them any more, and the files that did are gone. */
async function publishWithout(records: Records, world: FunctionWorld, editionIds: ReadonlySet<string>): Promise<void> {
  const former = await records.find(snapshots)
  await publishArtistsHandler.run(world, {})
  for (const editionId of editionIds)
    if (former.some(({ id }) => id === guideSnapshotId(editionId))) await publishSnapshotHandler.run(world, { editionId, makeCurrent: false })
  await publishCalendarHandler.run(world, {})
  await removeFormerFiles(records, world.storage, former)
}

/** Last of all: a run that was broken off before is gone on with by the next. */
async function settle(records: Records, world: FunctionWorld, wish: Deletion): Promise<void> {
  if (await world.accounts.find(wish.uid)) await world.accounts.delete(wish.uid)
  await records.transact(async within => {
    within.change(deletions, wish, { status: transition(deletionStates, wish.status, 'finish') })
    noteAccount(within, world, 'account.deletion.finish', wish.id)
  })
}

/** A work is nothing without its pictures; both go, the files with them. */
async function removeWorks(records: Records, { storage }: FunctionWorld, personId: string): Promise<void> {
  for (const { id } of await records.find(artworks, { where: [['artistId', '==', personId]] })) await records.commit(records.deleting(artworks, id))
  for (const image of await records.find(images, { where: [['ownerId', '==', personId]] })) {
    await removeFile(storage, image)
    await records.commit(records.deleting(images, image.id))
  }
}

async function forget(within: RecordsWithin, wish: Deletion, merged: readonly string[], keys: readonly string[]): Promise<void> {
  const person = await within.get(people, wish.id)
  const artist = await within.get(artists, wish.id)
  const account = await within.get(accounts, wish.uid)
  const former = await Promise.all(merged.map(async id => ({ person: await within.get(people, id), artist: await within.get(artists, id) })))
  if (person?.status === 'active') within.change(people, person, { ...nameless, status: transition(personStates, person.status, 'anonymise') })
  for (const key of keys) {
    within.delete(emailKeys, key)
    within.delete(staffSignIns, key)
  }
  if (artist)
    within.change(artists, artist, {
      ...unknownArtist,
      ...(artist.status === 'public' && { status: transition(artistStates, artist.status, 'hide') }),
    })
  within.delete(personNotes, wish.id)
  // They stay as what leads from an old id to the one that was kept.
  for (const one of former) {
    if (one.person) within.change(people, one.person, nameless)
    if (one.artist) within.change(artists, one.artist, unknownArtist)
  }
  for (const id of merged) within.delete(personNotes, id)
  if (account) within.delete(accounts, account.id)
}
