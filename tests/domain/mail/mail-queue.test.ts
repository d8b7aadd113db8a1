import { beforeEach, describe, expect, it } from 'vitest'
import { unsentMail } from '../../../src/domain/health/unsent-mail'
import { deleteOldMail } from '../../../src/domain/mail/delete-old-mail.job'
import { MailQueue, pauses } from '../../../src/domain/mail/mail-queue'
import { mails } from '../../../src/domain/mail/mails.collection'
import { Records } from '../../../src/domain/shared/records/records'
import { type MemoryWorld, memoryWorld } from '../../support/memory-world'

const day = 86_400_000
let world: MemoryWorld
let records: Records
let queue: MailQueue
beforeEach(async () => {
  world = await memoryWorld()
  records = new Records(world.store, { current: undefined })
  queue = new MailQueue(records, world.clock)
  for (const name of ['ana', 'bo', 'cy']) await queue.add({ to: `${name}@people.example`, subject: `For ${name}`, text: 'Hello' }, name, false)
})
const pass = (days: number) => world.clock.setNow(new Date(world.clock.now().getTime() + days * day))
const left = async () => (await records.find(mails)).map(({ id }) => id)
const claimed = async (id: string) => (await queue.claim(id))!
const findings = () => unsentMail({ records, storage: world.context.storage, routes: world.context.routes, clock: world.clock })

describe('the queue of mail', () => {
  it('keeps an address in its normal form, and a subject in one line', async () => {
    await queue.add({ to: ' Dee@People.example', subject: 'Hello\r\nBcc: all@people.example', text: '' }, 'dee', false)
    expect(await records.get(mails, 'dee')).toMatchObject({ to: 'dee@people.example', subject: 'Hello Bcc: all@people.example' })
  })

  it.each(['nobody', 'a@b', 'ana@people.example, bo@people.example', 'ana@people.example\r\nBcc: bo@people.example', '<ana@people.example>'])(
    'refuses what is not one address: %j',
    async to => {
      await expect(queue.add({ to, subject: 'Hello', text: '' }, 'm', false)).rejects.toMatchObject({ code: 'invalid-argument' })
    },
  )

  it('gives an attempt to one worker', async () => {
    const { rev, ...begun } = await claimed('ana')
    expect(begun).toMatchObject({ status: 'sending', attempts: 1 })
    expect((await records.get(mails, 'ana'))?.rev).toBe(rev)
    expect(await queue.claim('ana')).toBeUndefined()
    expect((await queue.due(10)).map(({ id }) => id).sort()).toEqual(['bo', 'cy'])
  })

  it('does not take the outcome of a worker whose attempt another one repeats', async () => {
    const late = await claimed('ana')
    pass(0.01)
    await claimed('ana')
    await expect(queue.handOver(late)).rejects.toThrow('no longer')
    await queue.settle(late, { is: 'refused', code: 550 })
    expect(await records.get(mails, 'ana')).toMatchObject({ status: 'sending', attempts: 2 })
  })

  it('gives up a mail whose attempts all end without an outcome', async () => {
    for (let attempt = 0; attempt < 6; attempt++) {
      await claimed('ana')
      pass(0.01)
    }
    await queue.due(10)
    expect(await records.get(mails, 'ana')).toMatchObject({ status: 'failed', problem: 'noAnswer' })
  })
})

