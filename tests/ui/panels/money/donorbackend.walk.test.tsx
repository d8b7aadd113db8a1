// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { hungPicture } from '../../../../src/adapters/memory/sample/pages/work-pictures-for-pages'
import { samplePassword } from '../../../../src/adapters/memory/sample/people/sample-account'
import { campaigns } from '../../../../src/domain/giving/campaigns.collection'
import { donations } from '../../../../src/domain/giving/donations.collection'
import { donorSettings, donorSettingsId } from '../../../../src/domain/giving/donors/donor-settings.collection'
import { pledges } from '../../../../src/domain/giving/pledges.collection'
import { images } from '../../../../src/domain/pictures/images.collection'
import { Records } from '../../../../src/domain/shared/records/records'
import { payments } from '../../../../src/domain/shop/payments.collection'
import { press } from '../../../support/drawing/press'
import { write } from '../../../support/drawing/write'
import { memoryApp } from '../../../support/memory-app'

const panel = '/cpanel/donorbackend'

async function open(at: string, as = 'moneyadmin') {
  const app = await memoryApp({ as })
  const records = new Records(app.world.store, { current: undefined })
  const page = await app.visit(at)
  return { ...app, records, page }
}

const typed = async (field: HTMLElement, text: string) => {
  await userEvent.clear(field)
  await userEvent.type(field, text)
}

afterEach(() => void vi.useRealTimers())

describe('donors', () => {
  it('are listed with what they gave, their level, and who gave last year but not this year', async () => {
    await open(panel)
    const table = within(await screen.findByRole('grid', { name: 'Donors' }))
    const hugh = (await table.findByText('Hugh Tremaine')).closest('[role=row]')!
    expect(hugh.textContent).toContain('$1,790')
    expect(hugh.textContent).toContain('Benefactor')
    await screen.findByText(/^\d+ donors gave \$[\d,.]+ this fiscal year\.$/)
    await userEvent.click(screen.getByRole('link', { name: 'Gave last year, not this year' }))
    await waitFor(() => expect(screen.queryByText('Hugh Tremaine')).toBeNull())
  })

  it('stay closed to staff of other scopes', async () => {
    await open(panel, 'guideadmin')
    await waitFor(() => expect(screen.queryByRole('grid', { name: 'Donors' })).toBeNull())
  })
})

describe('a batch of gifts', () => {
  async function enterOne() {
    const form = within(await screen.findByRole('form', { name: 'Enter gifts' }))
    const gift = within(await form.findByRole('group', { name: 'Gifts 1' }))
    await typed(gift.getByLabelText(/^Email/), 'new.donor@post.example')
    await userEvent.selectOptions(await gift.findByLabelText(/^For/), 'Materials fund')
    await userEvent.selectOptions(gift.getByLabelText(/^How/), 'cheque')
    await typed(gift.getByLabelText(/^Amount/), '120')
    await typed(form.getByLabelText(/^Number of gifts/), '1')
    return form
  }

  it('is recorded when it agrees with what was counted, and stands in the ledger', async () => {
    const { records } = await open(`${panel}?view=entry`)
    const before = (await records.find(payments)).length
    const form = await enterOne()
    await typed(form.getByLabelText(/^Money you counted/), '100')
    await userEvent.click(form.getByRole('button', { name: 'Record 1 gift' }))
    await form.findAllByText(/You entered \$120\./)
    expect(await records.find(payments)).toHaveLength(before)
    await typed(form.getByLabelText(/^Money you counted/), '120')
    await userEvent.click(form.getByRole('button', { name: 'Record 1 gift' }))
    await screen.findByText('1 gift recorded. Donors with an email address have their receipts.')
    const recorded = (await records.find(payments)).filter(({ batch }) => batch !== undefined)
    expect(recorded).toMatchObject([{ method: 'cheque', amount: { cents: 12_000 }, status: 'succeeded' }])
  })

  it('keeps what was typed when the tab is closed', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'], shouldAdvanceTime: true })
    const { visit, page } = await open(`${panel}?view=entry`)
    await enterOne()
    await vi.advanceTimersByTimeAsync(2_100)
    page.leave()
    await visit(`${panel}?view=entry`)
    await press('Restore them')
    const gift = within(await screen.findByRole('group', { name: 'Gifts 1' }))
    expect(gift.getByLabelText(/^Email/)).toHaveProperty('value', 'new.donor@post.example')
  })
})

