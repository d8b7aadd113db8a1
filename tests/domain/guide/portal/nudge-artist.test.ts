import { beforeEach, describe, expect, it } from 'vitest'
import { deadlines } from '../../../../src/domain/guide/deadlines.collection'
import { listings, sites } from '../../../../src/domain/guide/listings.collection'
import type { NudgeAbout } from '../../../../src/domain/guide/portal/nudge-artist.contract'
import { nudgeArtistHandler } from '../../../../src/domain/guide/portal/nudge-artist.handler'
import { people } from '../../../../src/domain/people/people.collection'
import { brokenRuleOf } from '../../../../src/domain/shared/functions/cloud-function'
import { invokeHandler } from '../../../../src/domain/shared/functions/invoke-handler'
import type { DataOf } from '../../../../src/domain/shared/records/collection'
import type { Actor } from '../../../../src/domain/shared/records/policy'
import { Records } from '../../../../src/domain/shared/records/records'
import { wallTime } from '../../../../src/domain/shared/time/wall-time'
import { enrolled } from '../../../support/enrolled'
import { type MemoryWorld, memoryWorld } from '../../../support/memory-world'
import { seedListings, seedSmallCity, studio } from '../../../support/small-city'

const host: Actor = { uid: 'hal', claims: { pid: 'hal' } }
const artist: Actor = { uid: 'ana', claims: { pid: 'ana' } }

let memory: MemoryWorld
let records: Records

beforeEach(async () => {
  memory = await memoryWorld({ now: new Date('2027-05-20T12:00:00Z') })
  records = new Records(memory.store, { current: undefined })
  await seedSmallCity(records)
  for (const actor of [host, artist]) await enrolled(memory, actor)
  const site = (await records.get(sites, 'mill'))!
  await records.change(sites, site, { hostId: 'hal' })
  await records.commit(
    records.creating(people, 'ana', {
      names: { first: 'Ana', last: 'Lo', display: 'Ana Lo', sort: 'lo ana' },
      emails: [{ address: 'ana@post.example', label: 'home', verified: true }],
      phones: [],
      addresses: [],
      tags: [],
      source: 'joined',
      kind: 'person',
      status: 'active',
    }),
  )
  await seedListings(records, {
    inside: studio('Tide Prints', { status: 'draft', siteId: 'mill', artistId: 'ana', ownerIds: ['ana', 'hal'] }),
    elsewhere: studio('Shed', { status: 'draft', artistId: 'ana', ownerIds: ['ana'] }),
  })
})

const nudge = (actor: Actor, listingId: string, about: NudgeAbout = 'listing') =>
  invokeHandler(nudgeArtistHandler, { ...memory.context, actor }, { key: crypto.randomUUID(), input: { listingId, about } }) as Promise<{
    isSent: boolean
  }>
const outbox = () => memory.localMode.state.outbox.filter(({ to }) => to === 'ana@post.example')

describe('a host who reminds an artist of the building', () => {
  it('writes once a week, by mail with the way to the listing', async () => {
    expect(await nudge(host, 'inside')).toEqual({ isSent: true })
    expect(outbox()).toEqual([expect.objectContaining({ subject: 'Your listing “Tide Prints” is not finished', link: '/listingsportal/inside' })])
    await expect(nudge(host, 'inside')).rejects.toSatisfy(error => brokenRuleOf(error)?.rule === 'nudged-lately')
    memory.clock.setNow(new Date('2027-05-27T12:00:00Z'))
    await nudge(host, 'inside', 'registration')
    expect(outbox().map(({ link }) => link)).toContain('/artists/sfosregistration')
    expect(outbox()).toHaveLength(2)
  })

  it('asks for a proof that is due, while proofs are open', async () => {
    const at = (local: string) => ({ at: wallTime(local, 'America/Los_Angeles'), reminders: [] })
    await records.commit(
      records.creating(deadlines, 'proofOpens', { key: 'proofOpens', ...at('2027-05-21T09:00') }, { edition: '2027' }),
      records.creating(deadlines, 'proofCloses', { key: 'proofCloses', ...at('2027-05-31T23:59') }, { edition: '2027' }),
    )
    const change = async (to: Partial<DataOf<typeof listings>>) => records.change(listings, (await records.get(listings, 'inside'))!, to)
    await change({ status: 'approved' })
    const isClosed = (error: unknown) => brokenRuleOf(error)?.rule === 'proofs-closed'
    await expect(nudge(host, 'inside', 'proof')).rejects.toSatisfy(isClosed)
    memory.clock.setNow(new Date('2027-05-25T12:00:00Z'))
    await change({ proofApprovedAt: memory.clock.now() })
    await expect(nudge(host, 'inside', 'proof')).rejects.toSatisfy(isClosed)
    await change({ proofApprovedAt: undefined })
    await expect(nudge(artist, 'inside', 'proof')).rejects.toMatchObject({ code: 'not-found' })
    expect(await nudge(host, 'inside', 'proof')).toEqual({ isSent: true })
    expect(outbox()).toEqual([expect.objectContaining({ subject: 'Look at the proof of “Tide Prints”', link: '/listingsportal/inside' })])
    await expect(nudge(host, 'inside', 'proof')).rejects.toSatisfy(error => brokenRuleOf(error)?.rule === 'nudged-lately')
  })

  it('is the host of that building, and nobody else', async () => {
    await expect(nudge(artist, 'inside')).rejects.toMatchObject({ code: 'not-found' })
    await expect(nudge(host, 'elsewhere')).rejects.toMatchObject({ code: 'not-found' })
    expect(outbox()).toEqual([])
  })

  it('is told when there is no address to write to, and may try again', async () => {
    await records.change(people, (await records.get(people, 'ana'))!, { emails: [] })
    expect(await nudge(host, 'inside')).toEqual({ isSent: false })
    expect((await records.get(listings, 'inside'))?.nudgedAt).toBeUndefined()
  })
})
