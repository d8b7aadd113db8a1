// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { memberships, terms } from '../../../../src/domain/memberships/memberships.collection'
import { organisation, organisationId } from '../../../../src/domain/shared/records/organisation.collection'
import { Records } from '../../../../src/domain/shared/records/records'
import { press } from '../../../support/drawing/press'
import { write } from '../../../support/drawing/write'
import { memoryApp } from '../../../support/memory-app'

const open = async (path: string, as = 'peopleadmin') => {
  const { visit, world } = await memoryApp({ as })
  return { ...(await visit(path)), user: userEvent.setup(), world, records: world.services.get(Records) }
}
const counted = async () => parseInt((await screen.findByText(/in all$/)).textContent)
const dialog = (name: string) => screen.findByRole('dialog', { name: new RegExp(`^${name}`) })

describe('the table of members', () => {
  it('shows everybody who is or was a member', async () => {
    await open('/cpanel/membersdatabase')
    expect(await counted()).toBeGreaterThan(100)
  })

  it('shows whose membership ends soon, where the work of the office leads', async () => {
    await open('/cpanel/membersdatabase?view=ending')
    const all = await counted()
    expect(await screen.findAllByText('Current, ends soon')).toHaveLength(all)
    expect(await screen.findAllByText('Oct 24, 2027')).not.toHaveLength(0)
  })

  it('gives a term, extends, suspends and resumes, each with a reason and the exact days', async () => {
    const { records } = await open('/cpanel/membersdatabase?open=m-c16')
    expect(await screen.findByText('Nov 8, 2027', { selector: 'dd *, dd' })).toBeTruthy()
    const answer = async (label: string, sentence: RegExp) => {
      await press(label)
      const asked = within(await dialog(label))
      await asked.findByText(sentence)
      await write(asked.getByRole('textbox', { name: /^Why/ }), 'Lent us the press in spring')
      await press(label, asked)
    }
    await answer('Give a term', /from Nov 9, 2027 to Nov 8, 2028/)
    await screen.findByText('Given: a term from Nov 9, 2027 to Nov 8, 2028.')
    await screen.findByText('Nov 8, 2028', { selector: 'dd *, dd' })
    await answer('Extend', /until Nov 8, 2028 so far/)
    await screen.findByText('The membership lasts until Dec 8, 2028.')
    await answer('Suspend', /From today on they are no member/)
    await screen.findByText('The membership is suspended.')
    await screen.findByText('Suspended', { selector: 'dd *, dd' })
    await answer('Resume', /counts again/)
    await screen.findByText('The membership is resumed.')
    const held = await records.find(terms, { params: { membership: 'm-c16' } })
    expect(held.map(({ kind, end }) => `${kind} ${end}`).sort()).toEqual(['comp 2028-11-08', 'extend 2028-12-08', 'new 2027-11-08'])
    expect((await records.get(memberships, 'm-c16'))?.suspensions).toEqual([])
  })

  it('mails renewal notices to those who are chosen, and says who got none', async () => {
    const { user, world } = await open('/cpanel/membersdatabase?view=ending')
    const all = await counted()
    const before = world.localMode.state.outbox.length
    const remind = async () => {
      for (const box of await screen.findAllByRole('checkbox', { name: /^Select / })) await user.click(box)
      await press('Send a renewal notice')
      await press('Send a renewal notice', within(await dialog('Send a renewal notice')))
    }
    await remind()
    const said = await screen.findByText(/renewal notices? sent\./)
    const sent = parseInt(said.textContent)
    expect(sent).toBeGreaterThan(0)
    expect(world.localMode.state.outbox.length - before).toBe(sent)
    await remind()
    await screen.findByText('0 renewal notices sent.')
    expect((await screen.findAllByText(/was sent already|no email address/)).length).toBeLessThanOrEqual(all)
    expect(world.localMode.state.outbox.length - before).toBe(sent)
  })

  it('prints the cards of those who are chosen on sheets', async () => {
    const { user } = await open('/cpanel/artloversdatabase?view=ending')
    for (const box of await screen.findAllByRole('checkbox', { name: /^Select / })) await user.click(box)
    await user.click(await screen.findByRole('link', { name: 'Print cards' }))
    await press(/^Make the cards of \d+ memberships?$/)
    const made = parseInt((await screen.findByText(/cards? made\.$/)).textContent)
    expect(await screen.findAllByRole('img', { name: /^The code of the card of / })).toHaveLength(made)
    await screen.findByRole('button', { name: 'Print' })
  })

  it('renews those who are chosen by check, and makes no order twice', async () => {
    const { user, world } = await open('/cpanel/artloversdatabase?view=ending')
    const made = async () => (await world.store.query({ collection: 'orders', where: [['source', '==', 'desk']] })).length
    const before = await made()
    const renew = async () => {
      for (const box of await screen.findAllByRole('checkbox', { name: /^Select / })) await user.click(box)
      await press('Renew by check')
      await press('Renew by check', within(await dialog('Renew by check')))
      return parseInt((await screen.findByText(/orders? made\./)).textContent)
    }
    const count = await renew()
    expect(count).toBeGreaterThan(0)
    expect(await made()).toBe(before + count)
    await renew()
    expect(await made()).toBe(before + count)
    expect(screen.queryByRole('button', { name: 'Renew by a mailed link' })).toBeNull()
  })

  it('shows registrations and gifts to staff who may read them, and how complete artists’ pages are', async () => {
    const { visit, world } = await memoryApp({ as: 'superadmin' })
    const edition = (await new Records(world.store, { current: undefined }).get(organisation, organisationId))!.currentEdition!
    const { names } = (await world.store.get('people/c16'))!.data as { readonly names: { readonly display: string } }
    const gift = { personId: 'c16', amount: { cents: 12_300, cur: 'usd' }, receivedOn: '2027-09-30', softCredits: [], status: 'recorded' }
    await world.store.commit([
      { op: 'set', path: 'registrations/r-c16-1', data: { personId: 'c16', editionId: edition, n: 1, status: 'withdrawn' } },
      { op: 'set', path: 'registrations/r-c16-2', data: { personId: 'c16', editionId: edition, n: 2, status: 'in_review' } },
      { op: 'set', path: 'donations/g-c16', data: gift },
    ])
    await visit(`/cpanel/membersdatabase?q=${encodeURIComponent(names.display)}`)
    await screen.findByText('in review, withdrawn')
    await screen.findByText('Sep 30, 2027')
    await visit(`/cpanel/artloversdatabase?q=${encodeURIComponent(names.display)}`)
    await screen.findByText(/^\$123/)
  })

  it('is ordered by the last gift, which arrives later than the table', async () => {
    const { visit, world } = await memoryApp({ as: 'superadmin' })
    const { names } = (await world.store.get('people/c16'))!.data as { readonly names: { readonly display: string } }
    const gift = { personId: 'c16', amount: { cents: 12_300, cur: 'usd' }, receivedOn: '2027-10-17', softCredits: [], status: 'recorded' }
    await world.store.commit([{ op: 'set', path: 'donations/g-c16', data: gift }])
    await visit('/cpanel/membersdatabase?sort=-lastGift')
    const first = async () => within(await screen.findByRole('grid')).getAllByRole('row')[1]!.textContent
    await waitFor(async () => expect(await first()).toContain(names.display), { timeout: 60_000 })
    expect(await first()).toContain('Oct 17, 2027')
  })

  it('has no columns of registrations and gifts for staff of people alone', async () => {
    await open('/cpanel/membersdatabase')
    await screen.findAllByText(/^\d of 5$/)
    const heads = (await screen.findAllByRole('columnheader')).map(({ textContent }) => textContent).join()
    expect(heads).not.toMatch(/Registration|Last gift/)
  })

  it('shows who stays, by the year in which they became members', async () => {
    await open('/cpanel/membersdatabase?view=stays')
    const figure = within(await screen.findByRole('region', { name: 'Who stays' }))
    expect((await figure.findAllByRole('rowheader')).map(({ textContent }) => textContent)).toContain('2026')
  })

  it('is not open to other staff', async () => {
    await open('/cpanel/membersdatabase', 'guideadmin')
    await waitFor(() => expect(screen.queryByText(/in all$/)).toBeNull())
  })
})

