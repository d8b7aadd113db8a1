import { describe, expect, it } from 'vitest'
import { accounts } from '../../../src/domain/accounts/accounts.collection'
import { roleGrants } from '../../../src/domain/accounts/roles/role-grants.collection'
import { artists } from '../../../src/domain/artists/artists.collection'
import { contactLog } from '../../../src/domain/contacts/contact-log.collection'
import { campaigns } from '../../../src/domain/giving/campaigns.collection'
import { donations } from '../../../src/domain/giving/donations.collection'
import { slugs } from '../../../src/domain/links/short-links.collection'
import { artLovers } from '../../../src/domain/memberships/art-lovers.collection'
import { memberships, terms } from '../../../src/domain/memberships/memberships.collection'
import { deleteMergeSnapshots } from '../../../src/domain/merging/delete-merge-snapshots.job'
import { mergePeople, movesPerCall } from '../../../src/domain/merging/merge-people.contract'
import { mergeSource } from '../../../src/domain/merging/merge-transaction'
import { merges } from '../../../src/domain/merging/merges.collection'
import { movedReferences } from '../../../src/domain/merging/person-references'
import { undoMerge } from '../../../src/domain/merging/undo-merge.contract'
import { threads } from '../../../src/domain/messages/threads.collection'
import { consents } from '../../../src/domain/people/consents.collection'
import { people } from '../../../src/domain/people/people.collection'
import { personNotes } from '../../../src/domain/people/person-notes.collection'
import { brokenRuleOf, call } from '../../../src/domain/shared/functions/cloud-function'
import { checkedPath } from '../../../src/domain/shared/stored-path'
import { isPortError } from '../../../src/ports/errors'
import { noon, peopleWorld } from '../../support/people-world'

type World = Awaited<ReturnType<typeof peopleWorld>>
const outcome = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: unknown) => brokenRuleOf(error)?.rule ?? (isPortError(error, 'functions') ? error.code : String(error)),
  )

async function merge(world: World, keptId: string, mergedId: string, more: object = {}, mergeId = `${keptId}-${mergedId}`) {
  const [kept, merged] = [await world.person(keptId), await world.person(mergedId)]
  const input = { mergeId, keptId, mergedId, keptRev: kept.rev, mergedRev: merged.rev, choices: {}, ...more }
  for (;;) if (!(await call(world.functions, mergePeople, input)).remaining) return mergeId
}
async function undo(world: World, mergeId: string) {
  for (;;) {
    const answer = await call(world.functions, undoMerge, { mergeId })
    if (answer.remaining === 0) return answer
  }
}
const gift = (world: World, id: string, personId: string, more: object = {}) =>
  world.house.commit(
    world.house.creating(donations, id, {
      personId,
      amount: { cents: 5000, cur: 'usd' },
      anonymous: false,
      receivedOn: '2027-05-01',
      taxYear: 2027,
      softCredits: [],
      status: 'recorded',
      ...more,
    }),
  )

async function two() {
  const world = await peopleWorld()
  await world.add('a', 'Ana Ruiz', { mail: 'ana@x.org', phones: ['4155550100'], tags: ['donor'] })
  await world.add('b', 'Anna Ruiz', { mail: 'anna@y.org', phones: ['4155550111'], birthYear: 1970 })
  return world
}

