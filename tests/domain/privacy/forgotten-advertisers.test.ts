import { beforeEach, describe, expect, it } from 'vitest'
import { adOrders } from '../../../src/domain/ads/ad-orders.collection'
import { placedAds } from '../../../src/domain/ads/placed-ads.collection'
import { images } from '../../../src/domain/pictures/images.collection'
import { pictureFile, picturePath } from '../../../src/domain/pictures/picture-file'
import { deleteMyAccount } from '../../../src/domain/privacy/delete-my-account.contract'
import { placesOf } from '../../support/everything-stored'
import { noon, peopleWorld } from '../../support/people-world'

const day = 86_400_000
const own = { business: 'Corner Framing', email: 'ana@post.example', link: 'https://framing.example/' }
type World = Awaited<ReturnType<typeof peopleWorld>>

describe('an advertisement that Ana booked and Bo works on', () => {
  let world: World
  let signIn: Readonly<Record<'ana' | 'bo', () => Promise<unknown>>>

  const picture = async (ownerId: string, id: string) => {
    const path = picturePath(ownerId, id, 'image/png')
    await world.context.storage.upload(path, new Blob(['drawn'], { type: 'image/png' }), { contentType: 'image/png' }).done
    const facts = {
      width: 900,
      height: 1400,
      mime: 'image/png',
      alt: 'A frame',
      isPublic: false,
      credit: 'Photo: Ana and Bo',
      rightsHolder: 'Bo Lind',
      licence: 'By Bo',
      usedIn: ['adOrders/framing', 'artworks/other'],
      status: 'ready',
    } as const
    await world.house.commit(world.house.creating(images, id, { ownerId, path, ...facts }))
    return id
  }

  const erase = async (who: 'ana' | 'bo') => {
    await world.auth.signOut()
    await signIn[who]()
    await world.call(deleteMyAccount, { act: 'ask' })
    world.later((7 * day) / 60_000)
    await world.lookAtTheClock()
  }

  const ad = async () => (await world.house.get(adOrders, 'framing'))!

  beforeEach(async () => {
    world = await peopleWorld()
    await world.add('ana', 'Ana Lobo', { mail: 'ana@post.example' })
    await world.add('bo', 'Bo Lind', { mail: 'bo@post.example' })
    signIn = {
      ana: (await world.account('ana', 'ana@post.example')).signIn,
      bo: (await world.account('bo', 'bo@post.example')).signIn,
    }
    const { house } = world
    await house.commit(
      house.creating(adOrders, 'framing', {
        ...own,
        advertiserId: 'ana',
        coworkerIds: ['bo'],
        editionId: '2027',
        size: 'Half page',
        price: { cents: 60_000, cur: 'usd' },
        priceVersion: 1,
        art: [{ imageId: await picture('bo', 'frame'), at: noon, findings: [] }],
        flatPlan: { page: 6, slot: 'top' },
        proofRounds: 0,
        status: 'published',
      }),
      house.creating(placedAds, 'framing', { editionId: '2027', imageId: 'frame', link: own.link, page: 6, slot: 'top' }),
    )
  })

  it('stays Ana’s when Bo is forgotten: with its words, and with the artwork that Bo sent', async () => {
    await erase('bo')
    expect(await ad()).toMatchObject({ ...own, advertiserId: 'ana', coworkerIds: [] })
    const frame = (await world.house.get(images, 'frame'))!
    expect(frame.ownerId).toBe('ana')
    expect([frame.credit, frame.rightsHolder, frame.licence, frame.usedIn]).toEqual([undefined, undefined, undefined, ['adOrders/framing']])
    expect(await placesOf(world, /Bo Lind|Ana and Bo|By Bo/)).toEqual([])
    expect(await (await world.context.storage.read(pictureFile(frame)!)).text()).toBe('drawn')
    await expect(world.context.storage.read(picturePath('bo', 'frame', 'image/png'))).rejects.toMatchObject({ code: 'object-not-found' })
    expect(await world.house.get(placedAds, 'framing')).toMatchObject({ imageId: 'frame', link: own.link })
  })

  it('names Ana nowhere once she is forgotten, and is no longer what visitors see', async () => {
    await erase('ana')
    const left = await ad()
    expect([left.business, left.email, left.link]).toEqual([undefined, undefined, undefined])
    expect(await world.house.get(placedAds, 'framing')).toBeUndefined()
    expect(await placesOf(world, /framing\.example/)).toEqual([])
  })
})
