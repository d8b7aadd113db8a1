import { artistStates, artists, artworks } from '../artists/artists'
import { publishArtistsHandler } from '../artists/publish-artists.handler'
import { images } from '../content/images'
import { removeFile } from '../content/tidy-pictures.handler'
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
import { normalEmail } from './normal-email'
import { people, personStates } from './people'

/** Accounts in one run; the next hour takes the others. */
const most = 50

/**
 * First what the person made, piece by piece, then the person in one step, the account last: a run that was broken off is gone on with
 * by the next. What went wrong with one keeps nobody else waiting.
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
  let finished = 0
  for (const wish of due) {
    try {
      if (await finish(records, world, wish)) finished += 1
    } catch (error) {
      failures.push(error)
    }
  }
  if (finished > 0) await publishArtistsHandler.run(world, {})
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} of ${due.length} deletions were not finished`)
  return { finished }
})

async function finish(records: Records, world: FunctionWorld, wish: Deletion): Promise<boolean> {
  const account = await world.accounts.find(wish.uid)
  if (account && hasRole(account.claims, 'admin')) return false
  await removeWorks(records, world, wish.id)
  const emails = (await records.get(people, wish.id))?.emails ?? []
  const keys = await Promise.all(emails.map(({ address }) => emailKey(normalEmail(address))))
  await records.transact(within => forget(within, world, wish, keys))
  if (account) await world.accounts.delete(wish.uid)
  return true
}

/** A work is nothing without its pictures; both go, the files with them. */
async function removeWorks(records: Records, { storage }: FunctionWorld, personId: string): Promise<void> {
  for (const { id } of await records.find(artworks, { where: [['artistId', '==', personId]] })) await records.commit(records.deleting(artworks, id))
  for (const image of await records.find(images, { where: [['ownerId', '==', personId]] })) {
    await removeFile(storage, image)
    await records.commit(records.deleting(images, image.id))
  }
}

async function forget(within: RecordsWithin, world: FunctionWorld, wish: Deletion, keys: readonly string[]): Promise<void> {
  const person = await within.get(people, wish.id)
  const artist = await within.get(artists, wish.id)
  const account = await within.get(accounts, wish.uid)
  within.change(deletions, wish, { status: transition(deletionStates, wish.status, 'finish') })
  if (person?.status === 'active') within.change(people, person, { ...nameless, status: transition(personStates, person.status, 'anonymise') })
  for (const key of keys) within.delete(emailKeys, key)
  if (artist)
    within.change(artists, artist, {
      ...unknownArtist,
      ...(artist.status === 'public' && { status: transition(artistStates, artist.status, 'hide') }),
    })
  within.delete(personNotes, wish.id)
  if (account) within.delete(accounts, account.id)
  noteAccount(within, world, 'account.deletion.finish', wish.id)
}

const nobodysName = 'Former member'
const nameless = {
  names: { first: '', last: '', display: nobodysName, sort: nobodysName },
  emails: [],
  phones: undefined,
  birthYear: undefined,
  guardianEmail: undefined,
  organisation: undefined,
  tags: [],
  uid: undefined,
  addresses: undefined,
  household: undefined,
}
const unknownArtist = { displayName: nobodysName, sortName: nobodysName, statement: undefined, portraitId: undefined, links: [] }