describe('gifts', () => {
  it('are listed by donor, and an employer’s match of one is expected', async () => {
    const { records } = await open(`${panel}?view=gifts&open=order010-1`)
    await press('Expect a match')
    const dialog = within(await screen.findByRole('dialog', { name: 'Expect a match' }))
    await write(await dialog.findByLabelText(/^Email/), 'giving@employer.example')
    expect(dialog.getByLabelText(/^Dollars expected/)).toHaveProperty('value', '790')
    await userEvent.selectOptions(await dialog.findByLabelText(/^For/), 'First doors')
    await write(dialog.getByLabelText(/^Expected by/), '2027-12-31')
    await userEvent.click(dialog.getByRole('button', { name: 'Expect a match' }))
    await screen.findByText('The match is expected.')
    expect(await records.get(pledges, 'match-order010-1')).toMatchObject({ amount: { cents: 79_000 }, matchOf: 'order010-1' })
  })

  it('whose giver named an employer wait until it is asked, then until it has paid', async () => {
    const { records } = await open(`${panel}?view=matching`)
    const row = (await screen.findByText('Cannery Street Savings')).closest('[role=row]')!
    expect(row.textContent).toContain('To ask')
    expect(screen.getByText('Asked')).toBeTruthy()
    await userEvent.click(within(row as HTMLElement).getByText('Hugh Tremaine'))
    await screen.findByText(/^Nobody has asked the employer yet/)
    await press('Expect a match')
    const dialog = within(await screen.findByRole('dialog', { name: 'Expect a match' }))
    await write(await dialog.findByLabelText(/^Email/), 'giving@savings.example')
    await write(dialog.getByLabelText(/^Expected by/), '2027-12-31')
    await userEvent.click(dialog.getByRole('button', { name: 'Expect a match' }))
    await screen.findByText('The match is expected.')
    await waitFor(() => expect(row.textContent).toContain('Asked'))
    expect(screen.getByRole('link', { name: 'Record its payment' }).getAttribute('href')).toMatch(/view=pledges&open=match-order010/)
    expect(await records.get(pledges, 'match-order010-1')).toMatchObject({ status: 'open' })
  })

  it('are named on the pages when the donor asks for it', async () => {
    const { records } = await open(`${panel}?view=gifts&open=order010-1`)
    await press('Name the donor')
    const dialog = within(await screen.findByRole('dialog', { name: 'Name the donor' }))
    await typed(await dialog.findByLabelText(/^Name to show/), 'H. T.')
    await userEvent.click(dialog.getByRole('button', { name: 'Name the donor' }))
    await screen.findByText(/Our pages show the donor as/)
    expect(await records.get(campaigns, 'first-doors')).toMatchObject({ givers: [{ name: 'H. T.', level: 'Benefactor' }] })
  })

  it('that wait for thanks are led by those whose letters the law asks for', async () => {
    await open(`${panel}?view=thanks`)
    await screen.findByText('Paulette Vance-Ortega')
    const rows = screen.getAllByRole('row').map(({ textContent }) => textContent ?? '')
    const first = rows.findIndex(row => row.includes('Thanks'))
    expect(rows.slice(first).some(row => row.includes('Required by law'))).toBe(false)
    expect(rows.some(row => row.includes('Required by law'))).toBe(true)
    expect(screen.getByRole('link', { name: 'Issue letters' })).toHaveProperty('pathname', '/cpanel/donationletter')
  })
})