describe('a merge', () => {
  it('joins two records: values, the read-only record, and the owner of the addresses', async () => {
    const world = await two()
    await merge(world, 'a', 'b')
    expect(await world.person('a')).toMatchObject({
      emails: [{ address: 'ana@x.org' }, { address: 'anna@y.org' }],
      phones: ['4155550100', '4155550111'],
      birthYear: 1970,
      status: 'active',
    })
    const merged = await world.person('b')
    expect(merged).toMatchObject({ status: 'merged', mergedInto: 'a', emails: [{ address: 'anna@y.org' }] })
    expect(await world.holder('anna@y.org')).toBe('a')
    await expect(world.documents.commit([{ op: 'update', path: 'people/b', data: { phones: [], rev: merged.rev + 1 } }])).rejects.toMatchObject({
      code: 'permission-denied',
    })
  })

  it('makes two donors one on the wall at once, and its undo two again', async () => {
    const world = await two()
    const { house } = world
    const raised = { cents: 0, cur: 'usd' as const }
    const fund = {
      kind: 'fund' as const,
      title: 'The roof',
      summary: '',
      body: { type: 'doc' as const, content: [{ type: 'paragraph' as const }] },
      raised,
      gifts: 0,
      amounts: [],
      wall: [],
      order: 0,
    }
    await house.commit(house.creating(campaigns, 'roof', { ...fund, status: 'live' }))
    await gift(world, 'one', 'a', { fundId: 'roof', shownAs: 'Ana R.' })
    await gift(world, 'other', 'b', { fundId: 'roof', shownAs: 'A. Ruiz', receivedOn: '2027-05-02' })
    // Neither gift counts for the wall: one has no name for it, the other is anonymous.
    await gift(world, 'unnamed', 'b', { fundId: 'roof', amount: { cents: 900_000, cur: 'usd' } })
    await gift(world, 'anonymous', 'a', { fundId: 'roof', amount: { cents: 900_000, cur: 'usd' }, anonymous: true })
    const wall = async () => ((await house.get(campaigns, 'roof'))!.givers ?? []).map(({ name, level }) => `${name}, ${level}`)
    const id = await merge(world, 'a', 'b')
    expect(await wall()).toEqual(['A. Ruiz, Supporter'])
    await undo(world, id)
    expect(await wall()).toEqual(['A. Ruiz, Friend', 'Ana R., Friend'])
    expect((await house.find(donations)).flatMap(({ shownAs }) => shownAs ?? []).toSorted()).toEqual(['A. Ruiz', 'Ana R.'])
  })

  it('brings an artist’s page the days of the membership that comes along, and takes them back with it', async () => {
    const world = await two()
    const { house } = world
    const held = {
      personId: 'b',
      productId: 'art',
      level: 'friend',
      audience: 'artist' as const,
      since: '2027-01-01',
      autoRenew: false,
      suspensions: [],
    }
    const days = { personId: 'b', start: '2027-01-01', end: '2027-12-31', kind: 'new' as const }
    await house.commit(house.creating(memberships, 'm-b', held), house.creating(terms, 't1', days, { membership: 'm-b' }))
    await world.store.commit([{ op: 'create', path: 'artists/a', data: { displayName: 'Ana' } }])
    const until = async () => (await world.house.get(artists, 'a'))?.memberUntil
    const id = await merge(world, 'a', 'b')
    expect(await until()).toBe('2027-12-31')
    await undo(world, id)
    expect(await until()).toBeUndefined()
  })

  it('takes the stricter consent of both', async () => {
    const world = await two()
    await world.say('a', 'news', 'in')
    await world.say('a', 'guide', 'out')
    await world.say('b', 'news', 'out')
    await world.say('b', 'guide', 'in')
    await world.say('b', 'events', 'in')
    world.later(1)
    const id = await merge(world, 'a', 'b')
    expect(await world.answers('a')).toEqual({ news: 'out', guide: 'out', events: 'in' })
    // Nothing is recorded that they had answered themselves.
    const recorded = (await world.house.find(consents)).filter(({ source }) => source === mergeSource(id))
    expect(recorded.map(({ topic }) => topic).toSorted()).toEqual(['events', 'news'])
    world.later(1)
    await undo(world, id)
    expect(await world.answers('a')).toEqual({ news: 'in', guide: 'out', events: 'out' })
    expect(await world.answers('b')).toEqual({ news: 'out', guide: 'in', events: 'in' })
  })

  it('moves the related records in chunks, and resumes after an interruption', async () => {
    const world = await two()
    const many = movesPerCall * 2 + 5
    for (let i = 0; i < many; i++) await gift(world, `g${i}`, 'b')
    await gift(world, 'shared', 'a', { softCredits: ['a', 'b'] })
    await world.house.commit(
      world.house.creating(threads, 't', { participantIds: ['x', 'b'], topic: 'Hours', lastAt: noon, status: 'open' }),
      world.house.creating(terms, 'm1', { personId: 'b', start: '2027-01-01', end: '2027-12-31', kind: 'new' }, { membership: 'm' }),
    )
    const input = { mergeId: 'm1', keptId: 'a', mergedId: 'b', keptRev: 1, mergedRev: 1, choices: {} }
    expect(await call(world.functions, mergePeople, input)).toEqual({ moved: movesPerCall, remaining: true })
    const ofA = () => world.house.count(donations, { where: [['personId', '==', 'a']] })
    expect(await ofA()).toBe(movesPerCall + 1)

    // The tab was killed. Somebody opens the office again, and the same merge continues.
    let answer = await call(world.functions, mergePeople, input)
    while (answer.remaining) answer = await call(world.functions, mergePeople, input)
    expect(answer.moved).toBe(many + 3)
    expect(await call(world.functions, mergePeople, input)).toEqual(answer)
    expect(await ofA()).toBe(many + 1)
    expect((await world.house.get(donations, 'shared'))!.softCredits).toEqual(['a'])
    expect((await world.house.get(threads, 't'))!.participantIds).toEqual(['x', 'a'])

    expect((await undo(world, 'm1')).left).toEqual([])
    expect(await ofA()).toBe(1)
    expect((await world.house.get(donations, 'shared'))!.softCredits).toEqual(['a', 'b'])
    expect((await world.house.get(threads, 't'))!.participantIds).toEqual(['x', 'b'])
    expect((await world.house.get(terms, 'm1', { membership: 'm' }))!.personId).toBe('b')
  })

  it('joins the office’s notes, and an undo separates them', async () => {
    const world = await two()
    await world.house.commit(world.house.creating(personNotes, 'a', { note: 'Prefers to be called' }))
    await world.house.commit(world.house.creating(personNotes, 'b', { note: 'Has a dog' }))
    const id = await merge(world, 'a', 'b')
    expect((await world.house.get(personNotes, 'a'))!.note).toBe('Prefers to be called\n\nHas a dog')
    await undo(world, id)
    expect((await world.house.get(personNotes, 'a'))!.note).toBe('Prefers to be called')
  })

  it('takes along what an art lover told of themselves, and an undo deletes only what it had copied', async () => {
    const world = await two()
    const told = (medium: string) => ({ media: [medium], neighbourhoodIds: [], namedInPublic: false })
    await world.house.commit(world.house.creating(artLovers, 'b', told('Prints')))
    const copied = await merge(world, 'a', 'b')
    expect(await world.house.get(artLovers, 'a')).toMatchObject(told('Prints'))
    await undo(world, copied)
    expect(await world.house.get(artLovers, 'a')).toBeUndefined()
    await world.house.commit(world.house.creating(artLovers, 'a', told('Boats')))
    await undo(world, await merge(world, 'a', 'b', {}, 'again'))
    expect(await world.house.get(artLovers, 'a')).toMatchObject(told('Boats'))
    expect(await world.house.get(artLovers, 'b')).toMatchObject(told('Prints'))
  })

  it('leaves what an art lover changed since of what the merge had copied', async () => {
    const world = await two()
    const told = (medium: string) => ({ media: [medium], neighbourhoodIds: [], namedInPublic: false })
    await world.house.commit(world.house.creating(artLovers, 'b', told('Prints')))
    const id = await merge(world, 'a', 'b')
    await world.house.commit(world.house.changing(artLovers, (await world.house.get(artLovers, 'a'))!, { media: ['Boats'] }))
    expect((await undo(world, id)).left).toEqual(['artlovers/a'])
    expect(await world.house.get(artLovers, 'a')).toMatchObject(told('Boats'))
  })

  it('has the office’s note once where both records have the same', async () => {
    const world = await two()
    for (const id of ['a', 'b']) await world.house.commit(world.house.creating(personNotes, id, { note: 'Prefers to be called' }))
    await merge(world, 'a', 'b')
    expect((await world.house.get(personNotes, 'a'))!.note).toBe('Prefers to be called')
  })

  it('is refused if one of the two has changed meanwhile or is already merged', async () => {
    const world = await two()
    const input = { mergeId: 'm', keptId: 'a', mergedId: 'b', keptRev: 1, mergedRev: 1, choices: {} }
    await world.house.commit(world.house.changing(people, await world.person('b'), { phones: [] }))
    expect(await outcome(call(world.functions, mergePeople, input))).toBe('record-overtaken')
    await merge(world, 'a', 'b')
    expect(await outcome(merge(world, 'a', 'b', {}, 'again'))).toBe('merge-over')
    expect(await outcome(merge(world, 'a', 'a', {}, 'self'))).toBe('merge-over')
  })

  it('needs the scope', async () => {
    const world = await two()
    await world.enter({ pid: 'p-money', adm: 1, sc: 'm' })
    expect(await outcome(merge(world, 'a', 'b'))).toBe('permission-denied')
    expect(await outcome(undo(world, 'x'))).toBe('permission-denied')
  })

  it('moves the tasks of talks that were assigned to the merged person, and an undo gives them back', async () => {
    const world = await two()
    const followUp = { due: noon, ownerId: 'b' }
    const talk = { personId: 'c', authorId: 'd', channel: 'call', at: noon, note: 'Call back', followUp, private: false, status: 'open' } as const
    await world.house.commit(world.house.creating(contactLog, 'talk', talk))
    const assigned = async () => (await world.house.get(contactLog, 'talk'))?.followUp
    const id = await merge(world, 'a', 'b')
    expect(await assigned()).toEqual({ due: noon, ownerId: 'a' })
    await undo(world, id)
    expect(await assigned()).toEqual(followUp)
  })

  it('moves every declared reference to a person, except those that stay for a reason', () => {
    const moved = movedReferences().map(({ of, field }) => `${of.path}#${field}`)
    expect(moved).toEqual(
      expect.arrayContaining(['donations#personId', 'orders#personId', 'artworks#artistId', 'memberships/{membership}/terms#personId']),
    )
    expect(moved).not.toEqual(expect.arrayContaining(['roleGrants#personId']))
  })
})

