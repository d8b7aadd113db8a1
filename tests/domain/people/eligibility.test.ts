import { beforeEach, describe, expect, it } from 'vitest'
import { type MemoryWorld, memoryWorld } from '../../../src/adapters/memory/memory-world'
import { eligibility } from '../../../src/domain/people/eligibility'
import { EligibilityDesk } from '../../../src/domain/people/eligibility-desk'
import { brokenRuleOf } from '../../../src/domain/shared/cloud-function'
import { Records } from '../../../src/domain/shared/records'

const day = 86_400_000
const file = 'eligibility/p-donor/card.webp'
let world: MemoryWorld
let records: Records
beforeEach(async () => {
  world = await memoryWorld({ sample: true, as: 'peopleadmin' })
  records = new Records(world.store, { current: undefined })
  await world.world.storage.upload(file, new Blob(['a student card']), { contentType: 'image/webp' }).done
  await world.store.commit([{ op: 'update', path: 'eligibility/proof-student', data: { filePath: file } }])
})
const desk = () => world.services.get(EligibilityDesk)
const proof = () => records.get(eligibility, 'proof-student')
const later = async (days: number) => {
  world.clock.setNow(new Date(world.clock.now().getTime() + days * day))
  await world.lookAtTheClock()
}
const isKept = () =>
  world.world.storage.read(file).then(
    () => true,
    () => false,
  )

describe('a proof that somebody sent', () => {
  it('is seen, accepted until a day, and its sender told', async () => {
    expect(await (await desk().document(file)).text()).toBe('a student card')
    await desk().decide({ decision: 'accept', id: 'proof-student', validUntil: '2028-06-30' })
    expect(await proof()).toMatchObject({ status: 'accepted', validUntil: '2028-06-30', decidedBy: 'p-peopleadmin' })
    expect(world.localMode.state.outbox[0]).toMatchObject({ to: 'donor@saltlight.example', subject: 'About the document you sent us' })
  })

  it('is turned down with a reason', async () => {
    await desk().decide({ decision: 'reject', id: 'proof-student', reason: 'The card ran out in May' })
    expect(await proof()).toMatchObject({ status: 'rejected', reason: 'The card ran out in May' })
    const again = await desk()
      .decide({ decision: 'accept', id: 'proof-student' })
      .catch((error: unknown) => error)
    expect(brokenRuleOf(again)?.rule).toBe('illegal-transition')
  })

  it('ends by itself after its last day, or when staff end it', async () => {
    await desk().decide({ decision: 'accept', id: 'proof-student', validUntil: '2027-10-20' })
    await later(4)
    expect(await proof()).toMatchObject({ status: 'accepted' })
    await later(1)
    expect(await proof()).toMatchObject({ status: 'expired' })
    await desk().decide({ decision: 'expire', id: 'proof-insurance', reason: 'The insurer gave notice' })
    expect(await records.get(eligibility, 'proof-insurance')).toMatchObject({ status: 'expired' })
  })

  it('is deleted ninety days after the decision, and not while it waits', async () => {
    await later(89)
    expect(await isKept()).toBe(true)
    await desk().decide({ decision: 'accept', id: 'proof-student' })
    await later(89)
    expect(await isKept()).toBe(true)
    await later(1)
    expect(await isKept()).toBe(false)
    expect(await proof()).not.toHaveProperty('filePath')
  })

  it('is the people desk’s alone', async () => {
    for (const key of ['contentadmin', 'volunteer', 'artist']) {
      await world.signInAs(key)
      await expect(desk().document(file)).rejects.toMatchObject({ code: 'unauthorized' })
      await expect(desk().decide({ decision: 'accept', id: 'proof-student' })).rejects.toMatchObject({ code: 'permission-denied' })
    }
  })
})
