// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { membershipSeats } from '../../../../src/domain/memberships/family-seats/membership-seats.collection'
import { memberships, terms } from '../../../../src/domain/memberships/memberships.collection'
import { people } from '../../../../src/domain/people/people.collection'
import { Records } from '../../../../src/domain/shared/records/records'
import { orders } from '../../../../src/domain/shop/orders.collection'
import { payments } from '../../../../src/domain/shop/payments.collection'
import { press } from '../../../support/drawing/press'
import { write } from '../../../support/drawing/write'
import { memoryApp } from '../../../support/memory-app'

const open = async (as = 'peopleadmin') => {
  const { visit, world } = await memoryApp({ as })
  await visit('/cpanel/addmembers')
  const user = userEvent.setup()
  await user.click(await screen.findByRole('textbox', { name: /^People/ }))
  return { user, world, records: world.services.get(Records), behind: new Records(world.store, { current: undefined }) }
}
const choose = async (user: ReturnType<typeof userEvent.setup>, label: RegExp, option: RegExp) => {
  const box = await screen.findByRole('combobox', { name: label })
  await user.selectOptions(box, await within(box).findByRole('option', { name: option }))
}

describe('adding members', () => {
  it('gives memberships to new and known people after a dry run, each once', async () => {
    const { user, world, records } = await open()
    const known = (await world.store.get('people/c16'))!.data
    const [{ address }] = known['emails'] as [{ address: string }]
    await user.paste(`Name\tEmail\nAda Byron\tada@post.example\nSomebody\t${address}\nNobody`)
    await choose(user, /^Membership/, /Friend/)
    await choose(user, /^How is it paid/, /give it/)
    await write(await screen.findByRole('textbox', { name: /^Why is it given/ }), 'Kept the doors open all weekend')
    await press('Preview changes')
    await screen.findByText('A term: Oct 16, 2027 – Oct 15, 2028')
    await screen.findByText('A term: Nov 9, 2027 – Nov 8, 2028. Held until Nov 8, 2027 so far.')
    await screen.findByText(/Enter their email address/)
    const held = async () => (await records.findEverywhere(terms)).filter(({ kind }) => kind === 'comp').length
    const before = await held()
    await press('Give 2 memberships')
    await screen.findByText('2 memberships given.')
    expect(await held()).toBe(before + 2)
    const [ada] = (await records.find(people)).filter(({ emails }) => emails[0]?.address === 'ada@post.example')
    expect(ada).toMatchObject({ names: { first: 'Ada', last: 'Byron' }, source: 'Added as a member' })
    expect(await records.find(memberships, { where: [['personId', '==', ada!.id]] })).toMatchObject([{ level: 'friend', since: '2027-10-16' }])
  })

  it('makes orders that wait for a check, and no term', async () => {
    const { user, behind } = await open()
    await user.paste('Ada, Byron, ada@post.example')
    await choose(user, /^Membership/, /Friend/)
    await press('Preview changes')
    await screen.findByText(/Once it is paid/)
    await press('Make 1 order')
    await screen.findByText(/1 order made\./)
    const [order] = (await behind.find(orders)).filter(({ source }) => source === 'desk')
    expect(order).toMatchObject({ email: 'ada@post.example', status: 'awaiting_payment', total: { cents: 5000 } })
    expect(await behind.findEverywhere(terms, { where: [['personId', '==', order!.personId!]] })).toEqual([])
  })

  it('records the cash of several people, each with a term and a receipt', async () => {
    const { user, behind, world } = await open('superadmin')
    await user.paste('Ada, Byron, ada@post.example\nBen, Cole, ben@post.example')
    await choose(user, /^Membership/, /Friend/)
    await choose(user, /^How is it paid/, /^In cash/)
    await user.type(await screen.findByLabelText(/^Number of payments you counted/), '2')
    await write(await screen.findByLabelText(/^Money you counted/), '90')
    await press('Preview changes')
    await screen.findByText('You counted 2 payments of $90 altogether. These are 2 payments of $100.')
    expect(screen.getByRole<HTMLButtonElement>('button', { name: /^Record/ }).disabled).toBe(true)
    await press('Back')
    // What was entered is still there.
    const money = await screen.findByLabelText(/^Money you counted/)
    await user.clear(money)
    await write(money, '100')
    await press('Preview changes')
    await screen.findByText('Count the money first. Each of them gets a receipt by mail.')
    await press('Record $100 in cash')
    await screen.findByText('2 memberships paid in cash.')
    for (const email of ['ada@post.example', 'ben@post.example']) {
      const [order] = await behind.find(orders, { where: [['email', '==', email]] })
      expect(order).toMatchObject({ status: 'paid', source: 'desk', total: { cents: 5000 } })
      expect(await behind.find(payments, { where: [['orderId', '==', order!.id]] })).toMatchObject([{ method: 'cash', amount: { cents: 5000 } }])
      expect(await behind.findEverywhere(terms, { where: [['personId', '==', order!.personId!]] })).toMatchObject([{ start: '2027-10-16' }])
      await waitFor(() =>
        expect(world.localMode.state.outbox.filter(({ to, subject }) => to === email && subject.startsWith('Your receipt'))).toHaveLength(1),
      )
    }
  })

  it('records none of a counted pile if one of them cannot be added by then', async () => {
    const { user, behind, world } = await open('superadmin')
    const known = (await behind.get(people, 'c16'))!
    await user.paste(`Ada, Byron, ada@post.example\n${known.names.first}, ${known.names.last}, ${known.emails[0]!.address}`)
    await choose(user, /^Membership/, /Friend/)
    await choose(user, /^How is it paid/, /^In cash/)
    await user.type(await screen.findByLabelText(/^Number of payments you counted/), '2')
    await write(await screen.findByLabelText(/^Money you counted/), '100')
    await press('Preview changes')
    await screen.findByRole('button', { name: 'Record $100 in cash' })
    // Their mail comes back meanwhile.
    await world.store.commit([{ op: 'update', path: 'people/c16', data: { emails: [] } }])
    await press('Record $100 in cash')
    await screen.findByText(/not recorded: without those who are left out, it is not what you counted/)
    await screen.findByText(/they have no other/)
    expect(
      await behind.find(payments, {
        where: [
          ['method', '==', 'cash'],
          ['receivedOn', '==', '2027-10-16'],
          ['amount.cents', '==', 5000],
        ],
      }),
    ).toEqual([])
    expect(await behind.find(orders, { where: [['email', '==', 'ada@post.example']] })).toMatchObject([{ status: 'pending' }])
  })

  it('records a batch of checks with their numbers, welcomes each member once, and invites who shares a membership', async () => {
    const { user, behind, world } = await open('superadmin')
    await user.paste(
      'Ada Byron, ada@post.example, 1042\n+ Cy Byron, cy@post.example\n+ Dee Byron, dee@post.example\nBen Cole, ben@post.example, #77\nEve, eve@post.example',
    )
    await choose(user, /^Membership/, /Companion/)
    await choose(user, /^How is it paid/, /you have the checks/)
    await user.type(await screen.findByLabelText(/^Number of payments you counted/), '2')
    await write(await screen.findByLabelText(/^Money you counted/), '200')
    await press('Preview changes')
    await screen.findByText('Check 1042: Oct 16, 2027 – Oct 15, 2028')
    await screen.findByText('An invitation to share the membership of Ada Byron.')
    await screen.findByText('The membership of Ada Byron has no further place.')
    await screen.findByText('Enter the number of their check.')
    await press('Record 2 checks of $200')
    await screen.findByText('2 memberships paid by check. 1 invitation to share one mailed.')
    const [order] = await behind.find(orders, { where: [['email', '==', 'ada@post.example']] })
    expect(await behind.find(payments, { where: [['orderId', '==', order!.id]] })).toMatchObject([{ method: 'cheque', ref: '1042' }])
    const mailed = (to: string) => world.localMode.state.outbox.filter(mail => mail.to === to).map(({ subject }) => subject)
    const welcomes = (to: string) => mailed(to).filter(subject => subject.startsWith('Welcome as a member of'))
    expect(mailed('ada@post.example')).toContainEqual(expect.stringMatching(/^Your receipt/))
    expect([welcomes('ada@post.example'), welcomes('ben@post.example')]).toMatchObject([{ length: 1 }, { length: 1 }])
    expect(mailed('cy@post.example')).toEqual([expect.stringMatching(/^Ada Byron shares a membership/)])
    expect(mailed('dee@post.example')).toEqual([])
    expect(await behind.find(membershipSeats, { where: [['email', '==', 'cy@post.example']] })).toMatchObject([
      { name: 'Cy Byron', status: 'invited' },
    ])
  })

  it('gives memberships silently where the welcome is not wanted', async () => {
    const { user, world } = await open()
    await user.paste('Ada Byron, ada@post.example\n+ Cy Byron, cy@post.example')
    await choose(user, /^Membership/, /Friend/)
    await choose(user, /^How is it paid/, /give it/)
    await write(await screen.findByRole('textbox', { name: /^Why is it given/ }), 'Kept the doors open all weekend')
    await user.click(await screen.findByRole('checkbox', { name: /welcome email/ }))
    await press('Preview changes')
    await screen.findByText('The membership of Ada Byron has no place for others.')
    await press('Give 1 membership')
    await screen.findByText('1 membership given.')
    expect(world.localMode.state.outbox.filter(({ to }) => to === 'ada@post.example')).toEqual([])
  })

  it('mails each of them a link by which they pay', async () => {
    const { user, behind, world } = await open('superadmin')
    await user.paste('Ada, Byron, ada@post.example')
    await choose(user, /^Membership/, /Friend/)
    await choose(user, /^How is it paid/, /^By card/)
    await press('Preview changes')
    await press('Mail 1 link')
    await screen.findByText('1 payment link mailed. Each membership begins when it is paid.')
    expect(await behind.find(orders, { where: [['email', '==', 'ada@post.example']] })).toMatchObject([{ status: 'pending' }])
    await waitFor(() =>
      expect(world.localMode.state.outbox).toMatchObject([{ to: 'ada@post.example', subject: expect.stringMatching(/^Pay your order/) as string }]),
    )
  })

  it('opens the till for one person: a card is taken there', async () => {
    const { user } = await open('superadmin')
    await user.paste('Ada, Byron, ada@post.example\nBen, Cole, ben@post.example')
    await choose(user, /^Membership/, /Friend/)
    await choose(user, /^How is it paid/, /^Now, at the desk/)
    await press('Preview changes')
    await screen.findByText(/for one person at a time/)
    await press('Back')
    const box = await screen.findByRole('textbox', { name: /^People/ })
    await user.clear(box)
    await write(box, 'Ada, Byron, ada@post.example')
    await choose(user, /^Membership/, /Friend/)
    await choose(user, /^How is it paid/, /^Now, at the desk/)
    await press('Preview changes')
    await press('Take $50')
    await screen.findByRole('heading', { name: /^Order .* for ada@post\.example$/ })
    await screen.findByRole('button', { name: 'Take a card' })
    await screen.findByRole('button', { name: 'Show a payment link' })
  })

  it('offers payments only to staff of money', async () => {
    await open()
    const box = within(await screen.findByRole('combobox', { name: /^How is it paid/ }))
    expect(box.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'By check, later: make orders that wait for it',
      'Nobody pays: give it, with a reason',
    ])
  })
})
