import { bench, describe } from 'vitest'
import { guideSearch } from '../../src/domain/guide/reading/guide-search'
import { fold } from '../../src/domain/shared/text/fold-accents'
import { largeEdition } from '../support/large-edition'

/** An edition of a real city's size. The lower bound is a plain scan over folded text, without typos, weights and facets. */
const index = largeEdition()
const search = guideSearch(index)
const haystacks = index.listings.map(card => fold(`${card.number} ${card.name} ${card.media} ${card.tags} ${card.address} ${card.blurb}`))
const scan = (text: string) => {
  const words = fold(text).split(' ')
  return index.listings.filter((_, i) => words.every(word => haystacks[i]!.includes(word)))
}
const typed = index.listings[400]!.name
const keystrokes = Array.from({ length: typed.length }, (_, i) => typed.slice(0, i + 1))

describe('one keystroke', () => {
  let i = 0
  bench('the guide', () => void search.ask({ text: keystrokes[i++ % keystrokes.length]! }))
  bench('a plain scan', () => void scan(keystrokes[i++ % keystrokes.length]!))
})

describe('one filter', () => {
  let i = 0
  bench('the guide, with the counts of every facet', () => void search.ask({ neighbourhood: `n${i++ % 20}`, kind: 'garden' }))
  bench('a plain scan', () => void index.listings.filter(card => card.neighbourhoodId === `n${i++ % 20}` && card.tags.includes('garden')))
})

describe('setting up', () => {
  bench('the guide', () => guideSearch(index).warm())
  bench('a plain scan', () => void index.listings.map(card => fold(`${card.name} ${card.address} ${card.blurb}`)))
})
