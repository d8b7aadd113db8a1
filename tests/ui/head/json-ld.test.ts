import { expect, it } from 'vitest'
import type { ArtistPage } from '../../../src/domain/art/published-art'
import { jsonLd } from '../../../src/ui/head/json-ld'

/** What search engines are told of an artist with these media and links. */
const artistWith = (media: readonly string[], links: readonly string[]) => {
  const page = { artist: { handle: 'ana', name: 'Ana Ruiz', media }, detail: { statement: 'Lamps of paper.', links }, works: [] }
  return jsonLd([{ key: ['art', 'artist', 'ana'], data: page as unknown as ArtistPage }], 'https://arts.example')
}

it('search engines are told what an artist works in, and where else they are found', () => {
  expect(artistWith(['Paper'], ['https://ana.example'])).toMatchObject([
    { '@type': 'Person', name: 'Ana Ruiz', knowsAbout: ['Paper'], sameAs: ['https://ana.example'] },
  ])
})

it('of an artist without a medium or a link they are told neither', () => {
  const [artist] = artistWith([], [])
  expect(artist).not.toHaveProperty('knowsAbout')
  expect(artist).not.toHaveProperty('sameAs')
})