describe('the table of art lovers', () => {
  it('shows art lovers alone, with what they like', async () => {
    const { records } = await open('/cpanel/artloversdatabase')
    const lovers = await records.find(memberships, { where: [['audience', '==', 'artlover']] })
    expect(await counted()).toBe(lovers.length)
    await screen.findByText('Ceramics, Printmaking')
    await screen.findByText('$2,000 and more')
  })

  it('says who gives enough for a higher level, and what each of them used', async () => {
    const { visit, world } = await memoryApp({ as: 'superadmin' })
    const gift = { personId: 'p-artlover', amount: { cents: 20_000, cur: 'usd' }, receivedOn: '2027-09-30', softCredits: [], status: 'recorded' }
    await world.store.commit([{ op: 'set', path: 'donations/g-lover', data: gift }])
    const { names } = (await world.store.get('people/p-artlover'))!.data as { readonly names: { readonly display: string } }
    await visit(`/cpanel/artloversdatabase?view=upgrades&q=${encodeURIComponent(names.display)}`)
    // A friend for $50 who gave $200 besides.
    const row = within((await screen.findByText('Patron')).closest<HTMLElement>('[role="row"]')!)
    row.getByText(names.display)
    await row.findByText('2')
  })

  it('has no upgrades for staff who may not read gifts', async () => {
    const page = await open('/cpanel/artloversdatabase')
    await counted()
    expect(screen.queryByRole('link', { name: 'Could move up' })).toBeNull()
    await page.go('/cpanel/artloversdatabase?view=upgrades')
    await counted()
    const heads = (await screen.findAllByRole('columnheader')).map(({ textContent }) => textContent).join()
    expect(heads).toMatch(/Perks used/)
    expect(heads).not.toMatch(/Could move up/)
  })

  it('says how much an art lover has saved, and not what', async () => {
    const { visit, world } = await memoryApp({ as: 'peopleadmin' })
    const save = (kind: string, ref: string) => ({ op: 'set', path: `saves/c16_${kind}_${ref}`, data: { personId: 'c16', kind, ref } }) as const
    await world.store.commit([save('artist', 'one'), save('artist', 'two'), save('artwork', 'three')])
    await visit('/cpanel/artloversdatabase?open=m-c16')
    await screen.findByText('2 artists, 1 work')
  })
})
