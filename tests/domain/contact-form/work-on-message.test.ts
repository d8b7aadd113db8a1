import { beforeEach, expect, it } from 'vitest'
import { contactMessages } from '../../../src/domain/contact-form/contact-messages.collection'
import { sendContactMessage } from '../../../src/domain/contact-form/send-contact-message.contract'
import { type MessageStep, workOnMessage } from '../../../src/domain/contact-form/work-on-message.contract'
import { contactLog } from '../../../src/domain/contacts/contact-log.collection'
import { Records } from '../../../src/domain/shared/records/records'
import { type MemoryWorld, memoryWorld } from '../../support/memory-world'

let memory: MemoryWorld
const records = () => new Records(memory.store, { current: undefined })
const write = async (email: string) =>
  (
    await memory.call(sendContactMessage, {
      key: crypto.randomUUID(),
      name: 'Ana',
      email,
      topic: 'visit',
      text: 'Is the ramp out?\nAnd on Sunday?',
      website: '',
      page: '/about/contact',
      took: 9000,
    })
  ).id
const stored = async (id: string) => (await records().get(contactMessages, id))!
const take = async (id: string, step: { readonly [key: string]: string }) =>
  memory.call(workOnMessage, { id, rev: (await stored(id)).rev, ...step } as unknown as MessageStep)

beforeEach(async () => {
  memory = await memoryWorld({ sample: true, now: new Date('2027-10-16T18:00:00Z') })
  await memory.signInAs(undefined)
})

it('a message is given to a colleague, answered by mail with its words below, and closed', async () => {
  const id = await write('ana@mail.example')
  await memory.signInAs('mailadmin')
  await take(id, { event: 'assign', assigneeId: 'p-superadmin' })
  expect(await stored(id)).toMatchObject({ status: 'assigned', assigneeId: 'p-superadmin' })
  await take(id, { event: 'answer', text: 'Yes, on both days.' })
  expect(await stored(id)).toMatchObject({ status: 'answered', answers: [{ text: 'Yes, on both days.', by: 'p-mailadmin' }] })
  const [mail, ...others] = memory.localMode.state.outbox.filter(({ to }) => to === 'ana@mail.example')
  expect(others).toEqual([])
  expect(mail!.text).toBe('Yes, on both days.\n\nYou wrote:\n> Is the ramp out?\n> And on Sunday?')
  await take(id, { event: 'finish' })
  await take(id, { event: 'reopen' })
  expect((await stored(id)).status).toBe('new')
})

it('an answer to a message that a colleague answered meanwhile is refused, and sent to nobody', async () => {
  const id = await write('ana@mail.example')
  const { rev } = await stored(id)
  await memory.signInAs('mailadmin')
  await memory.call(workOnMessage, { event: 'answer', id, rev, text: 'Yes.' })
  await expect(memory.call(workOnMessage, { event: 'answer', id, rev, text: 'No.' })).rejects.toMatchObject({ details: { rule: 'record-overtaken' } })
  expect(memory.localMode.state.outbox.filter(({ to }) => to === 'ana@mail.example')).toHaveLength(1)
})

it('spam is set aside and can be cleared; nobody is written to', async () => {
  const id = await write('ana@mail.example')
  await memory.signInAs('mailadmin')
  await take(id, { event: 'suspect' })
  await expect(take(id, { event: 'answer', text: 'Yes.' })).rejects.toMatchObject({ details: { rule: 'illegal-transition' } })
  await take(id, { event: 'clear' })
  expect(await stored(id)).toMatchObject({ status: 'new', suspected: false })
  expect(memory.localMode.state.outbox.filter(({ to }) => to === 'ana@mail.example')).toEqual([])
})

it('a message from a confirmed address is linked with its person, whose contact log has the answer', async () => {
  const id = await write('DONOR@saltlight.example')
  expect((await stored(id)).personId).toBe('p-donor')
  await memory.signInAs('mailadmin')
  await take(id, { event: 'answer', text: 'Your letter is on its way.' })
  const talks = await records().find(contactLog, { where: [['personId', '==', 'p-donor']] })
  expect(talks).toContainEqual(
    expect.objectContaining({ channel: 'mail', note: 'Your letter is on its way.', authorId: 'p-mailadmin', status: 'done' }),
  )
})

it('an unknown address is linked with nobody, and staff can assign it to staff alone', async () => {
  const id = await write('ana@mail.example')
  expect((await stored(id)).personId).toBeUndefined()
  await memory.signInAs('mailadmin')
  await expect(take(id, { event: 'assign', assigneeId: 'p-donor' })).rejects.toMatchObject({ code: 'not-found' })
})

it.each(['peopleadmin', 'artlover'] as const)('%s works on no messages', async who => {
  const id = await write('ana@mail.example')
  await memory.signInAs(who)
  await expect(take(id, { event: 'finish' })).rejects.toMatchObject({ code: 'permission-denied' })
})
