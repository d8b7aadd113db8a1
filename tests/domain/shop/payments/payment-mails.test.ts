import { describe, expect, it } from 'vitest'
import type { StoredOf } from '../../../../src/domain/shared/records/collection'
import type { OrderLine, orders } from '../../../../src/domain/shop/orders.collection'
import type { StoredPayment } from '../../../../src/domain/shop/payments/order-ledger'
import { paidTwice, soldOut } from '../../../../src/domain/shop/payments/pay-order'
import { checkMail, failedPaymentMail, receiptMail } from '../../../../src/domain/shop/payments/payment-mails'
import { declinedMail, refundMail } from '../../../../src/domain/shop/payments/refund-mails'

const facts = { organisation: 'The Society', address: '1 Quay, Marrow', link: '/dashboard/orders' }
const usd = (cents: number) => ({ cents, cur: 'usd' as const })
const line = (id: string, title: string, cents: number, of: Partial<OrderLine> = {}) =>
  ({ id, kind: 'product', title, quantity: 1, unit: usd(cents), taxCents: 0, deductibleCents: 0, ...of }) as OrderLine
const poster = line('poster', 'Poster', 4800, { quantity: 2, taxCents: 828 })
const order = (of: Partial<StoredOf<typeof orders>> = {}) =>
  ({ id: 'o1', email: 'mia@post.example', lines: [poster], tax: usd(828), total: usd(10_428), ...of }) as StoredOf<typeof orders>
const payment = (of: Partial<StoredPayment> = {}) =>
  ({ id: 'p1', amount: usd(10_428), receivedOn: '2027-10-16', method: 'card', ...of }) as StoredPayment

describe('a receipt', () => {
  it('says what was received and when, each line without its tax, the tax, the total and how it was paid', () => {
    expect(receiptMail(order(), payment({ card: { brand: 'visa', last4: '4242' } as never }), facts, [])).toEqual({
      to: 'mia@post.example',
      subject: 'Your receipt from The Society',
      text: [
        'Thank you. The Society has received $104.28 for your order o1 on Oct 16, 2027.',
        '2 × Poster: $96.00',
        'Sales tax: $8.28\nTotal: $104.28\nPaid with a card ending in 4242',
      ].join('\n\n'),
      link: '/dashboard/orders',
      event: 'receipt p1',
    })
  })
  it.each([
    ['card', 'Paid by card'],
    ['link', 'Paid by card'],
    ['cheque', 'Paid by check'],
    ['cash', 'Paid in cash'],
    ['comp', 'Nothing to pay'],
    ['test', 'Test payment'],
  ] as const)('of a payment by %s says “%s”', (method, words) =>
    expect(receiptMail(order(), payment({ method }), facts, []).text).toContain(`\n${words}`),
  )
  it('of a gift thanks for the gift, and not for an order', () => {
    const gift = order({ lines: [line('roof', 'Gift: a roof', 5000, { kind: 'donation', deductibleCents: 5000 })], total: usd(5000) })
    const [received, waiting] = [receiptMail(gift, payment({ amount: usd(5000) }), facts, []), checkMail(gift, facts, '2027-11-15')]
    expect(received.text).toMatch(/^Thank you\. The Society has received \$50\.00 for your gift o1 on Oct 16, 2027\.\n/)
    expect(waiting.subject).toBe('Your gift to The Society waits for your check')
    expect(waiting.text).toContain('Write the number of your gift on it: o1.')
  })
  it('has no line for a tax that was not paid', () => expect(receiptMail(order({ tax: usd(0) }), payment(), facts, []).text).not.toContain('tax'))
  it('says where goods are that the buyer fetches', () => {
    const told = (of: Partial<StoredOf<typeof orders>>, address = facts.address) => receiptMail(order(of), payment(), { ...facts, address }, []).text
    expect(told({ isFetched: true })).toContain('\n\nYou can fetch your order at: 1 Quay, Marrow.')
    expect([told({}), told({ isFetched: true }, '')].filter(text => text.includes('fetch'))).toEqual([])
  })
  it('says what can be deducted of all lines, and how long files are there', () => {
    const lines = [line('roof', 'A roof', 5000, { deductibleCents: 5000 }), line('level', 'Friend', 5000, { deductibleCents: 3400 })]
    expect(receiptMail(order({ lines }), payment(), facts, []).text).toContain('You can deduct up to $84.00 of it from your taxes.')
    const file = receiptMail(order({ lines: [poster, line('file', 'A file', 500, { isDigital: true })] }), payment(), facts, []).text
    expect([file.includes('download your files'), file.includes('deduct')]).toEqual([true, false])
    expect(receiptMail(order(), payment(), facts, []).text).not.toContain('download')
  })
  it('has the code of each ticket, and how many it lets in', () => {
    const lines = [line('a', 'Supper, Nov 1, 2027', 4400, { kind: 'ticket' }), line('b', 'Tea, Nov 2, 2027', 500, { kind: 'ticket' })]
    const tickets = [
      { lineId: 'a', eventId: 'supper', places: 2, code: 'ABC234' },
      { lineId: 'b', eventId: 'tea', places: 1, code: 'XYZ789' },
    ]
    const { text } = receiptMail(order({ lines }), payment(), facts, tickets)
    expect(text).toContain('Your code for the door of Supper, Nov 1, 2027 is ABC234. It lets in 2 people.')
    expect(text).toContain('Your code for the door of Tea, Nov 2, 2027 is XYZ789. It lets in one person.')
  })
})

