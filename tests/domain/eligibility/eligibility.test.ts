import { beforeEach, describe, expect, it } from 'vitest'
import { decideEligibility } from '../../../src/domain/eligibility/decide-eligibility.contract'
import { eligibility } from '../../../src/domain/eligibility/eligibility.collection'
import { OwnProofs } from '../../../src/domain/eligibility/own-proofs'
import { sendProof } from '../../../src/domain/eligibility/send-proof.contract'
import { brokenRuleOf, call } from '../../../src/domain/shared/functions/cloud-function'
import { Records } from '../../../src/domain/shared/records/records'
import { StoredFiles } from '../../../src/domain/shared/stored-files'
import { checkedPath } from '../../../src/domain/shared/stored-path'
import { type MemoryWorld, memoryWorld } from '../../support/memory-world'

const day = 86_400_000
const file = 'eligibility/p-donor/card.webp'
let world: MemoryWorld
let records: Records
beforeEach(async () => {
  world = await memoryWorld({ sample: true, as: 'peopleadmin' })
  records = new Records(world.store, { current: undefined })
  await world.context.storage.upload(checkedPath(file), new Blob(['a student card']), { contentType: 'image/webp' }).done
  await world.store.commit([{ op: 'update', path: 'eligibility/proof-student', data: { filePath: file } }])
})
const proof = () => records.get(eligibility, 'proof-student')
const later = async (days: number) => {
  world.clock.setNow(new Date(world.clock.now().getTime() + days * day))
  await world.lookAtTheClock()
}
const isKept = () =>
  world.context.storage.read(checkedPath(file)).then(
    () => true,
    () => false,
  )

describe('a proof of eligibility', () => {
  it('is checked, accepted until a day, and its sender notified', async () => {
    expect(await (await world.services.get(StoredFiles).read(file)).text()).toBe('a student card')
    await world.call(decideEligibility, { decision: 'accept', id: 'proof-student', filePath: file, validUntil: '2028-06-30' })
    expect(await proof()).toMatchObject({ status: 'accepted', validUntil: '2028-06-30', decidedBy: 'p-peopleadmin' })
    expect(world.localMode.state.outbox[0]).toMatchObject({ to: 'donor@saltlight.example', subject: 'About the document you sent us' })
  })

  it('is decided by somebody else than its sender', async () => {
    await world.store.commit([{ op: 'update', path: 'eligibility/proof-student', data: { personId: 'p-peopleadmin' } }])
    const own = world.call(decideEligibility, { decision: 'accept', id: 'proof-student', filePath: file, validUntil: '2028-06-30' })
    await expect(own).rejects.toMatchObject({ code: 'permission-denied' })
    expect(await proof()).toMatchObject({ status: 'pending' })
  })

  it('is rejected with a reason', async () => {
    await world.call(decideEligibility, { decision: 'reject', id: 'proof-student', filePath: file, reason: 'The card ran out in May' })
    expect(await proof()).toMatchObject({ status: 'rejected', reason: 'The card ran out in May' })
    const again = await world.call(decideEligibility, { decision: 'accept', id: 'proof-student', filePath: file }).catch((error: unknown) => error)
    expect(brokenRuleOf(again)?.rule).toBe('illegal-transition')
  })

  it('ends after its last day, or when staff end it', async () => {
    await world.call(decideEligibility, { decision: 'accept', id: 'proof-student', filePath: file, validUntil: '2027-10-20' })
    await later(4)
    expect(await proof()).toMatchObject({ status: 'accepted' })
    await later(1)
    expect(await proof()).toMatchObject({ status: 'expired' })
    await world.call(decideEligibility, { decision: 'expire', id: 'proof-insurance', reason: 'The insurer gave notice' })
    expect(await records.get(eligibility, 'proof-insurance')).toMatchObject({ status: 'expired' })
  })

  it('is deleted ninety days after the decision, and not while it waits', async () => {
    await later(89)
    expect(await isKept()).toBe(true)
    await world.call(decideEligibility, { decision: 'accept', id: 'proof-student', filePath: file })
    await later(89)
    expect(await isKept()).toBe(true)
    await later(1)
    expect(await isKept()).toBe(false)
    expect(await proof()).not.toHaveProperty('filePath')
  })

  it('is for the people staff only', async () => {
    for (const key of ['contentadmin', 'volunteer', 'artist']) {
      await world.signInAs(key)
      await expect(world.services.get(StoredFiles).read(file)).rejects.toMatchObject({ code: 'unauthorized' })
      await expect(world.call(decideEligibility, { decision: 'accept', id: 'proof-student', filePath: file })).rejects.toMatchObject({
        code: 'permission-denied',
      })
    }
  })
})