describe('large gifts', () => {
  it('wait for somebody to thank the donor in person, from the amount on that staff set', async () => {
    const { page, records } = await open('/cpanel')
    await userEvent.click(await screen.findByRole('link', { name: '1 donor of a large gift to thank in person' }))
    await screen.findByText(/gave \$1,000/)
    expect(screen.getByText(/gave \$1,000/).textContent).toBe('Hugh Tremaine gave $1,000 for “A lift on the water side”.')
    await press('Record the thanks')
    const dialog = within(await screen.findByRole('dialog', { name: 'Record the thanks' }))
    await write(dialog.getByLabelText(/^How/), 'I called him on Friday.')
    await press('Record the thanks', dialog)
    await screen.findByText('Nobody waits to be thanked in person')
    const [gift] = await records.find(donations, { where: [['personalThanks.state', '==', 'done']] })
    expect(gift).toMatchObject({ amount: { cents: 100_000 }, personalThanks: { on: '2027-10-16', note: 'I called him on Friday.' } })
    await page.go(`${panel}?view=levels`)
    await screen.findByRole('heading', { name: 'Donor levels' })
    expect(screen.queryByRole('heading', { name: 'New' })).toBeNull()
    await typed(await screen.findByLabelText(/^A gift is large from/), '500')
    await press('Save')
    await waitFor(async () => expect(await records.get(donorSettings, donorSettingsId)).toMatchObject({ largeFrom: { cents: 50_000 } }))
    await screen.findByRole('heading', { name: 'Donor levels' })
  })
})

describe('pledges', () => {
  it('are paid by a gift once the password is given again, and show what is still to come', async () => {
    const { records, world } = await open(`${panel}?view=pledges&open=pledge-lift`)
    world.localMode.setNow(new Date(world.clock.now().getTime() + 6 * 60_000))
    await press('Record a payment')
    const dialog = within(await screen.findByRole('dialog', { name: 'Record a payment' }))
    await typed(await dialog.findByLabelText(/^Dollars received/), '1000')
    await write(dialog.getByLabelText(/^Received on/), '2027-10-15')
    await userEvent.click(dialog.getByRole('button', { name: 'Record a payment' }))
    const password = within(await screen.findByRole('dialog', { name: 'Confirm your password' }))
    await userEvent.type(await password.findByLabelText('Your password'), samplePassword)
    await userEvent.click(password.getByRole('button', { name: 'Continue' }))
    await screen.findByText('$1,000 recorded.')
    expect(await records.get(pledges, 'pledge-lift')).toMatchObject({ received: { cents: 100_000 }, status: 'open' })
    expect((await records.find(donations)).find(({ pledgeId }) => pledgeId === 'pledge-lift')).toMatchObject({ personId: 'p-donor' })
  })
})

describe('funds and campaigns', () => {
  it('begin as a draft, are opened and shown to visitors', async () => {
    const { records, page } = await open(`${panel}?view=causes&open=new`)
    const form = within(await screen.findByRole('form', { name: 'New fund or campaign' }))
    await write(await form.findByLabelText(/^Title/), 'A new kiln')
    await write(form.getByLabelText(/^Summary/), 'The old one cracked.')
    await write(form.getByLabelText(/^Address/), 'kiln')
    await userEvent.click(form.getByRole('button', { name: 'Begin the draft' }))
    await screen.findByText('The draft of /donors/kiln is in the list.')
    const picture = (await records.find(images, { where: [['isPublic', '==', true]] })).find(
      ({ id }) => id === hungPicture('campaign materials', 'wide'),
    )
    fireEvent.change(await screen.findByRole('combobox', { name: /^Picture/ }), { target: { value: picture!.alt } })
    await screen.findByRole('img', { name: picture!.alt })
    await press('Save')
    await waitFor(async () => expect((await records.get(campaigns, 'kiln'))?.imageId).toBe(picture!.id))
    await press('Open')
    await waitFor(async () => expect(await records.get(campaigns, 'kiln')).toMatchObject({ status: 'live' }))
    await page.go('/donors/kiln')
    await screen.findByRole('heading', { level: 1, name: 'A new kiln' })
    await screen.findByRole('img', { name: picture!.alt })
  })
})

describe('the page for donors', () => {
  it('is edited beside the campaigns, by whoever may write pages', async () => {
    const { world, page } = await open(`${panel}?view=page`, 'superadmin')
    expect(await screen.findByRole<HTMLInputElement>('textbox', { name: /^Title/ })).toHaveProperty('value', 'Keep a door open')
    await screen.findByRole('list', { name: 'Blocks of the page' })
    await world.signInAs('moneyadmin')
    await page.go(panel)
    await screen.findByRole('link', { name: 'Funds and campaigns' })
    expect(screen.queryByRole('link', { name: 'Page' })).toBeNull()
  })
})
