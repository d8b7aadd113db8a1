import { beforeEach, describe, expect, it } from 'vitest'
import { unsentMail } from '../../../src/domain/health/unsent-mail'
import { MailQueue } from '../../../src/domain/mail/mail-queue'
import { mails } from '../../../src/domain/mail/mails.collection'
import { tidyMail } from '../../../src/domain/mail/tidy-mail.job'
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
    expect(await queue.claim('ana')).toMatchObject({ status: 'sending', attempts: 1 })
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

it('sent mail is deleted after 30 days, failed mail after 90', async () => {
  await queue.settle(await claimed('ana'), { is: 'accepted' })
  await queue.settle(await claimed('bo'), { is: 'refused', code: 550 })
  pass(29)
  await tidyMail.run(world.context)
  expect(await left()).toEqual(['ana', 'bo', 'cy'])
  pass(1)
  await tidyMail.run(world.context)
  expect(await left()).toEqual(['bo', 'cy'])
  pass(60)
  await tidyMail.run(world.context)
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
