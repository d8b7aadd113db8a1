import { expect, it } from 'vitest'
import { campaigns } from '../../../src/domain/giving/campaigns.collection'
import { RecordService } from '../../../src/domain/records/record-service'
import { Records } from '../../../src/domain/shared/records/records'
import { maxRichText } from '../../../src/domain/shared/records/rich-text-field'
import { fromMarkup } from '../../../src/domain/shared/text/rich-text-markup'
import { staffWorld } from '../../support/staff-world'

it('staff write the text of a campaign: the form saves it, up to its limit', async () => {
  const world = await staffWorld({ pid: 'mo', adm: 1, sc: 'm' }, new Date('2027-09-01T12:00:00Z'))
  const records = new Records(world.store, { current: undefined })
  const none = { raised: { cents: 0, cur: 'usd' as const }, gifts: 0, amounts: [], wall: [], order: 0 }
  await records.commit(
    records.creating(campaigns, 'roof', { kind: 'fund', title: 'Roof', summary: 'A roof', body: fromMarkup(''), ...none, status: 'draft' }),
  )
  const service = world.services.get(RecordService)
  const save = async (typed: string) => service.change(campaigns, (await records.get(campaigns, 'roof'))!, { body: fromMarkup(typed) })

  expect(await save('## Why\n\nIt **leaks**.')).toMatchObject({ outcome: 'saved' })
  expect((await records.get(campaigns, 'roof'))?.body).toEqual(fromMarkup('## Why\n\nIt **leaks**.'))
  expect(await save('x'.repeat(maxRichText))).toMatchObject({ outcome: 'saved' })
  await expect(save('x'.repeat(maxRichText + 1))).rejects.toMatchObject({ code: 'invalid-argument' })
  await expect(
    service.change(campaigns, (await records.get(campaigns, 'roof'))!, { body: { type: 'doc', content: [{ type: 'script' }] } as never }),
  ).rejects.toMatchObject({ code: 'invalid-argument' })
})