describe('a mail that waits for its server', () => {
  const stateOf = async (id: string) => {
    const { status, attempts, problem, code } = (await records.get(mails, id))!
    return { status, attempts, problem, code }
  }

  it('is tried again after each of its pauses, and has failed after the last one', async () => {
    for (const [i, pause] of pauses.entries()) {
      await queue.settle(await claimed('ana'), { is: i % 2 ? 'noAnswer' : 'postponed', code: 450 })
      expect(await stateOf('ana')).toEqual({ status: 'queued', attempts: i + 1, problem: i % 2 ? 'noAnswer' : 'postponed', code: 450 })
      pass((pause - 1) / day)
      expect(await queue.claim('ana')).toBeUndefined()
      pass(1 / day)
    }
    await queue.settle(await claimed('ana'), { is: 'postponed', code: 450 })
    expect(await stateOf('ana')).toEqual({ status: 'failed', attempts: 6, problem: 'postponed', code: 450 })
  })

  it('has made no attempt where its server cannot be used, and stays due', async () => {
    await queue.settle(await claimed('ana'), { is: 'unusable', problem: 'notConfigured' })
    expect(await stateOf('ana')).toMatchObject({ status: 'queued', attempts: 0, problem: 'notConfigured' })
    expect(await queue.claim('ana')).toMatchObject({ attempts: 1 })
  })

  it('says once why it waits; one that is being sent, or was deleted meanwhile, is left alone', async () => {
    const waiting = await queue.due(10)
    await claimed('bo')
    await records.commit(records.deleting(mails, 'cy'))
    await queue.hold(waiting, 'notConfigured')
    expect([await stateOf('ana'), await stateOf('bo')]).toMatchObject([{ problem: 'notConfigured' }, { status: 'sending', problem: undefined }])
    const { rev } = (await records.get(mails, 'ana'))!
    await queue.hold(waiting, 'notConfigured')
    await queue.hold(await queue.due(10), 'notConfigured')
    expect((await records.get(mails, 'ana'))!.rev).toBe(rev)
  })

  it('is sent the longest waiting first, and none twice that was handed over by a worker that stopped', async () => {
    pass(0.01)
    await queue.add({ to: 'a-late@people.example', subject: 'Late', text: '' }, 'a-late', false)
    const begun = await claimed('bo')
    await queue.handOver(begun)
    pass(0.01)
    expect((await queue.due(10)).map(({ id }) => id)).toEqual(['ana', 'cy', 'a-late'])
    expect(await stateOf('bo')).toMatchObject({ status: 'failed', problem: 'unknown' })
  })

  it('waits five days at most', async () => {
    pass(5)
    expect((await queue.due(10)).map(({ id }) => id)).toEqual(['ana', 'bo', 'cy'])
    pass(1 / day)
    expect(await queue.due(10)).toEqual([])
    expect(await stateOf('ana')).toMatchObject({ status: 'failed', problem: 'tooOld' })
  })
})

describe('a mail with an id', () => {
  const again = (once: boolean) => queue.add({ to: 'ana@people.example', subject: 'Again', text: '', link: '/shop' }, 'ana', once)

  it('that is sent once is queued once, and one that is not is refused the second time', async () => {
    await again(true)
    expect(await records.get(mails, 'ana')).toMatchObject({ subject: 'For ana' })
    await expect(again(false)).rejects.toMatchObject({ code: 'already-exists' })
  })

  it('keeps its link', async () => {
    await queue.add({ to: 'dee@people.example', subject: 'Hello', text: '', link: '/shop' }, 'dee', true)
    expect((await records.get(mails, 'dee'))!.link).toBe('/shop')
    expect(await records.get(mails, 'ana')).not.toHaveProperty('link')
  })
})

it('sent mail is deleted after 30 days, failed mail after 90', async () => {
  await queue.settle(await claimed('ana'), { is: 'accepted' })
  await queue.settle(await claimed('bo'), { is: 'refused', code: 550 })
  pass(29)
  await deleteOldMail.run(world.context)
  expect(await left()).toEqual(['ana', 'bo', 'cy'])
  pass(1)
  await deleteOldMail.run(world.context)
  expect(await left()).toEqual(['bo', 'cy'])
  pass(60)
  await deleteOldMail.run(world.context)
  expect(await left()).toEqual(['cy'])
})

it('the check of the data says which mail was not sent, and why mail waits', async () => {
  expect(await findings()).toEqual([])
  await queue.hold(await queue.due(10), 'notConfigured')
  expect((await findings()).map(({ note }) => note)).toEqual(['Mail is not configured: 3 mails wait'])
  await queue.settle(await claimed('ana'), { is: 'refused', code: 550 })
  await queue.settle(await claimed('bo'), { is: 'accepted' })
  expect((await findings()).map(({ note, record }) => [record, note])).toEqual([
    ['mail/cy', 'Mail is not configured: 1 mail waits'],
    ['mail/ana', 'A mail to ana@people.example was not sent, because its server refused it (550): For ana'],
  ])
})
