import { expect, it } from 'vitest'
import { leftBy, shownIn } from '../../../src/domain/artists/work-picture-rules'
import type { Image } from '../../../src/domain/pictures/images.collection'

const picture = (status: Image['status'], ...usedIn: readonly string[]) => ({ status, usedIn }) as unknown as Image

it('a picture names each of its works once, the one that took it last at the end, and comes out of the trash', () => {
  expect(shownIn(picture('ready', 'artworks/a', 'artworks/b'), 'artworks/a')).toEqual({ usedIn: ['artworks/b', 'artworks/a'] })
  expect(shownIn(picture('trashed'), 'artworks/a')).toEqual({ usedIn: ['artworks/a'], status: 'ready' })
})

it('a picture goes to the trash when nothing shows it any more, and not before', () => {
  expect(leftBy(picture('ready', 'artworks/a', 'pages/home'), 'artworks/a')).toEqual({ usedIn: ['pages/home'] })
  expect(leftBy(picture('ready', 'artworks/a'), 'artworks/a')).toEqual({ usedIn: [], status: 'trashed' })
  expect(leftBy(picture('trashed', 'artworks/a'), 'artworks/a')).toEqual({ usedIn: [] })
})