describe('an uploaded document', () => {
  const proofs = () => world.services.get(OwnProofs)
  const send = (kind: 'studio' | 'insurance' | 'nonprofit' | 'student', text = 'a lease') =>
    proofs().send(kind, new File([text], 'lease.pdf', { type: 'application/pdf' }), () => undefined)
  const stored = (path: string) =>
    world.context.storage.read(checkedPath(path)).then(
      () => true,
      () => false,
    )

  it('replaces one that was rejected or still waits, and deletes its file', async () => {
    await world.signInAs('advertiser')
    await send('nonprofit')
    const [first] = await proofs().all()
    expect(first).toMatchObject({ id: 'proof-nonprofit', status: 'pending' })
    expect(first).not.toHaveProperty('reason')
    expect(first).not.toHaveProperty('decidedBy')
    await send('nonprofit', 'a better letter')
    const [second] = await proofs().all()
    expect([await stored(first!.filePath!), await stored(second!.filePath!)]).toEqual([false, true])
  })

  it('does not replace an accepted one', async () => {
    await world.signInAs('host')
    const again = await send('insurance').catch((error: unknown) => error)
    expect(brokenRuleOf(again)?.rule).toBe('illegal-transition')
  })

  it('is refused if it is of another type, too large, or empty', async () => {
    await world.signInAs('donor')
    const problem = (document: File) =>
      proofs()
        .send('student', document, () => undefined)
        .catch((error: unknown) => brokenRuleOf(error)?.details['problem'])
    expect(await problem(new File(['x'], 'a.html', { type: 'text/html' }))).toBe('type')
    expect(await problem(new File([], 'a.pdf', { type: 'application/pdf' }))).toBe('empty')
    expect(await problem(new File([new Uint8Array(10 * 2 ** 20 + 1)], 'a.pdf', { type: 'application/pdf' }))).toBe('too-large')
  })

  it('has to be in the sender’s own folder', async () => {
    await world.context.storage.upload(checkedPath('eligibility-sent/p-host/lease.pdf'), new Blob(['x']), { contentType: 'application/pdf' }).done
    await world.signInAs('donor')
    for (const path of ['eligibility-sent/p-host/lease.pdf', 'eligibility-sent/p-donor/not-there.pdf', 'pictures/p-donor/a.png', file]) {
      const sent = await call(world.functions, sendProof, { kind: 'studio', path }).catch((error: unknown) => error)
      expect(brokenRuleOf(sent)?.rule).toBe('proof-missing')
    }
    const into = world.storage.upload('eligibility-sent/p-host/mine.pdf', new Blob(['x']), { contentType: 'application/pdf' })
    await expect(into.done).rejects.toMatchObject({ code: 'unauthorized' })
  })

  it('cannot be replaced or deleted by its sender after it was sent', async () => {
    await world.signInAs('donor')
    await send('studio', 'a lease of mine')
    const sent = (await proofs().all()).find(({ kind }) => kind === 'studio')!
    const into = world.storage.upload(sent.filePath!, new Blob(['another lease']), { contentType: 'application/pdf' })
    await expect(into.done).rejects.toMatchObject({ code: 'unauthorized' })
    await expect(world.storage.delete(sent.filePath!)).rejects.toMatchObject({ code: 'unauthorized' })
    await world.signInAs('peopleadmin')
    await world.call(decideEligibility, { decision: 'accept', id: sent.id, filePath: sent.filePath })
    expect(await (await world.services.get(StoredFiles).read(sent.filePath!)).text()).toBe('a lease of mine')
  })

  it('cannot be decided on by staff who saw another one', async () => {
    await world.signInAs('advertiser')
    await send('nonprofit', 'a letter')
    const [seen] = await proofs().all()
    await send('nonprofit', 'another letter')
    await world.signInAs('peopleadmin')
    const decided = await world
      .call(decideEligibility, { decision: 'accept', id: seen!.id, filePath: seen!.filePath })
      .catch((error: unknown) => error)
    expect(brokenRuleOf(decided)?.rule).toBe('record-overtaken')
    expect(await records.get(eligibility, seen!.id)).toMatchObject({ status: 'pending' })
  })

  it('proves one kind at a time: the same file sent for two is kept for each', async () => {
    await world.signInAs('donor')
    await send('studio', 'one paper')
    await send('nonprofit', 'one paper')
    const studio = (await proofs().all()).find(({ kind }) => kind === 'studio')!
    await send('nonprofit', 'a better paper')
    expect(await stored(studio.filePath!)).toBe(true)
  })

  it('is removed from the upload folder', async () => {
    await world.signInAs('donor')
    await send('studio')
    expect(await world.context.storage.list('eligibility-sent/p-donor')).toMatchObject({ paths: [] })
  })

  it('is deleted ninety days after the decision, like every other', async () => {
    await world.signInAs('donor')
    await send('studio')
    const sent = (await proofs().all()).find(({ kind }) => kind === 'studio')!
    await world.signInAs('peopleadmin')
    await world.call(decideEligibility, { decision: 'accept', id: sent.id, filePath: sent.filePath })
    await later(89)
    expect(await stored(sent.filePath!)).toBe(true)
    await later(1)
    expect(await stored(sent.filePath!)).toBe(false)
  })
})
