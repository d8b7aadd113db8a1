import { beforeEach, describe, expect, it } from 'vitest'
import { type AdOrder, adOrders } from '../../../src/domain/ads/ad-orders.collection'
import { flatPlans, usualPages } from '../../../src/domain/ads/flat-plan/flat-plans.collection'
import { placedAdsOfEdition } from '../../../src/domain/ads/flat-plan/placed-ads-of-edition'
import { answerAdProofHandler, changeAdHandler, readAdArtHandler } from '../../../src/domain/ads/pipeline/change-own-ad.handler'
import { moveAdHandler, setPlanPagesHandler } from '../../../src/domain/ads/pipeline/move-ad.handler'
import { publishAdsHandler } from '../../../src/domain/ads/pipeline/publish-ads.handler'
import { sendAdArtHandler } from '../../../src/domain/ads/pipeline/send-ad-art.handler'
import { placedAds } from '../../../src/domain/ads/placed-ads.collection'
import { emailKeys } from '../../../src/domain/people/email-keys.collection'
import { images } from '../../../src/domain/pictures/images.collection'
import { picturePath } from '../../../src/domain/pictures/picture-file'
import { sha256 } from '../../../src/domain/shared/sha256'
import { Choices } from '../../support/query-oracle/choices'
import { type AdWorld, adWorld } from '../../support/shop/ad-world'

const bytesOf = (text: string) => Array.from(text, char => char.charCodeAt(0))
const four = (n: number) => [(n >> 24) & 255, (n >> 16) & 255, (n >> 8) & 255, n & 255]
/** A PNG of this size, as far as it is measured and published. */
const png = (width: number, height: number) =>
  new Blob(
    [
      new Uint8Array([
        ...bytesOf('\x89PNG\r\n\x1a\n'),
        ...four(13),
        ...bytesOf('IHDR'),
        ...four(width),
        ...four(height),
        8,
        2,
        0,
        0,
        0,
        ...four(0),
        ...four(0),
        ...bytesOf('IEND'),
        ...four(0),
      ]),
    ],
    { type: 'image/png' },
  )

let world: AdWorld
beforeEach(async () => {
  world = await adWorld()
})

/** A picture in a person's folder; its record may claim another size than the file has. */
async function picture(ownerId: string, id: string, [width, height]: readonly [number, number], claimed = [width, height]): Promise<string> {
  const path = picturePath(ownerId, id, 'image/png')
  const file = png(width, height)
  const { behind, context } = world
  await context.storage.upload(path, file, { contentType: 'image/png' }).done
  await behind.commit(
    behind.creating(images, id, {
      ownerId,
      path,
      bytes: file.size,
      width: claimed[0]!,
      height: claimed[1]!,
      mime: 'image/png',
      alt: 'Ad',
      isPublic: false,
      usedIn: [],
      status: 'ready',
    }),
  )
  return id
}

const half = [1425, 1125] as const
const ad = async (id: string) => (await world.behind.get(adOrders, id)) as AdOrder
async function paid(who: string): Promise<string> {
  const { id } = await world.book(who, { size: 'Half page', seenCents: 70_000 })
  await world.pay(who, id)
  return id
}
const send = (who: string, adId: string, imageId: string) => world.as(who, sendAdArtHandler, { adId, imageId, notes: [] })
const staff = (adId: string, event: 'pass' | 'remove') => world.asStaff(moveAdHandler, { adId, event })
const place = (adId: string, page: number, slot: 'top' | 'bottom') => world.asStaff(moveAdHandler, { adId, event: 'place', page, slot })
async function approved(who: string): Promise<string> {
  const id = await paid(who)
  await send(who, id, await picture(who, `i${who}`, half))
  await staff(id, 'pass')
  await world.as(who, answerAdProofHandler, { adId: id, answer: 'approve' })
  return id
}
const subjects = (to: string) =>
  world
    .mails()
    .filter(mail => mail.startsWith(`${to}@post.example`))
    .map(mail => mail.replace(/^.*?: /, ''))

