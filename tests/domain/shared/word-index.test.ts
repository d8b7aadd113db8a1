import { describe, expect, it } from 'vitest'
import { wordHits, wordIndex } from '../../../src/domain/shared/text/word-index'

const titles = ['Studio 2171', 'Studio 2172', 'Oil on oak', 'Ink and ash', 'Ceramics', 'Zurbarán']
const index = wordIndex(
  { title: 1 },
  titles.map((title, id) => ({ id, title })),
)
const found = (text: string) => wordHits(index, text).map(({ id }) => titles[id as number])

describe('a word of a search', () => {
  it.each([
    ['ceramic', 'Ceramics'],
    ['cermics', 'Ceramics'],
    ['ceramisc', 'Ceramics'],
    ['zurbaran', 'Zurbarán'],
    ['oak', 'Oil on oak'],
  ])('%s finds %s', (text, title) => expect(found(text)).toEqual([title]))

  it('is exact where it is a number', () => {
    expect(found('2171')).toEqual(['Studio 2171'])
    expect(found('217')).toEqual([])
    expect(found('2173')).toEqual([])
  })

  it('is exact, but for its end, where it has three letters or fewer', () => {
    expect(found('oal')).toEqual([])
    expect(found('ice')).toEqual([])
  })
})
