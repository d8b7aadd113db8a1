// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { duplicates } from '../../../../src/domain/merging/duplicate-pairs.collection'
import { people } from '../../../../src/domain/people/people.collection'
import { Records } from '../../../../src/domain/shared/records/records'
import { press } from '../../../support/drawing/press'
import { memoryApp } from '../../../support/memory-app'

const open = async (path: string) => {
  const { visit, world } = await memoryApp({ as: 'peopleadmin' })
  const view = await visit(path)
  return { ...view, user: userEvent.setup(), records: world.services.get(Records) }
}
const list = async (name: string) => within(await screen.findByRole('table', { name }))
const pairs = () => list('Likely duplicates')

describe('merging people', () => {
  it('says that the same person was chosen twice', async () => {
    await open('/cpanel/usermerger?do=merge&a=c15&b=c15')
    expect((await screen.findByRole('alert')).textContent).toBe('You chose the same person twice. Go back and choose two records.')
  })

  it('compares two records, merges them and undoes it', async () => {
    const { user, records } = await open('/cpanel/usermerger?do=merge&a=c15&b=d15')
    const before = await records.get(people, 'c15')
    await screen.findByRole('heading', { level: 3, name: /and/ })
    await screen.findByRole('radio', { name: /Name: take other record/ })
    await user.click(await screen.findByRole('radio', { name: /Source: take other record/ }))
    const merge = await screen.findByRole<HTMLButtonElement>('button', { name: /^Merge into/ })
    await waitFor(() => expect(merge.disabled).toBe(false))
    await user.click(merge)
    await screen.findByText(/You can undo this for 30 days/)
    expect(await records.get(people, 'd15')).toMatchObject({ status: 'merged', mergedInto: 'c15' })
    expect((await records.get(people, 'c15'))!.source).not.toBe(before!.source)
    await press('Undo')
    await screen.findByText('Undone.')
    expect(await records.get(people, 'd15')).toMatchObject({ status: 'active' })
    expect((await records.get(people, 'c15'))!.source).toBe(before!.source)
  })

  it('remembers that two records are different people, and can forget it', async () => {
    const { user, records } = await open('/cpanel/usermerger')
    const first = (await (await pairs()).findAllByRole('button', { name: /^Mark as not a duplicate/ }))[0]!
    const name = first.getAttribute('aria-label')!
    await user.click(first)
    await screen.findByText(/not offered again/)
    await waitFor(() => expect(screen.queryByRole('button', { name })).toBeNull())
    await press('Undo')
    await screen.findByText('Undone.')
    await screen.findByRole('button', { name })
    expect(await records.count(duplicates, { where: [['status', '==', 'dismissed']] })).toBe(1)
  })

  it('pages through hundreds of pairs to the last one, the certain ones first', async () => {
    const { visit, world } = await memoryApp({ as: 'peopleadmin' })
    const { systemRecords } = world.context
    const [one, ...others] = await systemRecords.find(people, { where: [['status', '==', 'active']], limit: 231 })
    for (const { id } of others)
      await systemRecords.commit(
        systemRecords.creating(duplicates, `${one!.id}-${id}`, { personIds: [one!.id, id], rule: 'hand', score: 0.5, status: 'open' }),
      )
    await visit('/cpanel/usermerger')
    const count = await systemRecords.count(duplicates, { where: [['status', '==', 'open']] })
    const rows = async () => (await (await pairs()).findAllByRole('row')).length - 1
    expect(await rows()).toBe(20)
    for (const shown of [120, 220, count]) {
      await press(/^Show more: /)
      await waitFor(async () => expect(await rows()).toBe(shown))
    }
    expect(screen.queryByRole('button', { name: /^Show more: / })).toBeNull()
    expect((await (await pairs()).findAllByRole('row'))[1]!.textContent).toContain('Same email')
  })

  it('merges all records with the same email and name, and lists them with undo', async () => {
    const { user, records, ...page } = await open('/cpanel/usermerger')
    const certain = within(await screen.findByRole('form', { name: 'Merge the certain pairs' }))
    await press('Preview changes', certain)
    await press(/^Merge \d+ pairs$/)
    await screen.findByText(/^\d+ pairs are merged\.$/)
    expect(await records.count(people, { where: [['status', '==', 'merged']] })).toBeGreaterThan(5)
    await page.go('/cpanel/usermerger')
    const takeBack = (await (await list('Merges')).findAllByRole('button', { name: /^Take back/ }))[0]!
    await user.click(takeBack)
    await screen.findByText('Undone.')
  })

  it('names what was changed since the merge, and overwrites it only if asked', async () => {
    const { records, ...page } = await open('/cpanel/usermerger?do=merge&a=c15&b=d15')
    await press(/^Merge into/)
    await screen.findByText(/undo this for 30 days/)
    const kept = (await records.get(people, 'c15'))!
    await records.commit(records.changing(people, kept, { birthYear: 1921 }))
    await page.go('/cpanel/usermerger')
    await press(/^Take back/)
    await screen.findByText(/^Year of birth: was changed since/)
    await press('Put back: Year of birth')
    await screen.findByText(/as it was before the merge/)
    expect((await records.get(people, 'c15'))!.birthYear).not.toBe(1921)
  })
})
