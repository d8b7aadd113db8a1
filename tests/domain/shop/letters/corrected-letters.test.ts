import { beforeEach, describe, expect, it } from 'vitest'
import { letters } from '../../../../src/domain/giving/letters.collection'
import { people } from '../../../../src/domain/people/people.collection'
import { correctLetters } from '../../../../src/domain/shop/letters/correct-letters'
import { correctRefundedLetters } from '../../../../src/domain/shop/letters/correct-letters.job'
import { letterFile, readLetterFile } from '../../../../src/domain/shop/letters/letter-file'
import { readLetter } from '../../../../src/domain/shop/letters/read-letter.contract'
import { OwnGifts } from '../../../../src/domain/shop/own-gifts'
import { completePayment } from '../../../../src/domain/shop/payments/complete-payment'
import { finishRefund } from '../../../../src/domain/shop/payments/finish-payment'
import { type LettersWorld, lettersWorld } from '../../../support/shop/letters-world'
import { friend, gift } from '../../../support/shop/paying'

let shop: LettersWorld
const letterMails = () => shop.localMode.state.outbox.filter(({ text }) => text.includes('letter')).map(({ to, subject }) => `${to}: ${subject}`)
const toMia = (subject: string) => `mia@post.example: ${subject}`
const thanks = toMia('Thank you. Your letter from Saltlight')
const corrected = toMia('Your corrected letter from Saltlight')

beforeEach(async () => {
  shop = await lettersWorld()
  await shop.legal()
  await shop.enter({ pid: 'mia' })
})

describe('a letter at once', () => {
  it('is issued and mailed with its text when a gift is paid, once', async () => {
    const orderId = await shop.buy([gift(25_000)])
    await completePayment(shop.context, `pi_${orderId}`)
    expect(await shop.log()).toEqual(['2027-000001 noGoods 25000'])
    expect(letterMails().filter(mail => mail === thanks)).toEqual([thanks])
    const mail = shop.localMode.state.outbox.find(({ subject }) => subject.startsWith('Thank you.'))!
    expect(mail).toMatchObject({ link: expect.stringContaining('/dashboard/donations') })
    expect(mail.text).toContain('On Oct 16, 2027 we received $250.00.')
  })

  it('goes to the address that is verified, or else to the first', async () => {
    for (const [verified, to] of [
      [true, 'post@mia.example'],
      [false, 'mia@post.example'],
    ] as const) {
      const mia = (await shop.behind.get(people, 'mia'))!
      const emails = [
        { address: 'mia@post.example', verified: false },
        { address: 'post@mia.example', verified },
      ]
      await shop.behind.commit(shop.behind.changing(people, mia, { emails }))
      const orderId = await shop.buy([gift(25_000)])
      await completePayment(shop.context, `pi_${orderId}`)
      expect(shop.localMode.state.outbox.find(({ subject }) => subject.startsWith('Thank you. Your letter'))).toMatchObject({ to })
    }
  })

  it('is seen and opened by who gave, and by nobody else', async () => {
    await shop.buy([gift(25_000), friend()])
    const [year] = await shop.services.get(OwnGifts).byYear()
    const [letter] = await shop.written()
    expect(year!.gifts).toMatchObject([{ cents: 25_000, letter: { id: letter!.id, number: '2027-000001', deductibleCents: 28_400 } }])
    const read = await shop.call(readLetter, { letterId: letter!.id })
    expect(read).toEqual({ number: '2027-000001', issuedAt: letter!.createdAt.toISOString(), text: letter!.text })
    await shop.enter({ pid: 'bo' })
    await expect(shop.call(readLetter, { letterId: letter!.id })).rejects.toMatchObject({ code: 'not-found' })
    await shop.enter({ pid: 'p-staff', adm: 1, sc: 'm' })
    expect(await shop.call(readLetter, { letterId: letter!.id })).toEqual(read)
  })

  it('is stored when it is opened, where its storing was cut off', async () => {
    await shop.buy([gift(25_000)])
    const [letter] = await shop.written()
    const page = await readLetterFile(shop.context, letter!)
    await shop.context.storage.delete(letterFile(letter!.id))
    expect(await readLetterFile(shop.context, letter!)).toBe(page)
    expect(await (await shop.context.storage.read(letterFile(letter!.id))).text()).toBe(page)
  })

  it('is not made again where staff made it void', async () => {
    const orderId = await shop.buy([gift(5000)])
    await shop.voidLetter({ letterId: 'letter-2027-000001', reason: 'The name was wrong', replace: false, mail: false })
    await completePayment(shop.context, `pi_${orderId}`)
    expect(await shop.log()).toEqual(['2027-000001 small 5000 void'])
    expect((await shop.issue({ dryRun: true })).rows).toMatchObject([{ id: orderId, letter: { kind: 'small' } }])
    await shop.issue()
    expect(await shop.log()).toEqual(['2027-000001 small 5000 void', '2027-000002 small 5000'])
  })
})

