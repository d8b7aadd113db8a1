import { beforeEach, describe, expect, it } from 'vitest'
import { contactMessages } from '../../../src/domain/contact-form/contact-messages.collection'
import { sendContactMessage } from '../../../src/domain/contact-form/send-contact-message.contract'
import { sendContactMessageHandler } from '../../../src/domain/contact-form/send-contact-message.handler'
import { invokeHandler } from '../../../src/domain/shared/functions/invoke-handler'
import { Records } from '../../../src/domain/shared/records/records'
import { type MemoryWorld, memoryWorld } from '../../support/memory-world'

let memory: MemoryWorld
const message = {
  name: ' Ana ',
  email: ' Ana@Mail.Example ',
  topic: 'visit',
  text: 'Is the ramp out?',
  page: '/about/contact',
  website: '',
  took: 9000,
} as const
const send = async (change: Partial<Record<keyof typeof message | 'key', string | number>> = {}) =>
  (await memory.call(sendContactMessage, { key: crypto.randomUUID(), ...message, ...change } as never)).id
/** The messages sent in addition to those of the sample season. */
const begin = new Date('2027-10-16T18:00:00Z')
const kept = () => new Records(memory.store, { current: undefined }).find(contactMessages, { where: [['sentAt', '>=', begin]] })

beforeEach(async () => {
  memory = await memoryWorld({ sample: true, now: begin })
})

describe('a message from the site', () => {
  it('is stored for the office, trimmed, with its time', async () => {
    const id = await send()
    expect(await kept()).toMatchObject([
      {
        id,
        name: 'Ana',
        email: 'ana@mail.example',
        text: 'Is the ramp out?',
        page: '/about/contact',
        status: 'new',
        suspected: false,
        sentAt: new Date('2027-10-16T18:00:00Z'),
      },
    ])
  })

  it.each(["siobhan.o'brien@mail.example", 'ana+studio_7@sub.mail.example'])('is taken from %s', async email => {
    await send({ email })
    expect(await kept()).toMatchObject([{ email }])
  })

  it.each([{ website: 'https://buy.example' }, { took: 2999 }])('with %j is stored as suspected, and its sender learns nothing', async change => {
    expect(await send(change)).toEqual(expect.any(String))
    expect(await kept()).toMatchObject([{ status: 'spam', suspected: true }])
  })

  it('that is sent again after a lost answer is stored once', async () => {
    const key = crypto.randomUUID()
    expect([await send({ key }), await send({ key })]).toEqual([key, key])
    expect(await kept()).toHaveLength(1)
  })

  it('from one address is accepted five times an hour', async () => {
    for (let i = 0; i < 5; i++) await send()
    await expect(send()).rejects.toMatchObject({ code: 'resource-exhausted', details: { rule: 'too-many-attempts' } })
    await send({ email: 'bo@mail.example' })
    memory.localMode.setNow(new Date('2027-10-16T19:00:01Z'))
    await send()
    expect(await kept()).toHaveLength(7)
  })

  it('from one network is accepted twenty times an hour, with any address', async () => {
    const from = (network: string, email: string) =>
      invokeHandler(sendContactMessageHandler, { ...memory.context, network }, { ...message, key: crypto.randomUUID(), email })
    for (let i = 0; i < 20; i++) await from('203.0.113', `one${i}@mail.example`)
    await expect(from('203.0.113', 'six@mail.example')).rejects.toMatchObject({ details: { rule: 'too-many-attempts' } })
    await from('203.0.114', 'six@mail.example')
    expect(await kept()).toHaveLength(21)
  })

  it('is counted one by one, also when many are sent at once', async () => {
    const sent = await Promise.allSettled(Array.from({ length: 12 }, () => send()))
    expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(5)
    expect(await kept()).toHaveLength(5)
  })

  it('from one account is accepted five times an hour, with any address', async () => {
    await memory.signInAs('artlover')
    for (let i = 0; i < 5; i++) await send({ email: `one${i}@mail.example` })
    await expect(send({ email: 'six@mail.example' })).rejects.toMatchObject({ details: { rule: 'too-many-attempts', seconds: 3600 } })
    await memory.signInAs(undefined)
    await send({ email: 'six@mail.example' })
    expect(await kept()).toHaveLength(6)
  })

  it.each([
    { email: 'ana' },
    { email: 'ana@mail' },
    { email: 'ana@@mail.example' },
    { email: '<ana@mail.example>' },
    { name: '  ' },
    { text: '' },
    { text: 'x'.repeat(4001) },
    { topic: 'sales' },
  ])('is refused with %j', async change => {
    await expect(send(change)).rejects.toMatchObject({ code: 'invalid-argument' })
    expect(await kept()).toEqual([])
  })

  it('is readable for staff who answer mail, and not for visitors, artists or other staff', async () => {
    const id = await send()
    const read = () => memory.documents.query({ collection: 'contactMessages' })
    for (const who of [undefined, 'artist', 'contentadmin']) {
      await memory.signInAs(who)
      await expect(read()).rejects.toMatchObject({ port: 'documents' })
    }
    await memory.signInAs('mailadmin')
    expect((await read()).map(({ path }) => path)).toContain(`contactMessages/${id}`)
  })

  it('can be written only by the callable', async () => {
    await memory.signInAs('mailadmin')
    const write = { op: 'set', path: 'contactMessages/x', data: { text: 'x' } } as const
    await expect(memory.documents.commit([write])).rejects.toMatchObject({ code: 'permission-denied' })
  })
})