describe('accounts of merged people', () => {
  it('are reduced to one: the other is disabled, and an undo restores both', async () => {
    const world = await two()
    const ana = await world.account('a', 'ana@x.org')
    const anna = await world.account('b', 'anna@y.org')
    const id = await merge(world, 'a', 'b', { account: 'merged' })
    expect((await world.person('a')).uid).toBe(anna.uid)
    expect((await world.person('a')).emails[0]!.address).toBe('anna@y.org')
    expect((await world.context.accounts.find(anna.uid))!.claims.pid).toBe('a')
    expect((await world.context.accounts.find(ana.uid))!.disabled).toBe(true)
    expect(await world.house.get(accounts, ana.uid)).toMatchObject({ disabled: true, status: 'disabled' })
    expect(await world.house.get(accounts, anna.uid)).toMatchObject({ disabled: false, status: 'active', personId: 'a' })
    await undo(world, id)
    expect((await world.context.accounts.find(anna.uid))!.claims.pid).toBe('b')
    expect((await world.context.accounts.find(ana.uid))!.disabled).toBe(false)
    expect([(await world.person('a')).uid, (await world.person('b')).uid]).toEqual([ana.uid, anna.uid])
    const recorded = await Promise.all([ana, anna].map(({ uid }) => world.house.get(accounts, uid)))
    expect(recorded.map(one => [one!.personId, one!.disabled])).toEqual([
      ['a', false],
      ['b', false],
    ])
    await world.auth.signOut()
    expect((await ana.signIn()).claims.pid).toBe('a')
  })

  it('that were deleted since do not prevent an undo', async () => {
    const world = await two()
    const ana = await world.account('a', 'ana@x.org')
    await world.account('b', 'anna@y.org')
    const id = await merge(world, 'a', 'b', { account: 'merged' })
    await world.context.accounts.delete(ana.uid)
    await world.house.commit(world.house.deleting(accounts, ana.uid))
    expect(await outcome(undo(world, id))).toBe('done')
    expect(await world.house.get(accounts, ana.uid)).toBeUndefined()
  })

  it('never transfer a role', async () => {
    const world = await two()
    await world.account('a', 'ana@x.org')
    await world.account('b', 'anna@y.org', { adm: 1, sc: 'm' })
    expect(await outcome(merge(world, 'a', 'b'))).toBe('merge-roles')
    expect(await outcome(merge(world, 'b', 'a', { account: 'merged' }))).toBe('merge-roles')
    expect(await outcome(merge(world, 'b', 'a'))).toBe('done')
    const stays = await world.context.accounts.find((await world.person('b')).uid!)
    expect(stays!.claims).toEqual({ pid: 'b', adm: 1, sc: 'm' })
  })

  it('gives no requested role to another account: whoever is to get it keeps their own', async () => {
    const world = await two()
    await world.account('a', 'ana@x.org')
    await world.account('b', 'anna@y.org')
    const asked = { personId: 'a', personName: 'Ana Ruiz', role: 'superadmin', scopes: [], reason: 'Takes over', requestedBy: 'boss' } as const
    await world.house.commit(world.house.creating(roleGrants, 'asked', { ...asked, status: 'requested' }))
    expect(await outcome(merge(world, 'a', 'b', { account: 'merged' }))).toBe('merge-roles')
    expect(await outcome(merge(world, 'b', 'a'))).toBe('merge-roles')
    expect(await outcome(merge(world, 'a', 'b'))).toBe('done')
  })
})

