import type { AccountFacts } from '../../ports/accounts-admin'
import { PortError } from '../../ports/errors'
import { artists } from '../artists/artists'
import { type FunctionWorld, handle } from '../shared/cloud-function'
import type { DataOf } from '../shared/collection'
import { Records, type RecordsWithin } from '../shared/records'
import { RuleBroken } from '../shared/rule-broken'
import { shortened } from '../shared/shortened'
import { slugOf } from '../shared/slug'
import { noteAccount } from './account-audit'
import { accounts } from './accounts'
import { fullAge, isOldEnough, leastAge, needsGuardian } from './age'
import { callerOf } from './caller'
import { consents } from './consents'
import { namesOf, phoneOf } from './contact-names'
import { emailKey, emailKeys } from './email-keys'
import { type Joined, type JoinInput, joinAsMember } from './join-as-member.function'
import { joinings, type MemberKind } from './joining'
import { normalEmail } from './normal-email'
import { people } from './people'

/** The person first, then the claim: a call that was cut off between the two is made whole by the next. */
export const joinAsMemberHandler = handle(joinAsMember, async (world, input) => {
  const { uid, claims } = callerOf(world)
  if (claims.pid !== undefined) return { personId: claims.pid, isNew: false }
  const account = await world.accounts.find(uid)
  if (!account) throw new PortError('functions', 'not-found', 'the account is gone')
  checkAge(input, world.clock.now())
  const records = new Records(world.documents, { current: world.actor })
  if (!input.notThem) await refuseTwins(records, world, input, account.email)
  const key = await emailKey(normalEmail(account.email))
  const joined = await records.transact(within => enter(within, world, { input, account, key }))
  await world.accounts.setClaims(uid, { ...account.claims, pid: joined.personId })
  return joined
})

function checkAge({ birthYear, hadBirthday, guardianEmail }: JoinInput, now: Date): void {
  if (!isOldEnough(birthYear, hadBirthday, now)) throw new RuleBroken('too-young', { years: leastAge })
  if (needsGuardian(birthYear, now) && guardianEmail === undefined) throw new RuleBroken('guardian-missing', { years: fullAge })
}

/** Somebody of the same name and phone under another address is written to there; the caller learns nothing of them. */
async function refuseTwins(records: Records, { mailer }: FunctionWorld, { first, last, phone: written }: JoinInput, email: string): Promise<void> {
  const phone = written && phoneOf(written)
  if (!phone) return
  const known = await records.find(people, { where: [['phones', 'array-contains', phone]], limit: 20 })
  const name = namesOf(first, last).sort.toLowerCase()
  const address = known.find(({ names, status }) => status === 'active' && names.sort.toLowerCase() === name)?.emails[0]?.address
  if (address === undefined || address === email) return
  await mailer.send({
    to: address,
    subject: 'Is this you?',
    text: 'Somebody with your name and phone number is joining with another e-mail address. If it is you, sign in with this address instead.',
    link: '/userlogin?next=%2Fnewmember',
  })
  throw new RuleBroken('maybe-known')
}

interface Entry {
  readonly input: JoinInput
  readonly account: AccountFacts
  readonly key: string
}

async function enter(within: RecordsWithin, world: FunctionWorld, { input, account, key }: Entry): Promise<Joined> {
  const { uid, email, emailVerified } = account
  const held = await within.get(emailKeys, key)
  const known = held && (await within.get(people, held.personId))
  const unfinished = await within.get(joinings, uid)
  const artist = held && (await within.get(artists, held.personId))
  const accountRecord = await within.get(accounts, uid)
  if (known?.uid === uid) return { personId: known.id, isNew: false }
  if (known?.uid !== undefined) throw new RuleBroken('email-elsewhere')
  if (known && !emailVerified) throw new RuleBroken('email-unverified')

  const personId = known?.id ?? world.ids.next()
  if (known)
    within.change(people, known, {
      uid,
      tags: [...new Set([...known.tags, tagOf[input.kind]])],
      emails: known.emails.map(kept => (normalEmail(kept.address) === email ? { ...kept, verified: true } : kept)),
    })
  else {
    within.create(people, personId, { ...personOf(input), emails: [{ address: email, verified: emailVerified }], uid })
    if (!held) within.create(emailKeys, key, { personId })
  }
  const claims = { ...account.claims, pid: personId }
  if (!accountRecord) within.create(accounts, uid, { personId, email, disabled: false, status: 'active', claims, claimsVersion: 1 })
  if (input.kind === 'artist' && !artist && !needsGuardian(input.birthYear, world.clock.now()))
    within.create(artists, personId, draftArtist(input, personId))
  for (const topic of input.topics)
    within.create(consents, world.ids.next(), { personId, topic, state: 'in', evidence: input.evidence, source: 'joining', at: world.clock.now() })
  if (unfinished) within.delete(joinings, uid)
  noteAccount(within, world, 'person.join', personId, { kind: input.kind, isNew: !known })
  return { personId, isNew: !known }
}

const personOf = ({ kind, first, last, pronouns, phone: written, birthYear, guardianEmail, organisation }: JoinInput) => {
  const phone = written && phoneOf(written)
  return {
    names: namesOf(first, last, pronouns),
    kind: kind === 'business' ? ('business' as const) : ('person' as const),
    birthYear,
    tags: [tagOf[kind]],
    source: 'Joined',
    status: 'active' as const,
    ...(phone && { phones: [phone] }),
    ...(guardianEmail && { guardianEmail }),
    ...(organisation && { organisation }),
  }
}

/** The page of a new artist, which nobody sees until it is published. The end of the id keeps handles apart. */
const draftArtist = ({ first, last }: JoinInput, personId: string): DataOf<typeof artists> => {
  const { display, sort } = namesOf(first, last)
  const words = `${slugOf(display, 23)}-${slugOf(personId).slice(-6)}`.replace(/^-|-$/g, '')
  return {
    handle: words,
    displayName: shortened(display, 60),
    sortName: sort,
    media: [],
    links: [],
    commissions: false,
    teaching: false,
    status: 'draft',
  }
}

const tagOf: { readonly [K in MemberKind]: string } = { artist: 'artist', artlover: 'art lover', student: 'student', business: 'business' }
