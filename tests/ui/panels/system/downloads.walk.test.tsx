// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react'
import user from '@testing-library/user-event'
import { encode } from 'uqr'
import { describe, expect, it } from 'vitest'
import { press } from '../../../support/drawing/press'
import { write } from '../../../support/drawing/write'
import { memoryApp } from '../../../support/memory-app'

const userEvent = user.setup({ delay: null, pointerEventsCheck: 0 })

describe('downloads', () => {
  it('are offered by scope, need a reason, and stay in the list for seven days', async () => {
    const { visit } = await memoryApp({ as: 'peopleadmin' })
    await visit('/cpanel/downloads')
    const card = await screen.findByRole('form', { name: 'People' })
    expect(screen.queryByRole('form', { name: 'Guide' })).toBeNull()
    expect(screen.queryByRole('heading', { name: 'Restore a backup' })).toBeNull()
    expect(screen.queryByRole('heading', { name: 'Restores and rehearsals' })).toBeNull()

    const make = within(card).getByRole('button', { name: 'Make and download' })
    await userEvent.click(make)
    await within(card).findByText('Enter at least 10 characters.')
    await write(within(card).getByRole('textbox', { name: 'What is it for?' }), 'Letters for the season')
    await userEvent.click(make)
    await screen.findByText(/^people-2027-10-16\.csv with \d[\d,]* rows is in your downloads\.$/)

    const row = await screen.findByRole('row', { name: /people-2027-10-16\.csv/ })
    expect(row.textContent).toContain('Letters for the season')
    // The people who made the export and who opened it.
    await waitFor(() => expect(within(row).getAllByRole('cell', { name: 'Ines Thorvald' })).toHaveLength(2))
    await within(row).findByRole('button', { name: 'Download: people-2027-10-16.csv' })
  })

  it('ask guide staff for an edition', async () => {
    const { visit } = await memoryApp({ as: 'guideadmin' })
    await visit('/cpanel/downloads')
    const card = await screen.findByRole('form', { name: 'Guide' })
    await within(card).findByRole('combobox', { name: 'Edition' })
    await userEvent.click(within(card).getByRole('button', { name: 'Make and download' }))
    await screen.findByText(/^guide-\d{4}-2027-10-16\.csv with \d[\d,]* rows is in your downloads\.$/)
  })
})

describe('a printout', () => {
  it('is laid out in sheets, continues on a started sheet, prints, and is in the list', async () => {
    let prints = 0
    window.print = () => {
      prints++
    }
    const { visit } = await memoryApp({ as: 'peopleadmin' })
    await visit('/cpanel/downloads')
    expect(screen.queryByRole('form', { name: 'Door signs' })).toBeNull()
    const card = await screen.findByRole('form', { name: 'Address labels' })
    await write(within(card).getByRole('textbox', { name: 'What is it for?' }), 'Letters for the season')
    await userEvent.click(within(card).getByRole('button', { name: 'Make and preview' }))
    const heading = await screen.findByRole('heading', { name: /^Address labels: 50 on 2 sheets$/ })
    await waitFor(() => expect(document.activeElement).toBe(heading))
    await waitFor(() => expect(document.querySelectorAll('address')).toHaveLength(50))
    const place = await screen.findByRole('spinbutton', { name: 'Begin at place' })
    await userEvent.clear(place)
    await write(place, '12')
    await screen.findByRole('heading', { name: 'Address labels: 50 on 3 sheets' })
    await waitFor(() => expect(document.querySelectorAll('[data-sheet]')[0]?.querySelectorAll('address')).toHaveLength(19))
    await press('Print')
    await waitFor(() => expect(prints).toBe(1))

    await userEvent.click(await screen.findByRole('link', { name: 'Back to the files' }))
    const again = await screen.findByRole('link', { name: 'Print labels-2027-10-16.json' })
    await userEvent.click(again)
    await screen.findByRole('heading', { name: 'Address labels: 50 on 2 sheets' })
  })

  it('that has expired says so at its former address', async () => {
    const { visit } = await memoryApp({ as: 'peopleadmin' })
    await visit('/cpanel/downloads?open=of-last-month')
    await screen.findByRole('heading', { name: 'This file is not kept any more' })
    expect(screen.getByRole('link', { name: 'Back to the files' }).getAttribute('href')).toBe('/cpanel/downloads')
  })

  it('says so if there is nobody to print', async () => {
    const { visit } = await memoryApp({ as: 'peopleadmin' })
    await visit('/cpanel/downloads')
    const card = await screen.findByRole('form', { name: 'Name badges' })
    await write(within(card).getByRole('textbox', { name: 'Only with the tag' }), 'nobody has this')
    await write(within(card).getByRole('textbox', { name: 'What is it for?' }), 'Table at the door')
    await userEvent.click(within(card).getByRole('button', { name: 'Make and preview' }))
    await screen.findByRole('heading', { name: 'Nothing to print' })
    expect(screen.queryByRole('button', { name: 'Print' })).toBeNull()
  })

  it('for an entrance has a QR code with the address of its page', async () => {
    const { visit } = await memoryApp({ as: 'guideadmin' })
    await visit('/cpanel/downloads')
    const card = await screen.findByRole('form', { name: 'Door signs' })
    await userEvent.click(within(card).getByRole('button', { name: 'Make and preview' }))
    const codes = await screen.findAllByRole('img', { name: /^QR code for https:/ })
    await waitFor(() => expect(screen.getAllByRole('img', { name: /^QR code for https:/ })).toHaveLength(document.querySelectorAll('article').length))
    const address = codes[0]!.getAttribute('aria-label')!.replace('QR code for ', '')
    const { size, data } = encode(address, { ecc: 'M', border: 4 })
    expect(drawnModules(codes[0]!.querySelector('path')!.getAttribute('d')!, size)).toEqual(data)
  })
})

/** The dark modules of a QR code drawn as bars one module high. */
function drawnModules(path: string, size: number): boolean[][] {
  const modules = Array.from({ length: size }, () => Array.from({ length: size }, () => false))
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1H\d+z/g))
    for (let at = 0; at < Number(width); at++) modules[Number(y)]![Number(x) + at] = true
  return modules
}