describe('an undo', () => {
  it('restores both people, and reports fields that were changed since', async () => {
    const world = await two()
    const id = await merge(world, 'a', 'b')
    await world.house.commit(world.house.changing(people, await world.person('a'), { phones: ['4155550999'], tags: ['donor', 'patron'] }))
    const answer = await undo(world, id)
    expect(answer.left).toEqual(['people/a#phones', 'people/a#tags'])
    expect(answer.before).toEqual({ phones: ['4155550100'], tags: ['donor'] })
    expect(await world.person('a')).toMatchObject({ emails: [{ address: 'ana@x.org' }], phones: ['4155550999'], tags: ['donor', 'patron'] })
    expect((await world.person('a')).birthYear).toBeUndefined()
    expect(await world.person('b')).toMatchObject({ status: 'active', phones: ['4155550111'], birthYear: 1970 })
    expect((await world.person('b')).mergedInto).toBeUndefined()
    expect([await world.holder('ana@x.org'), await world.holder('anna@y.org')]).toEqual(['a', 'b'])
    expect(await undo(world, id)).toEqual(answer)
  })

  it('may be asked for twice at once', async () => {
    const world = await two()
    const id = await merge(world, 'a', 'b')
    await Promise.all([undo(world, id), undo(world, id)])
    expect((await world.person('b')).status).toBe('active')
  })

  it('returns addresses even if the list was edited since', async () => {
    const world = await two()
    const id = await merge(world, 'a', 'b')
    const now = await world.person('a')
    await world.house.commit(world.house.changing(people, now, { emails: [{ address: 'anna@y.org', verified: false }, now.emails[0]!] }))
    expect((await undo(world, id)).left).toEqual(['people/a#emails'])
    expect((await world.person('a')).emails.map(({ address }) => address)).toEqual(['ana@x.org'])
    expect((await world.person('b')).emails.map(({ address }) => address)).toEqual(['anna@y.org'])
  })

  describe('of a merged artist', () => {
    const profile = { handle: 'anna', displayName: 'Anna Ruiz', sortName: 'Ruiz, Anna', media: [], links: [], commissions: false, teaching: false }
    const artist = async () => {
      const world = await two()
      await world.house.commit(
        world.house.creating(artists, 'b', { ...profile, status: 'public' }),
        world.house.creating(slugs, 'anna', { kind: 'handle', ref: 'b' }),
      )
      const id = await merge(world, 'a', 'b')
      expect(await world.house.get(artists, 'a')).toMatchObject({ ...profile, status: 'public' })
      return { world, id, handleOf: async () => (await world.house.get(slugs, 'anna'))!.ref }
    }

    it('gives the public page and its handle back', async () => {
      const { world, id, handleOf } = await artist()
      expect(await handleOf()).toBe('a')
      expect((await undo(world, id)).left).toEqual([])
      expect(await world.house.get(artists, 'a')).toBeUndefined()
      expect((await world.house.get(artists, 'b'))!.status).toBe('public')
      expect(await handleOf()).toBe('b')
    })

    it('keeps a public page that was edited since, and reports it', async () => {
      const { world, id, handleOf } = await artist()
      await world.house.commit(world.house.changing(artists, (await world.house.get(artists, 'a'))!, { displayName: 'Ana Ruiz' }))
      expect((await undo(world, id)).left).toEqual(['artists/a'])
      expect((await world.house.get(artists, 'a'))!.displayName).toBe('Ana Ruiz')
      expect(await handleOf()).toBe('a')
    })
  })

  it('skips a record that was given to another person since', async () => {
    const world = await two()
    await gift(world, 'g', 'b')
    const id = await merge(world, 'a', 'b')
    await world.house.commit(world.house.changing(donations, (await world.house.get(donations, 'g'))!, { personId: 'c' }))
    expect((await undo(world, id)).left).toEqual(['donations/g#personId'])
    expect((await world.house.get(donations, 'g'))!.personId).toBe('c')
  })

  it('applies a later no to both people', async () => {
    const world = await two()
    await world.say('b', 'news', 'in')
    world.later(1)
    const id = await merge(world, 'a', 'b')
    world.later(1)
    await world.say('a', 'news', 'out')
    world.later(1)
    await undo(world, id)
    expect([await world.answers('a'), await world.answers('b')]).toEqual([{ news: 'out' }, { news: 'out' }])
  })

  it('works through a chain from its end to its beginning', async () => {
    const world = await two()
    await world.add('c', 'Annie Ruiz', { mail: 'annie@z.org' })
    const before = [await world.person('a'), await world.person('b'), await world.person('c')]
    const first = await merge(world, 'a', 'b')
    world.later(1)
    const second = await merge(world, 'c', 'a')
    expect(await outcome(undo(world, first))).toBe('merge-later-first')
    await undo(world, second)
    await undo(world, first)
    for (const one of before) {
      const { rev: _rev, updatedAt: _at, updatedBy: _by, ...was } = one
      expect(await world.person(one.id)).toMatchObject(was)
    }
  })

  it('is possible for the later of two merges while the earlier one stays', async () => {
    const world = await two()
    await world.add('c', 'Annie Ruiz', { mail: 'annie@z.org' })
    const first = await merge(world, 'a', 'b')
    // In the same millisecond: the clock stands still.
    const second = await merge(world, 'a', 'c')
    expect(await outcome(undo(world, first))).toBe('merge-later-first')
    expect(await outcome(undo(world, second))).toBe('done')
    expect([(await world.person('b')).status, (await world.person('c')).status]).toEqual(['merged', 'active'])
    expect(await outcome(undo(world, first))).toBe('done')
  })

  it('takes no answer of an earlier merge in the same millisecond for an answer of the person', async () => {
    const world = await two()
    await world.add('c', 'Annie Ruiz', { mail: 'annie@z.org' })
    await world.say('a', 'news', 'in')
    await world.say('b', 'news', 'out')
    await world.say('c', 'news', 'in')
    world.later(1)
    await merge(world, 'a', 'b')
    const second = await merge(world, 'a', 'c')
    world.later(1)
    await undo(world, second)
    expect([await world.answers('a'), await world.answers('c')]).toEqual([{ news: 'out' }, { news: 'in' }])
  })

  it('is possible for thirty days', async () => {
    const world = await two()
    const id = await merge(world, 'a', 'b')
    world.later(30 * 24 * 60 + 1)
    expect(await outcome(undo(world, id))).toBe('undo-expired')
    expect((await world.house.get(merges, id))!.status).toBe('done')
    expect(await deleteMergeSnapshots.run(world.context)).toBe(1)
    expect(await world.house.get(merges, id)).toMatchObject({ isKept: false, keptName: '', mergedName: '' })
    await expect(world.context.storage.read(checkedPath('merges/a-b.json'))).rejects.toMatchObject({ code: 'object-not-found' })
    expect(await deleteMergeSnapshots.run(world.context)).toBe(0)
  })
})