describe('an advertisement from its artwork to the page', () => {
  it('is checked, proofed, approved, placed and published, with one mail for each step', async () => {
    const id = await approved('ana')
    expect(await ad(id)).toMatchObject({ status: 'approved', art: [{ imageId: 'iana', dpi: 300, result: 'pass', findings: [] }] })
    await place(id, 6, 'top')
    expect(await world.asStaff(publishAdsHandler, { editionId: '2027' })).toEqual({ published: 1 })
    await world.asStaff(publishAdsHandler, { editionId: '2027' })
    expect((await ad(id)).status).toBe('published')
    expect(await world.behind.get(placedAds, id)).toMatchObject({ editionId: '2027', imageId: 'iana', page: 6, slot: 'top' })
    expect(await world.behind.get(images, 'iana')).toMatchObject({ isPublic: true, publishedIn: ['ads/2027'], usedIn: [`adOrders/${id}`] })
    await world.later(60)
    expect(subjects('ana').filter(subject => !subject.includes('receipt'))).toEqual([
      'The proof of your advertisement for Open Studios 2027 is ready',
      'Your advertisement for Open Studios 2027 is approved',
      'Your advertisement in Open Studios 2027 is booked',
      'Your advertisement in Open Studios 2027 is published',
    ])
    const [shown] = await placedAdsOfEdition(world.behind, '2027')
    expect(shown).toMatchObject({ id, business: 'Shop of ana', page: 6, slot: 'top', space: { perPage: 2 }, image: { id: 'iana' } })
  })

  describe('while something else happens during its publication', () => {
    /** Publishes, with this in between: right after the first picture became public. */
    async function publishedWhile(meanwhile: () => Promise<unknown>): Promise<unknown> {
      const { storage } = world.context
      let isFirst = true
      const hooked: typeof storage = Object.assign(Object.create(storage), {
        upload: (...given: Parameters<typeof storage.upload>) => {
          const uploading = storage.upload(...given)
          if (!isFirst) return uploading
          isFirst = false
          return { ...uploading, done: uploading.done.then(async done => (await meanwhile(), done)) }
        },
      })
      return world.asStaff(publishAdsHandler, { editionId: '2027' }, { storage: hooked })
    }
    const publicIn = async (id: string) => (await world.behind.get(images, id))?.publishedIn ?? []

    it('the picture of one that was taken off meanwhile does not stay public', async () => {
      const id = await approved('ana')
      await place(id, 6, 'top')
      expect(await publishedWhile(() => staff(id, 'remove'))).toEqual({ published: 0 })
      expect(await world.behind.get(placedAds, id)).toBeUndefined()
      expect(await publicIn('iana')).toEqual([])
    })

    it('publications at the same time leave each other’s pictures public', async () => {
      await place(await approved('ana'), 6, 'top')
      await publishedWhile(async () => {
        await place(await approved('bo'), 6, 'bottom')
        await world.asStaff(publishAdsHandler, { editionId: '2027' })
      })
      expect([await publicIn('iana'), await publicIn('ibo')]).toEqual([['ads/2027'], ['ads/2027']])
    })
  })

  it('is measured in the file, whatever its record and the browser say', async () => {
    const id = await paid('ana')
    const wrong = await send('ana', id, await picture('ana', 'small', [500, 395], [...half]))
    expect(wrong).toMatchObject({ result: 'block' })
    expect(await ad(id)).toMatchObject({ status: 'art_due', art: [{ result: 'block', dpi: 105 }] })
    await expect(staff(id, 'pass')).rejects.toMatchObject({ details: { rule: 'illegal-transition' } })
    await world.asStaff(moveAdHandler, { adId: id, event: 'override', reason: 'The printer can live with it' })
    expect(await ad(id)).toMatchObject({ status: 'preflight', art: [{ overriddenBecause: 'The printer can live with it' }] })
  })

  it('is changed twice after a proof, and not a third time', async () => {
    const id = await paid('ana')
    for (const round of [1, 2]) {
      await send('ana', id, await picture('ana', `v${round}`, half))
      await staff(id, 'pass')
      await world.as('ana', answerAdProofHandler, { adId: id, answer: 'refuse', comment: `Change ${round}` })
      expect((await ad(id)).proofRounds).toBe(round)
    }
    await send('ana', id, await picture('ana', 'v3', half))
    await staff(id, 'pass')
    await expect(world.as('ana', answerAdProofHandler, { adId: id, answer: 'refuse', comment: 'Again' })).rejects.toMatchObject({
      details: { rule: 'ad-proof-rounds' },
    })
    await world.as('ana', answerAdProofHandler, { adId: id, answer: 'approve' })
    await expect(send('ana', id, await picture('ana', 'v4', half))).rejects.toMatchObject({ details: { rule: 'ad-art-locked' } })
    expect((await ad(id)).art.map(({ imageId }) => imageId)).toEqual(['v1', 'v2', 'v3'])
  })

  it('is nobody else’s, until they are named as a coworker, and never shows another person’s picture', async () => {
    const id = await paid('ana')
    const own = await picture('ana', 'own', half)
    await expect(send('bo', id, await picture('bo', 'bos', half))).rejects.toMatchObject({ code: 'not-found' })
    await expect(send('ana', id, 'bos')).rejects.toMatchObject({ code: 'not-found' })
    await send('ana', id, own)
    const part = { adId: id, version: 0, part: 0 }
    await expect(world.as('bo', readAdArtHandler, part)).rejects.toMatchObject({ code: 'not-found' })
    await world.behind.commit(world.behind.creating(emailKeys, await sha256('bo@post.example'), { personId: 'bo' }))
    await world.as('ana', changeAdHandler, { adId: id, change: 'addCoworker', email: 'bo@post.example' })
    expect(await world.as('bo', readAdArtHandler, part)).toMatchObject({ mime: 'image/png', parts: 1 })
    await expect(world.as('bo', changeAdHandler, { adId: id, change: 'removeCoworker', email: 'bo@post.example' })).rejects.toMatchObject({
      code: 'permission-denied',
    })
    await expect(world.as('ana', changeAdHandler, { adId: id, change: 'removeCoworker', email: 'cy@post.example' })).rejects.toMatchObject({
      details: { rule: 'ad-coworker-unknown' },
    })
    await world.as('bo', changeAdHandler, { adId: id, change: 'comment', comment: 'The logo is new' })
    await world.asStaff(changeAdHandler, { adId: id, change: 'comment', comment: 'Thank you' })
    expect((await ad(id)).comments).toMatchObject([
      { by: 'advertiser', text: 'The logo is new' },
      { by: 'staff', text: 'Thank you' },
    ])
    await world.as('ana', changeAdHandler, { adId: id, change: 'removeCoworker', email: 'Bo@post.example' })
    await expect(world.as('bo', readAdArtHandler, part)).rejects.toMatchObject({ code: 'not-found' })
  })

  it('says that artwork is not there any more where its picture was deleted', async () => {
    const id = await paid('ana')
    await send('ana', id, await picture('ana', 'own', half))
    await world.behind.commit(world.behind.deleting(images, 'own'))
    await expect(world.as('ana', readAdArtHandler, { adId: id, version: 0, part: 0 })).rejects.toMatchObject({ code: 'not-found' })
  })

  it('takes no place that another has, no page that the guide does not have, and no cover that was not bought', async () => {
    const [one, other] = [await approved('ana'), await approved('bo')]
    await place(one, 6, 'top')
    await expect(place(other, 6, 'top')).rejects.toMatchObject({ details: { rule: 'ad-place-taken', by: 'Shop of ana' } })
    await expect(place(other, 2, 'top')).rejects.toMatchObject({ details: { rule: 'ad-place-wrong' } })
    await expect(place(other, 40, 'top')).rejects.toMatchObject({ details: { rule: 'ad-place-wrong' } })
    await place(other, 6, 'bottom')
    await expect(world.asStaff(setPlanPagesHandler, { editionId: '2027', pages: 6 })).rejects.toMatchObject({ details: { rule: 'ad-place-wrong' } })
    await world.asStaff(setPlanPagesHandler, { editionId: '2027', pages: 48 })
    await place(other, 40, 'top')
    // With fewer pages than that, one press gives it another place, as whoever pressed had seen it.
    const { turns } = (await world.behind.get(flatPlans, '2027'))!
    await expect(world.asStaff(setPlanPagesHandler, { editionId: '2027', pages: 24, seen: turns - 1 })).rejects.toMatchObject({
      details: { rule: 'record-overtaken' },
    })
    await world.asStaff(setPlanPagesHandler, { editionId: '2027', pages: 24, seen: turns })
    expect([(await ad(one)).flatPlan, (await ad(other)).flatPlan]).toEqual([
      { page: 6, slot: 'top' },
      { page: 22, slot: 'top' },
    ])
    // On four pages there is room for two halves on the third; none for a third one.
    await world.asStaff(setPlanPagesHandler, { editionId: '2027', pages: 4, seen: turns + 1 })
    expect((await Promise.all([one, other].map(ad))).map(({ flatPlan }) => flatPlan!.page)).toEqual([3, 3])
    await staff(one, 'remove')
    expect((await ad(one)).flatPlan).toBeUndefined()
    expect((await ad(one)).status).toBe('approved')
  })

  it.each(Array.from({ length: 8 }, (_, seed) => seed))(
    'has its place alone, whoever places another there at the same instant (seed %i)',
    async seed => {
      const ids = [await approved('ana'), await approved('bo')]
      const chance = new Choices(seed)
      const settled = await Promise.allSettled(
        ids.map(async id => {
          for (let turn = chance.below(20); turn > 0; turn -= 1) await Promise.resolve()
          return place(id, 8, 'top')
        }),
      )
      expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
      expect((await Promise.all(ids.map(ad))).filter(({ flatPlan }) => flatPlan)).toHaveLength(1)
    },
  )
})