describe('a refund', () => {
  it('of half of a $300 gift makes its letter void, and one of $150 takes its number (§D8)', async () => {
    const orderId = await shop.buy([gift(30_000)])
    await shop.refund(orderId, [{ lineId: 'roof', cents: 15_000 }])
    expect(await shop.log()).toEqual(['2027-000001 noGoods 30000 void', '2027-000001 correction 15000'])
    const [, replacement] = (await shop.written()).toSorted((a, b) => (a.id < b.id ? -1 : 1))
    expect(replacement).toMatchObject({ replaces: 'letter-2027-000001', paid: { cents: 15_000 }, status: 'issued' })
    expect(replacement!.text).toContain('This letter replaces the one with number 2027-000001 of Oct 16, 2027, which is void.')
    expect(letterMails().filter(mail => mail === corrected)).toEqual([corrected])
  })

  it('of all makes its letter void, and the donor is told', async () => {
    const orderId = await shop.buy([gift(30_000)])
    await shop.refund(orderId, [{ lineId: 'roof', cents: 15_000 }])
    await shop.refund(orderId, [{ lineId: 'roof', cents: 15_000 }])
    expect(await shop.log()).toEqual(['2027-000001 noGoods 30000 void', '2027-000001 correction 15000 void'])
    expect(letterMails()).toContain(toMia('Your letter 2027-000001 is void'))
    expect((await shop.issue({ dryRun: true })).rows).toEqual([])
  })

  it('corrects the statement of the year, which stays one', async () => {
    const orderId = await shop.buy([gift(30_000)])
    await shop.buy([gift(5000)])
    await shop.issue({ what: 'statements' })
    await shop.refund(orderId, [{ lineId: 'roof', cents: 30_000 }])
    expect(await shop.log()).toEqual([
      '2027-000001 noGoods 30000 void',
      '2027-000002 small 5000',
      '2027-000003 yearEnd 35000 void',
      '2027-000003 yearEnd 5000',
    ])
    expect((await shop.issue({ what: 'statements', dryRun: true })).rows).toEqual([])
  })

  it('corrects the statement of the year about a gift too that came after the statement', async () => {
    const first = await shop.buy([gift(30_000)])
    await shop.issue({ what: 'statements' })
    const later = await shop.buy([gift(5000)])
    await shop.refund(first, [{ lineId: 'roof', cents: 10_000 }])
    const statements = async () => (await shop.log()).filter(letter => letter.includes('yearEnd'))
    expect(await statements()).toEqual(['2027-000002 yearEnd 30000 void', '2027-000002 yearEnd 25000'])
    await shop.refund(later, [{ lineId: 'roof', cents: 5000 }])
    expect((await statements()).at(-1)).toBe('2027-000002 yearEnd 20000')
  })

  it('is told once where its own call and the message of the provider correct the letter at the same time', async () => {
    const orderId = await shop.buy([gift(30_000)])
    await shop.refund(orderId, [{ lineId: 'roof', cents: 10_000 }])
    const before = [await shop.written(), shop.localMode.state.outbox.length]
    const refundId = (await shop.order(orderId)).payments!.at(-1)!
    await shop.store.commit((await shop.store.query({ collection: 'localOutbox' })).map(({ path }) => ({ op: 'delete', path })))
    await Promise.all([finishRefund(shop.context, refundId), finishRefund(shop.context, refundId), correctRefundedLetters.run(shop.context)])
    expect(await shop.written()).toEqual(before[0])
    expect(letterMails().filter(mail => mail === corrected)).toEqual([corrected])
  })

  it('that comes while a dispute is open corrects the letter once the dispute is won', async () => {
    const orderId = await shop.buy([gift(30_000)])
    shop.payments.messages.delivery.arrival = 'lost'
    await shop.provider.refund(`pi_${orderId}`, 10_000)
    shop.payments.messages.delivery.arrival = 'at-once'
    await shop.provider.dispute(`pi_${orderId}`, 'opened')
    await shop.payments.messages.deliver('lost')
    expect(await shop.log()).toEqual(['2027-000001 noGoods 30000'])
    await shop.provider.dispute(`pi_${orderId}`, 'won')
    expect(await shop.log()).toEqual(['2027-000001 noGoods 30000 void', '2027-000001 correction 20000'])
  })

  it('changes nothing more when what follows it is repeated', async () => {
    const orderId = await shop.buy([gift(30_000)])
    await shop.refund(orderId, [{ lineId: 'roof', cents: 10_000 }])
    const before = [await shop.written(), shop.localMode.state.outbox.length]
    const refundId = (await shop.order(orderId)).payments!.at(-1)!
    await finishRefund(shop.context, refundId)
    await correctLetters(shop.context, orderId)
    await correctRefundedLetters.run(shop.context)
    expect([await shop.written(), shop.localMode.state.outbox.length]).toEqual(before)
  })

  it('of a gift that no letter was about yet leaves the rest due', async () => {
    await shop.legal({ ein: 'none yet' })
    const orderId = await shop.buy([gift(30_000)])
    await shop.refund(orderId, [{ lineId: 'roof', cents: 10_000 }])
    await shop.legal({ ein: '00-1234567' })
    expect((await shop.issue({ dryRun: true })).rows).toMatchObject([{ letter: { kind: 'noGoods', paidCents: 20_000 } }])
  })
})

