import { artistStates, artists, artworkStates, artworks } from '../artists/artists'
import { type FunctionWorld, handle } from '../shared/cloud-function'
import { hasRole } from '../shared/policy'
import { Records, type RecordsWithin } from '../shared/records'
import { RuleBroken } from '../shared/rule-broken'
import { transition } from '../shared/state-machine'
import { noteAccount } from './account-audit'
import { accounts } from './accounts'
import { callerOf, callingPerson } from './caller'
import { type DeletionAct, deleteMyAccount } from './delete-my-account.function'
import { coolingDays, deletionStates, deletions } from './deletions'
import { emailKey, emailKeys } from './email-keys'
import { normalEmail } from './normal-email'
import { people, personStates } from './people'

const dayLength = 86_400_000

export const deleteMyAccountHandler = handle(deleteMyAccount, async (world, { act }) => {
  const personId = callingPerson(world)
  const { uid, claims } = callerOf(world)
  if (act !== 'keep' && hasRole(claims, 'admin')) throw new RuleBroken('staff-account')
  const records = new Records(world.documents, { current: world.actor })
  if (act === 'finish') return finish(records, world, personId)
  const answer = await records.transact(within => note(within, world, { act, uid, personId }))
  if (act === 'ask') await tell(world, uid, answer.dueAt)
  return answer
})

interface Wish {
  readonly act: Exclude<DeletionAct, 'finish'>
  readonly uid: string
  readonly personId: string
}

async function note(within: RecordsWithin, world: FunctionWorld, { act, uid, personId }: Wish) {
  const now = world.clock.now()
  const before = await within.get(deletions, personId)
  const status = before || act === 'keep' ? transition(deletionStates, before?.status ?? 'kept', act) : ('cooling' as const)
  const dueAt = act === 'ask' ? new Date(now.getTime() + coolingDays * dayLength) : (before?.dueAt ?? now)
  if (before) within.change(deletions, before, { status, dueAt, ...(act === 'ask' && { askedAt: now }) })
  else within.create(deletions, personId, { uid, askedAt: now, dueAt, status })
  noteAccount(within, world, `account.deletion.${act}`, personId)
  return { status, dueAt: dueAt.toISOString() }
}

/** Whoever was not at the keyboard learns of it while there is time. */
async function tell({ accounts: admin, mailer }: FunctionWorld, uid: string, dueAt: string): Promise<void> {
  const account = await admin.find(uid)
  if (!account) return
  await mailer.send({
    to: account.email,
    subject: 'Your account will be deleted',
    text: `You asked us to delete your account. It can be deleted from ${dueAt.slice(0, 10)} on; until then you can keep it.`,
    link: '/dashboard/settings',
  })
}

async function finish(records: Records, world: FunctionWorld, personId: string) {
  const works = await records.find(artworks, {
    where: [
      ['artistId', '==', personId],
      ['status', '==', 'public'],
    ],
  })
  const emails = (await records.get(people, personId))?.emails ?? []
  const keys = await Promise.all(emails.map(({ address }) => emailKey(normalEmail(address))))
  const { uid, dueAt } = await records.transact(async within => {
    const wish = await within.get(deletions, personId)
    if (wish?.status !== 'cooling') throw new RuleBroken('illegal-transition', { from: wish?.status, event: 'finish' })
    if (world.clock.now() < wish.dueAt) throw new RuleBroken('deletion-cooling', { dueAt: wish.dueAt.toISOString() })
    const person = await within.get(people, personId)
    const artist = await within.get(artists, personId)
    const account = await within.get(accounts, wish.uid)
    const hung = await Promise.all(works.map(({ id }) => within.get(artworks, id)))
    within.change(deletions, wish, { status: transition(deletionStates, wish.status, 'finish') })
    if (person) within.change(people, person, { ...nameless, status: transition(personStates, person.status, 'anonymise') })
    for (const key of keys) within.delete(emailKeys, key)
    if (artist)
      within.change(artists, artist, {
        ...unknownArtist,
        ...(artist.status === 'public' && { status: transition(artistStates, artist.status, 'hide') }),
      })
    for (const work of hung)
      if (work?.status === 'public') within.change(artworks, work, { status: transition(artworkStates, work.status, 'archive') })
    if (account) within.delete(accounts, account.id)
    noteAccount(within, world, 'account.deletion.finish', personId)
    return wish
  })
  await world.accounts.delete(uid)
  return { status: 'done' as const, dueAt: dueAt.toISOString() }
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
  note: undefined,
}
const unknownArtist = { displayName: nobodysName, sortName: nobodysName, statement: undefined, portraitId: undefined, links: [] }