describe('an advertisement that is taken off the flat plan', () => {
  it('stays off, although the number of pages changes at the same instant', async () => {
    const { behind, context } = world
    const { id } = await world.book('ana')
    await behind.commit(
      behind.creating(flatPlans, '2027', { pages: usualPages, turns: 1 }),
      behind.changing(adOrders, await ad(id), { status: 'placed', flatPlan: { page: usualPages, slot: 'full' } }),
    )
    const { documents } = context
    const query = documents.query.bind(documents)
    let isRemoved = false
    // Between the reads of the other change.
    documents.query = async asked => {
      const found = await query(asked)
      if (asked.collection === adOrders.path && !isRemoved) {
        isRemoved = true
        await staff(id, 'remove')
      }
      return found
    }
    await world.asStaff(setPlanPagesHandler, { editionId: '2027', pages: 48 })
    expect(isRemoved).toBe(true)
    expect(await ad(id)).toMatchObject({ status: 'approved' })
    expect((await ad(id)).flatPlan).toBeUndefined()
    expect(await behind.get(flatPlans, '2027')).toMatchObject({ pages: 48, turns: 3 })
  })
})

describe('a step that the state of an advertisement does not have', () => {
  const states = ['enquiry', 'booked', 'invoiced', 'paid', 'art_due', 'preflight', 'proof', 'approved', 'placed', 'published', 'cancelled'] as const
  const steps = {
    pass: { by: (id: string) => staff(id, 'pass'), from: ['preflight'] },
    refuse: { by: (id: string) => world.asStaff(moveAdHandler, { adId: id, event: 'refuse', comment: 'No' }), from: ['preflight', 'proof'] },
    place: { by: (id: string) => place(id, 6, 'top'), from: ['approved', 'placed'] },
    remove: { by: (id: string) => staff(id, 'remove'), from: ['placed'] },
    override: { by: (id: string) => world.asStaff(moveAdHandler, { adId: id, event: 'override', reason: 'Good enough for us' }), from: [] },
    approve: { by: (id: string) => world.as('ana', answerAdProofHandler, { adId: id, answer: 'approve' }), from: ['proof'] },
    decline: { by: (id: string) => world.as('ana', answerAdProofHandler, { adId: id, answer: 'refuse', comment: 'No' }), from: ['proof'] },
    send: { by: async (id: string) => send('ana', id, await picture('ana', `s${id}`, half)), from: ['paid', 'art_due'] },
  } as const

  it.each(Object.keys(steps) as (keyof typeof steps)[])('is refused for %s and changes nothing', async name => {
    const { id: first } = await world.book('ana', { size: 'Half page', seenCents: 70_000 })
    const {
      createdAt: _a,
      createdBy: _b,
      updatedAt: _c,
      updatedBy: _d,
      rev: _e,
      schema: _f,
      id: _id,
      ...data
    } = (await ad(first)) as AdOrder & Record<string, unknown>
    for (const status of states) {
      const id = `in${status.replace('_', '')}`
      await world.behind.commit(world.behind.creating(adOrders, id, { ...(data as AdOrder), status }))
      const outcome = await steps[name].by(id).then(
        () => 'done',
        () => 'refused',
      )
      expect([status, outcome]).toEqual([status, (steps[name].from as readonly string[]).includes(status) ? 'done' : 'refused'])
      const kept = (await ad(id)).status
      expect(outcome === 'refused' ? kept : status).toBe(status)
      await world.behind.commit(world.behind.deleting(adOrders, id))
    }
  })
})
