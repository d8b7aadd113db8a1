import { beforeEach, expect, it } from 'vitest'
import { bugs, shotDays } from '../../../src/domain/bugs/bugs.collection'
import { deleteBugPictures } from '../../../src/domain/bugs/delete-bug-pictures.job'
import { reportBug } from '../../../src/domain/bugs/report-bug.contract'
import { Records } from '../../../src/domain/shared/records/records'
import { checkedPath } from '../../../src/domain/shared/stored-path'
import { type MemoryWorld, memoryWorld } from '../../support/memory-world'

const day = 86_400_000
let world: MemoryWorld
let begun: number
beforeEach(async () => {
  world = await memoryWorld({ sample: true, as: 'artlover' })
  begun = world.clock.now().getTime()
})
const stored = async (id: string) => (await new Records(world.store, { current: undefined }).get(bugs, id))!
const report = async (more: object = {}) => {
  const key = crypto.randomUUID()
  await world.call(reportBug, { key, text: 'The map stays gray', route: '/sfosguide/maps', build: '7f3a', ...more })
  return key
}
const picture = (text: string) => ({ shot: `data:image/png;base64,${btoa(text)}` })
const deletedAfter = async (milliseconds: number) => {
  world.clock.setNow(new Date(begun + milliseconds))
  return deleteBugPictures.run(world.context)
}
const fileOf = async (path: string) => world.context.storage.read(checkedPath(path))

it('the picture and the console of a report go ninety days after it, to the millisecond; the report stays', async () => {
  const id = await report({ ...picture('a screen'), console: 'GET /map 500' })
  const { shot, text } = await stored(id)
  await deletedAfter(shotDays * day - 1)
  expect(await stored(id)).toMatchObject({ shot, console: 'GET /map 500' })
  expect(await (await fileOf(shot!)).text()).toBe('a screen')
  await deletedAfter(shotDays * day)
  expect(await stored(id)).toMatchObject({ text, status: 'new', route: '/sfosguide/maps' })
  const { shot: none, console: lines, shotUntil } = await stored(id)
  expect([none, lines, shotUntil]).toEqual([undefined, undefined, undefined])
  await expect(fileOf(shot!)).rejects.toMatchObject({ code: 'object-not-found' })
  expect(await deletedAfter(shotDays * day)).toBe(0)
})

it('younger pictures, and reports without one, are left alone', async () => {
  await deletedAfter(2 * shotDays * day)
  begun = world.clock.now().getTime()
  const plain = await report()
  const old = await report(picture('old'))
  world.clock.setNow(new Date(begun + day))
  const young = await report(picture('young'))
  const before = [await stored(plain), await stored(young)]
  expect(await deletedAfter(shotDays * day)).toBe(1)
  expect([await stored(plain), await stored(young)]).toEqual(before)
  expect(await (await fileOf(before[1]!.shot!)).text()).toBe('young')
  expect((await stored(old)).shot).toBeUndefined()
})

it('a picture that is already deleted does not stop the clean-up of its report', async () => {
  const id = await report(picture('gone'))
  await world.context.storage.delete(checkedPath((await stored(id)).shot!))
  await deletedAfter(shotDays * day)
  expect((await stored(id)).shot).toBeUndefined()
})
