import { beforeEach, describe, expect, it } from 'vitest'
import { acceptPolicy } from '../../../src/domain/content/policies/accept-policy.contract'
import { policyText } from '../../../src/domain/content/policies/policy-text'
import { publishPolicy } from '../../../src/domain/content/policies/publish-policy.contract'
import { savePolicy } from '../../../src/domain/content/policies/save-policy.contract'
import { policies } from '../../../src/domain/content/policies.collection'
import { type PolicyKind, PolicyService } from '../../../src/domain/content/policy-service'
import { sha256 } from '../../../src/domain/shared/sha256'
import { fromMarkup } from '../../../src/domain/shared/text/rich-text-markup'
import { PoliciesToAccept } from '../../../src/domain/shop/policies/policies-to-accept'
import { type MemoryWorld, memoryWorld } from '../../support/memory-world'

let world: MemoryWorld
beforeEach(async () => {
  world = await memoryWorld({ sample: true, as: 'contentadmin', now: new Date('2027-09-01T12:00:00Z') })
})

const stored = (id: string) => world.context.systemRecords.get(policies, id)
const text = { title: 'Terms of sale', body: fromMarkup('We send on Mondays.'), changes: 'Another day.', reaccept: false }
const now = '2027-09-01T12:00:00.000Z'
const save = (kind: PolicyKind, more: Partial<typeof text> & { effective?: string; seen?: number } = {}) =>
  world.call(savePolicy, { kind, effective: now, ...text, ...more })
async function publish(id: string) {
  await world.signInAs('superadmin')
  return world.call(publishPolicy, { id, rev: (await stored(id))!.rev })
}
const asked = async (key: string | undefined) => {
  await world.signInAs(key)
  return (await world.services.get(PoliciesToAccept).all()).map(({ id }) => id)
}
const broken = (rule: string) => ({ details: { rule } })

describe('a version of a policy', () => {
  it('is drafted by staff of the content, and again until it is published', async () => {
    expect(await save('terms')).toEqual({ version: 2 })
    const { rev } = (await stored('terms-2'))!
    expect(await save('terms', { seen: rev, changes: 'We send on Mondays now.' })).toEqual({ version: 2 })
    expect(await stored('terms-2')).toMatchObject({ status: 'draft', changes: 'We send on Mondays now.' })
    await expect(save('terms', { seen: rev })).rejects.toMatchObject(broken('record-overtaken'))
    await expect(save('terms')).rejects.toMatchObject(broken('record-overtaken'))
  })

  it('is published by a superadmin alone, and replaces the one before', async () => {
    await save('terms')
    await expect(world.call(publishPolicy, { id: 'terms-2', rev: 1 })).rejects.toMatchObject({ code: 'permission-denied' })
    expect(await publish('terms-2')).toEqual({ state: 'effective' })
    expect(await stored('terms-2')).toMatchObject({ status: 'effective', effective: new Date(now) })
    expect(await stored('terms-1')).toMatchObject({ status: 'superseded', until: new Date(now) })
  })

  it('needs a note of what changed, but for the first version', async () => {
    await expect(save('terms', { changes: ' ' })).rejects.toMatchObject({ code: 'invalid-argument' })
    const { changes: _, ...first } = text
    await expect(world.call(savePolicy, { kind: 'terms', effective: now, ...first })).rejects.toMatchObject({ code: 'invalid-argument' })
    await world.store.commit([{ op: 'delete', path: 'policies/terms-1' }])
    expect(await world.call(savePolicy, { kind: 'terms', effective: now, ...first })).toEqual({ version: 1 })
  })

  it('never changes once it is published', async () => {
    await save('terms')
    await publish('terms-2')
    const { rev } = (await stored('terms-2'))!
    await expect(world.call(publishPolicy, { id: 'terms-2', rev })).rejects.toMatchObject(broken('illegal-transition'))
    await expect(save('terms', { seen: rev })).rejects.toMatchObject(broken('record-overtaken'))
    await expect(world.documents.commit([{ op: 'update', path: 'policies/terms-2', data: { title: 'Ours' } }])).rejects.toMatchObject({
      code: 'permission-denied',
    })
    expect(await save('terms')).toEqual({ version: 3 })
  })

  it('takes effect on its day; visitors read both until then', async () => {
    await save('terms', { effective: '2027-10-01T07:00:00.000Z' })
    expect(await publish('terms-2')).toEqual({ state: 'announced' })
    const shown = async () =>
      (await world.services.get(PolicyService).versions('terms').read()).map(({ version, status, isAhead }) => [version, status, isAhead ?? false])
    await world.signInAs(undefined)
    expect(await shown()).toEqual([
      [2, 'effective', true],
      [1, 'effective', false],
    ])
    world.localMode.setNow(new Date('2027-10-01T07:00:00Z'))
    await world.lookAtTheClock()
    expect(await shown()).toEqual([
      [2, 'effective', false],
      [1, 'superseded', false],
    ])
  })

  it('is not in effect before it was published, nor before the version it follows', async () => {
    await save('terms', { effective: '2027-01-01T00:00:00.000Z' })
    await publish('terms-2')
    expect((await stored('terms-2'))!.effective).toEqual(new Date(now))
    await save('terms', { effective: '2027-12-01T00:00:00.000Z' })
    await publish('terms-3')
    await save('terms', { effective: '2027-11-01T00:00:00.000Z' })
    await expect(publish('terms-4')).rejects.toMatchObject(broken('policy-order'))
  })

  it('leaves in the audit the hash of what was published', async () => {
    await save('terms')
    await publish('terms-2')
    const entries = await world.store.query({ collection: 'audit', where: [['action', '==', 'policy.publish']] })
    const hash = await sha256(policyText((await stored('terms-2'))!))
    expect(entries.map(({ data }) => data)).toMatchObject([
      { scope: 'content', entity: 'policies', entityId: 'terms-2', actor: 'p-superadmin', after: { version: 2, sha256: hash } },
    ])
  })
})