it('an order that waits for a check says to whom, for how much, where to and until when', () => {
  const mail = checkMail(order(), facts, '2027-11-15')
  expect(mail).toMatchObject({ to: 'mia@post.example', subject: 'Your order from The Society waits for your check', event: 'order o1' })
  expect(mail.text.split('\n\n').slice(1)).toEqual([
    '2 × Poster: $96.00',
    'Sales tax: $8.28\nTotal: $104.28',
    'Make your check out to The Society, for $104.28.\nWrite the number of your order on it: o1.\nSend it to: 1 Quay, Marrow.',
    'It has to arrive by Nov 15, 2027.',
  ])
  const bare = checkMail(order({ tax: usd(0) }), { ...facts, address: '' }, '2027-11-15').text
  expect([bare.includes('tax'), bare.includes('Send it')]).toEqual([false, false])
})

it('a declined card says that nothing was charged', () => {
  const mail = failedPaymentMail(order(), facts)
  expect(mail).toMatchObject({ subject: 'Your payment to The Society did not go through', link: '/dashboard/orders', event: 'payment failed o1' })
  expect(mail.text).toContain('declined the payment of $104.28 for your order o1. You have not been charged.')
})

describe('a refund', () => {
  const refund = (of: Partial<StoredPayment> = {}) =>
    payment({ id: 'r1', amount: usd(-4800), lines: [{ lineId: 'poster', cents: 4800 }] as never, ...of })
  const level = order({ lines: [line('level', 'Friend', 5000, { kind: 'membership' })] })

  it('says when how much of what came back, and that a bank takes its time', () => {
    expect(refundMail(order(), refund(), facts)).toEqual({
      to: 'mia@post.example',
      subject: 'Your refund from The Society',
      text: 'On Oct 16, 2027 we refunded $48.00 of your order o1.\n\n- Poster\n\nYour bank may need up to ten days to show it.',
      link: '/dashboard/orders',
      event: 'refund r1',
    })
    expect(refundMail(order(), refund({ method: 'cheque' }), facts).text).toBe('On Oct 16, 2027 we refunded $48.00 of your order o1.\n\n- Poster')
    expect(refundMail(order(), refund({ lines: undefined, method: 'cheque' }), facts).text).toBe(
      'On Oct 16, 2027 we refunded $48.00 of your order o1.',
    )
  })
  it('of what was sold out says so, and of a membership that it had changed', () => {
    const gone = refundMail(order(), refund({ reason: soldOut }), facts)
    expect([gone.subject, gone.text]).toEqual([
      'Part of your order was sold out',
      'When your payment for order o1 arrived, somebody else had bought the last pieces of:\n\n- Poster\n\nWe have refunded $48.00. Your bank may need up to ten days to show it.',
    ])
    const changed = refundMail(level, refund({ reason: soldOut, lines: [{ lineId: 'level', cents: 5000 }] as never, method: 'cheque' }), facts)
    expect([changed.subject, changed.text]).toEqual([
      'Your membership could not be changed',
      'Your membership had changed when your payment for order o1 arrived, so this no longer applies:\n\n- Friend\n\nWe have refunded $48.00.',
    ])
    const both = order({ lines: [...level.lines, poster] })
    const mixed = refund({ reason: soldOut, lines: [{ lineId: 'level' }, { lineId: 'poster' }] as never })
    expect(refundMail(both, mixed, facts).subject).toBe('Part of your order was sold out')
  })
  it('of a second payment says that it was not needed', () => {
    const twice = refundMail(order(), refund({ reason: paidTwice, method: 'cheque' }), facts)
    expect([twice.subject, twice.text]).toEqual([
      'A payment to The Society was not needed',
      'You paid $48.00 for order o1, which was paid or canceled already. We have refunded all of it.',
    ])
  })
  it('that is declined says why, once for the order', () => {
    const mail = declinedMail(order(), 'The poster was framed.', facts)
    expect(mail).toMatchObject({ to: 'mia@post.example', subject: 'Your question about a refund from The Society', event: 'refund declined o1' })
    expect([mail.text.includes('your order o1'), mail.text.includes('The poster was framed.')]).toEqual([true, true])
  })
})
