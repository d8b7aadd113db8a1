import { describe, expect, it } from 'vitest'
import { copyEdition } from '../../../../src/domain/guide/editions/copy-edition.contract'
import { editions, neighbourhoods, weekends } from '../../../../src/domain/guide/editions.collection'
import { brokenRuleOf } from '../../../../src/domain/shared/functions/cloud-function'
import { daysToSameWeekday, shiftedDate } from '../../../../src/domain/shared/time/days-to-same-weekday'
import { type MemoryWorld, memoryWorld } from '../../../support/memory-world'

const world = () => memoryWorld({ sample: true, as: 'guideadmin', now: new Date('2027-05-01T19:00:00Z') })
const ruleOf = (call: Promise<unknown>) =>
  call.then(
    () => 'done',
    (error: unknown) => brokenRuleOf(error)?.rule,
  )
const weekendsOf = ({ context }: MemoryWorld, edition: string) =>
  context.systemRecords.find(weekends, { params: { edition }, orderBy: [['n', 'asc']] })
const day = (date: string) => ({ date, open: '11:00', close: '18:00' })

describe('an edition from last year', () => {
  it('has its weekends on the same days of the week, with their hours and neighborhoods', async () => {
    const opened = await world()
    const before = await weekendsOf(opened, '2027')
    const made = await opened.call(copyEdition, { from: '2027', year: 2028, name: 'Open Studios 2028' })
    expect(made).toEqual({ editionId: '2028', weekends: 5, neighbourhoods: before.flatMap(one => one.neighbourhoodIds).length })
    const after = await weekendsOf(opened, '2028')
    expect(after[0]!.days).toEqual([day('2028-09-23'), day('2028-09-24')])
    expect(after.map(one => one.neighbourhoodIds)).toEqual(before.map(one => one.neighbourhoodIds))
    const edition = await opened.context.systemRecords.get(editions, '2028')
    expect([edition?.status, edition?.startsOn, edition?.endsOn]).toEqual(['planning', '2028-09-23', '2028-10-29'])
    expect(await ruleOf(opened.call(copyEdition, { from: '2027', year: 2028, name: 'Once more' }))).toBe('edition-exists')
  })

  it('leaves out neighborhoods that are retired, or of another city by now', async () => {
    const opened = await world()
    const { systemRecords } = opened.context
    const [first] = await weekendsOf(opened, '2027')
    const [retired, moved, ...kept] = first!.neighbourhoodIds
    await systemRecords.change(neighbourhoods, (await systemRecords.get(neighbourhoods, retired!))!, { status: 'retired' })
    await systemRecords.change(neighbourhoods, (await systemRecords.get(neighbourhoods, moved!))!, { city: 'Farhaven' })
    await opened.call(copyEdition, { from: '2027', year: 2028, name: 'Open Studios 2028' })
    expect((await weekendsOf(opened, '2028'))[0]!.neighbourhoodIds).toEqual(kept)
    expect(kept.length).toBeGreaterThan(0)
  })

  it('is printed as that one was: its page size, its tiers, which of them have a picture and how large that is', async () => {
    const opened = await world()
    const { systemRecords } = opened.context
    const printed = {
      trim: { w: 140, h: 216 },
      tiers: ['Premier', 'Standard', 'Line'],
      tiersWithPicture: ['Premier', 'Standard'],
      pictureSlot: { w: 60, h: 45 },
    }
    await systemRecords.change(editions, (await systemRecords.get(editions, '2027'))!, printed)
    await opened.call(copyEdition, { from: '2027', year: 2028, name: 'Open Studios 2028' })
    const { trim, tiers, tiersWithPicture, pictureSlot, ...rest } = (await systemRecords.get(editions, '2028'))!
    expect({ trim, tiers, tiersWithPicture, pictureSlot }).toEqual(printed)
    expect(rest).not.toHaveProperty('summary')
  })

  it('takes its days from its weekends where it names none itself, and may be a second one of its year', async () => {
    const opened = await world()
    const { systemRecords } = opened.context
    const [days, from] = [{ startsOn: undefined, endsOn: undefined }, '2027']
    await systemRecords.change(editions, (await systemRecords.get(editions, from))!, days)
    const made = await opened.call(copyEdition, { from, year: 2027, word: 'spring', name: 'Spring Studios 2027' })
    expect(made.editionId).toBe('2027-spring')
    const dates = async (edition: string) => (await weekendsOf(opened, edition)).map(one => one.days)
    expect(await dates('2027-spring')).toEqual(await dates(from))
    await opened.call(copyEdition, { from, year: 2028, name: 'Open Studios 2028' })
    expect((await dates('2028'))[0]).toEqual([day('2028-09-23'), day('2028-09-24')])
    expect(await systemRecords.get(editions, '2028')).not.toHaveProperty('startsOn')
  })

  it('keeps the day of the week and stays within half a week, whatever the day and the years', () => {
    for (let n = 0; n < 1500; n++) {
      const date = shiftedDate('2024-01-01', n)
      const shift = daysToSameWeekday(date, 1 + (n % 4))
      expect(shift % 7).toBe(0)
      expect(Math.abs(shift - (1 + (n % 4)) * 365.25)).toBeLessThan(5)
    }
  })
})
