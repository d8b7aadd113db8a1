import type { AccountFacts } from '../../ports/accounts-admin'
import { accounts } from '../accounts/accounts.collection'
import { auditAccountAction } from '../accounts/audit-account-action'
import { joinings, type MemberKind } from '../accounts/joining-drafts.collection'
import { artists } from '../artists/artists.collection'
import { fullAge, isOldEnough, minAge, needsGuardian } from '../people/age'
import { consents } from '../people/consents.collection'
import { emailKeys } from '../people/email-keys.collection'
import { normalEmail } from '../people/normal-email'
import { namesOf, phoneOf } from '../people/normal-name-and-phone'
import { people } from '../people/people.collection'
import { addressesToFindBy } from '../people/unconfirmed-address'
import { callerOf, defineHandler, type HandlerContext, nameOf } from '../shared/functions/handler'
import { Refused } from '../shared/functions/refused'
import type { DataOf } from '../shared/records/collection'
import type { RecordsWithin } from '../shared/records/records'
import { RuleBroken } from '../shared/records/rule-broken'
import { sha256 } from '../shared/sha256'
import { shortened } from '../shared/text/shortened'
import { slugOf } from '../shared/text/slug'
import { guardianMail } from './guardian-mail'
import { type Joined, type JoinInput, joinAsMember } from './join-as-member.contract'

/** Person first, claim second: a repeated call completes an interrupted one. */
export const joinAsMemberHandler = defineHandler(joinAsMember, async (context, input) => {
  const { uid, claims } = callerOf(context)
  const account = await context.accounts.find(uid)
  if (!account) throw new Refused('not-found', 'the account is gone')
  const key = await sha256(normalEmail(account.email))
  const joined = await context.once(
    async within => (claims.pid === undefined ? enter(within, context, { input, account, key }) : { personId: claims.pid, isNew: false }),
    async () => {
      if (claims.pid !== undefined) return
      checkAge(input, context.clock.now())
    },
  )
  if (claims.pid === undefined) await mailNamesake(context, input, { personId: joined.personId, email: account.email })
  await context.accounts.setClaims(uid, { ...account.claims, pid: joined.personId })
  const person = await context.records.get(people, joined.personId)
  const mail = person && guardianMail(person, await nameOf(context), context.clock.now())
  if (mail) await context.mailer.send(mail)
  return joined
})

function checkAge({ birthYear, hadBirthday, guardianEmail }: JoinInput, now: Date): void {
  if (!isOldEnough(birthYear, hadBirthday, now)) throw new RuleBroken('too-young', { years: minAge })
  if (needsGuardian(birthYear, now) && guardianEmail === undefined) throw new RuleBroken('guardian-missing', { years: fullAge })
}

/**
 * Mails a person with the same name and phone but another address, once a month at most; the caller learns nothing about them. Staff see a
 * proposal to merge the two (`matchPeople`).
 */
async function mailNamesake(
  { records, mailer, today }: HandlerContext,
  { first, last, phone: written }: JoinInput,
  { personId, email }: { personId: string; email: string },
): Promise<void> {
  const phone = written && phoneOf(written)
  if (!phone) return
  const known = await records.find(people, { where: [['phones', 'array-contains', phone]], limit: 20 })
  const name = namesOf(first, last).sort.toLowerCase()
  const namesakes = known.filter(person => person.id !== personId && person.status === 'active' && person.names.sort.toLowerCase() === name)
  // Anybody can have entered an unconfirmed address.
  const address = namesakes.flatMap(addressesToFindBy).find(one => normalEmail(one) !== email)
  if (address === undefined) return
  await mailer.send({
    to: address,
    subject: 'Is this you?',
    text: 'Somebody with your name and phone number joined with another email address. If it was you, nothing is wrong: write to us, and we put the two together. If it was not, write to us as well.',
    link: '/about/contact',
    event: `is this you ${(await today()).slice(0, 7)}`,
  })
}

interface Entry {
  readonly input: JoinInput
  readonly account: AccountFacts
  readonly key: string
}

async function enter(within: RecordsWithin, context: HandlerContext, { input, account, key }: Entry): Promise<Joined> {
  const { uid, email, emailVerified } = account
  const held = await within.get(emailKeys, key)
  // A caller without a confirmed address must not learn who has it.
  const known = held && emailVerified ? await within.get(people, held.personId) : undefined
  const unfinished = await within.get(joinings, uid)
  const artist = known && (await within.get(artists, known.id))
  const accountRecord = await within.get(accounts, uid)
  const joined = accountRecord && (await within.get(people, accountRecord.personId))
  if (joined?.uid === uid) return { personId: joined.id, isNew: false }
  if (known?.uid !== undefined) throw new RuleBroken('email-elsewhere')

  const personId = known?.id ?? context.ids.next()
  if (known)
    within.change(people, known, {
      uid,
      tags: [...new Set([...known.tags, tagOf[input.kind]])],
      birthYear: known.birthYear ?? input.birthYear,
      ...(input.guardianEmail && { guardianEmail: input.guardianEmail }),
      emails: known.emails.map(kept => (normalEmail(kept.address) === email ? { ...kept, verified: true } : kept)),
    })
  else {
    within.create(people, personId, { ...personOf(input), emails: [{ address: email, verified: emailVerified }], uid })
    // An unconfirmed address may be somebody else's: its key is created when it is confirmed (`adoptEmail`).
    if (!held && emailVerified) within.create(emailKeys, key, { personId })
  }
  const claims = { ...account.claims, pid: personId }
  if (!accountRecord) within.create(accounts, uid, { personId, email, disabled: false, status: 'active', claims, claimsVersion: 1 })
  if (input.kind === 'artist' && !artist && !needsGuardian(input.birthYear, context.clock.now()))
    within.create(artists, personId, draftArtist(input, personId))
  for (const topic of new Set(input.topics))
    within.create(consents, context.ids.next(), {
      personId,
      topic,
      state: 'in',
      evidence: input.evidence,
      source: 'joining',
      at: context.clock.now(),
    })
  if (unfinished) within.delete(joinings, uid)
  auditAccountAction(within, context, 'person.join', personId, { kind: input.kind, isNew: !known })
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

/** The draft profile of a new artist, not public until it is published. The end of the id makes the handle unique until the first publication (`publicHandle`). */
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
