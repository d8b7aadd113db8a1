import { beforeEach, expect, it } from 'vitest'
import { images } from '../../../src/domain/pictures/images.collection'
import { PictureService } from '../../../src/domain/pictures/picture-service'
import type { DataOf } from '../../../src/domain/shared/records/collection'
import { type ConnectedPorts, faultyPorts } from '../../support/faults/faulty-ports'
import { memoryWorld } from '../../support/memory-world'

const now = new Date('2027-10-16T18:00:00Z')
let isOffline = false
let pictures: PictureService
let world: Awaited<ReturnType<typeof memoryWorld>>

const drawing = { ownerId: 'org', path: 'sample/tide.svg', width: 800, height: 600, mime: 'image/svg+xml', alt: 'Waves', usedIn: [], status: 'ready' }
const plant = (id: string, more: Partial<DataOf<typeof images>> = {}) => {
  const { systemRecords } = world.context
  return systemRecords.commit(systemRecords.creating(images, id, { ...drawing, isPublic: true, ...more } as DataOf<typeof images>))
}
const describe = async (id: string, alt: string) => {
  const { systemRecords } = world.context
  await systemRecords.change(images, (await systemRecords.get(images, id))!, { alt })
}
const altsOf = async (of: ReturnType<PictureService['byId']>) => Object.values(await of).map(({ alt }) => alt)

beforeEach(async () => {
  isOffline = false
  const between = (ports: ConnectedPorts) =>
    faultyPorts(ports, (port, operation) =>
      isOffline && port === 'documents' && operation === 'get' ? { kind: 'refuse' as const, code: 'unavailable' as const } : undefined,
    )
  world = await memoryWorld({ now, between })
  pictures = world.services.get(PictureService)
  await plant('tide', { credit: 'Ana Ruiz' })
})

it('a picture is shown with its size, its description and whom it is by', async () => {
  const { tide } = await pictures.byId(['tide', undefined, 'tide'])
  expect(tide).toEqual({ src: expect.stringContaining('tide.svg'), alt: 'Waves', width: 800, height: 600, credit: 'Ana Ruiz' })
})

it('a picture that is not there, not ready, not the visitor’s to see or without its file is left out', async () => {
  await plant('thrown', { status: 'trashed' })
  await plant('private', { isPublic: false, ownerId: 'mia' })
  await plant('lost', { mime: 'image/webp', ownerId: 'mia', path: 'pictures/mia/lost.webp' })
  expect(Object.keys(await pictures.byId(['gone', 'thrown', 'private', 'lost', 'tide']))).toEqual(['tide'])
})

it('a page with many readers shows a picture as it was within the last ten seconds', async () => {
  expect(await altsOf(pictures.recentlyRead(['tide']))).toEqual(['Waves'])
  await describe('tide', 'Waves at noon')
  expect([await altsOf(pictures.recentlyRead(['tide'])), await altsOf(pictures.byId(['tide']))]).toEqual([['Waves'], ['Waves at noon']])
  world.localMode.setNow(new Date(now.getTime() + 9_999))
  expect(await altsOf(pictures.recentlyRead(['tide']))).toEqual(['Waves'])
  world.localMode.setNow(new Date(now.getTime() + 10_000))
  expect(await altsOf(pictures.recentlyRead(['tide']))).toEqual(['Waves at noon'])
})

it('where the clock was set back, a picture is read again', async () => {
  await pictures.recentlyRead(['tide'])
  await describe('tide', 'Waves at noon')
  world.localMode.setNow(new Date(now.getTime() - 60_000))
  expect(await altsOf(pictures.recentlyRead(['tide']))).toEqual(['Waves at noon'])
})

it('a picture that could not be read is tried again at once', async () => {
  isOffline = true
  await expect(pictures.recentlyRead(['tide'])).rejects.toMatchObject({ code: 'unavailable' })
  isOffline = false
  expect(await altsOf(pictures.recentlyRead(['tide']))).toEqual(['Waves'])
})
