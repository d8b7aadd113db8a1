import { beforeEach, expect, it } from 'vitest'
import { deadlines } from '../../../../src/domain/guide/deadlines.collection'
import { mailDeadlines } from '../../../../src/domain/shop/registrations/mail-deadlines.job'
import { type RegistrationWorld, registrationWorld } from '../../../support/shop/registration-world'

let world: RegistrationWorld
beforeEach(async () => {
  world = await registrationWorld()
  const early = (await world.behind.get(deadlines, 'refundsEnd', { edition: '2027' }))!
  await world.behind.commit(world.behind.changing(deadlines, early, { reminders: [7, 1] }, { edition: '2027' }))
})
const reminded = () => world.mails().filter(mail => mail.includes('Refunds end on'))
const on = async (local: string) => {
  world.at(local)
  await mailDeadlines.run(world.context)
  return reminded()
}

it('reminds whoever has a registration on the chosen days before a deadline, in the morning of the city, once', async () => {
  await world.submit('ana', [{ id: 'r1', where: 'dock-house' }])
  await world.begin('bo', 'r2')
  expect(await on('2027-06-22T10:00')).toEqual([])
  expect(await on('2027-06-23T08:59')).toEqual([])
  expect((await on('2027-06-23T09:00')).toSorted()).toEqual([
    'ana@post.example: Refunds end on Jun 30, 2027: Open Studios 2027',
    'bo@post.example: Refunds end on Jun 30, 2027: Open Studios 2027',
  ])
  expect(await on('2027-06-23T10:00')).toHaveLength(2)
  expect(await on('2027-06-29T09:00')).toHaveLength(4)
})

it('reminds nobody of a date without a reminder, and nobody who has no registration', async () => {
  await world.submit('ana', [{ id: 'r1', where: 'dock-house' }])
  world.at('2027-06-14T09:30')
  await mailDeadlines.run(world.context)
  expect((await on('2027-06-23T09:30')).filter(mail => !mail.startsWith('ana@'))).toEqual([])
  expect(world.mails().filter(mail => mail.includes('Late registration ends'))).toEqual([])
})