describe('people are asked to agree', () => {
  const ask = async (kind: PolicyKind, effective = now) => {
    await world.signInAs('contentadmin')
    const { version } = await save(kind, { reaccept: true, effective })
    await publish(`${kind}-${version}`)
  }

  it('to a version that asks for it, until they do', async () => {
    expect(await asked('artlover')).toEqual([])
    await ask('terms')
    expect(await asked(undefined)).toEqual([])
    expect(await asked('artlover')).toEqual(['terms-2'])
    expect(await world.call(acceptPolicy, { id: 'terms-2' })).toEqual({ accepted: true })
    expect(await world.call(acceptPolicy, { id: 'terms-2' })).toEqual({ accepted: false })
    expect(await asked('artlover')).toEqual([])
    expect(await asked('donor')).toEqual(['terms-2'])
  })

  it('from its day on, and still when a later version does not ask again', async () => {
    await ask('terms', '2027-10-01T07:00:00.000Z')
    expect(await asked('artlover')).toEqual([])
    await expect(world.call(acceptPolicy, { id: 'terms-2' })).rejects.toMatchObject(broken('policy-over'))
    world.localMode.setNow(new Date('2027-10-02T07:00:00Z'))
    expect(await asked('artlover')).toEqual(['terms-2'])
    await world.call(acceptPolicy, { id: 'terms-2' })
    await world.signInAs('contentadmin')
    await save('terms')
    await publish('terms-3')
    expect(await asked('artlover')).toEqual([])
    expect(await asked('donor')).toEqual(['terms-3'])
    await expect(world.call(acceptPolicy, { id: 'terms-2' })).rejects.toMatchObject(broken('policy-over'))
  })

  it('to the terms for artists, advertisers or buyers only if these concern them', async () => {
    for (const kind of ['registration', 'advertising', 'refund'] as const) await ask(kind)
    expect(await asked('artist')).toContain('registration-1')
    expect(await asked('artist')).not.toContain('advertising-1')
    expect(await asked('advertiser')).toContain('advertising-1')
    expect(await asked('advertiser')).not.toContain('registration-1')
    expect(await asked('volunteer')).toEqual([])
  })

  it('of nothing that is no published policy', async () => {
    await save('terms')
    await world.signInAs('artlover')
    await expect(world.call(acceptPolicy, { id: 'terms-2' })).rejects.toMatchObject({ code: 'not-found' })
  })
})
