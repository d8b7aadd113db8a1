import { beforeEach, describe, expect, it } from 'vitest'
import { changeAdHandler } from '../../../src/domain/ads/pipeline/change-own-ad.handler'
import { people } from '../../../src/domain/people/people.collection'
import { type AdWorld, adWorld } from '../../support/shop/ad-world'

let world: AdWorld
beforeEach(async () => {
  world = await adWorld()
})
const typed = { business: 'You won: evil.example', contact: 'evil.example', note: 'evil.example', link: 'https://evil.example' } as const
const mailsTo = (to: string) => world.localMode.state.outbox.filter(mail => mail.to === to)
const addCoworker = (adId: string, email: string) => world.as('ana', changeAdHandler, { adId, change: 'addCoworker', email })
const tooMany = { details: { rule: 'too-many-attempts' } }

describe('mail about an advertisement', () => {
  it('has nothing that the advertiser typed where the address is not one that they confirmed', async () => {
    await world.book('ana', { ...typed, method: 'inquire', email: 'Victim@else.example' })
    await world.book('ana', { ...typed, method: 'invoice', email: 'victim@else.example' })
    await world.later(60 * 24 * 15)
    expect(mailsTo('victim@else.example').map(({ subject }) => subject)).toEqual([
      'Your advertisement in Open Studios 2027 is canceled',
      'Invoice for your advertisement in Open Studios 2027',
      'We have your advertising inquiry',
    ])
    expect(JSON.stringify(mailsTo('victim@else.example'))).not.toContain('evil.example')
  })

  it('names the business to the advertiser, at an address that they confirmed', async () => {
    await world.book('ana', { method: 'inquire', email: 'Ana@post.example' })
    expect(mailsTo('ana@post.example')).toMatchObject([
      { text: expect.stringContaining('Full page, Back cover in Open Studios 2027 for Shop of ana.') },
    ])
  })

  it('goes to one address five times a day, whoever books and however it is written', async () => {
    const book = (who: string, email: string) => world.book(who, { method: 'inquire', email })
    for (const who of ['ana', 'bo', 'cy', 'di', 'ana']) await book(who, 'victim@else.example')
    await expect(book('bo', ' Victim@else.example')).rejects.toMatchObject(tooMany)
    expect(mailsTo('victim@else.example')).toHaveLength(5)
  })
})

describe('mail to a coworker', () => {
  it('has nothing that the advertiser typed, and comes once for an advertisement', async () => {
    const { id } = await world.book('ana', { ...typed, method: 'inquire' })
    for (const email of ['victim@else.example', 'Victim@else.example', 'vIctim@else.example']) await addCoworker(id, email)
    const [mail, ...more] = mailsTo('victim@else.example')
    expect(more).toEqual([])
    expect(mail).toMatchObject({ subject: 'Work on an advertisement in the guide of Saltlight', link: `/adportal/${id}` })
    expect(JSON.stringify(mail)).not.toContain('evil.example')
  })

  it('goes to one address five times a day, however it is written', async () => {
    for (const email of ['victim', 'Victim', 'vIctim', 'viCtim', 'vicTim'])
      await addCoworker((await world.book('ana', { method: 'inquire', email: `ana@own.example` })).id, `${email}@else.example`)
    const { id } = await world.book('ana', { method: 'inquire' })
    await expect(addCoworker(id, 'victIm@else.example')).rejects.toMatchObject(tooMany)
  })

  it('makes a record of an unknown address that says how it came about', async () => {
    const { id } = await world.book('ana', { method: 'inquire' })
    await addCoworker(id, 'New@else.example')
    const found = (await world.behind.find(people)).filter(({ emails }) => emails.some(({ address }) => address === 'new@else.example'))
    expect(found).toMatchObject([{ source: 'Named as a coworker on an advertisement' }])
  })
})