describe('a letter that staff make void', () => {
  it('is replaced under its number by what is recorded now', async () => {
    await shop.buy([gift(5000)])
    const answer = await shop.voidLetter({ letterId: 'letter-2027-000001', reason: 'The name was wrong', replace: true, mail: true })
    expect(answer).toEqual({ number: '2027-000001', replacement: { letterId: 'letter-2027-000001-2', path: 'letters/letter-2027-000001-2.html' } })
    expect(await shop.log()).toEqual(['2027-000001 small 5000 void', '2027-000001 correction 5000'])
    expect(letterMails()).toContain(corrected)
  })

  it('and is not replaced is about what it was about', async () => {
    await shop.buy([gift(5000)])
    const about = async () => (await shop.behind.find(letters)).map(one => [one.status, ...one.about])
    const [[, ...before]] = (await about()) as [string[]]
    expect(before).toHaveLength(1)
    await shop.voidLetter({ letterId: 'letter-2027-000001', reason: 'The name was wrong', replace: false, mail: false })
    expect(await about()).toEqual([['void', ...before]])
  })

  it('cannot be made void twice, nor replaced by what cannot be written', async () => {
    await shop.buy([gift(5000)])
    const input = { letterId: 'letter-2027-000001', reason: 'The name was wrong', replace: false, mail: false }
    await shop.legal({ ein: 'lost' })
    await expect(shop.voidLetter({ ...input, replace: true })).rejects.toMatchObject({
      details: { rule: 'letter-refused', reasons: ['ein-missing'] },
    })
    expect(await shop.log()).toEqual(['2027-000001 small 5000'])
    await shop.voidLetter(input)
    await expect(shop.voidLetter(input)).rejects.toMatchObject({ details: { rule: 'letter-refused', reasons: ['already-void'] } })
  })
})
