import { describe, expect, it } from 'vitest'
import { neighbourhoodSheets, opensAsUsual } from '../../../src/domain/guide/reading/neighbourhood-sheets'
import { guideIndex, importedIndex } from '../../support/fixtures/guide-index'

describe('sheets of neighborhoods', () => {
  it('have every studio once, in the order of the numbers, under its neighborhood and its weekends', () => {
    const sheets = neighbourhoodSheets(guideIndex)
    expect(sheets.map(({ id, cards }) => [id, cards.map(({ name }) => name)])).toEqual([
      ['harbour', ['Lantern Press', 'Ada Weaver', 'Bo Carver']],
      ['orchard', ['Heron Glass', 'The Quiet Room']],
    ])
    expect(sheets.map(({ weekends }) => weekends.map(({ n }) => n))).toEqual([[1], [2]])
  })

  it('say the hours that most studios have once, and those of others with the studio', () => {
    const [harbour, orchard] = neighbourhoodSheets(guideIndex)
    expect(harbour!.usual).toEqual(harbour!.cards[0]!.openings)
    expect(harbour!.cards.every(card => opensAsUsual(card, harbour!.usual))).toBe(true)
    // One studio is no rule.
    expect(orchard!.usual).toEqual([])
  })

  it('of an edition without neighborhoods are one sheet of the city', () => {
    const sheets = neighbourhoodSheets({ ...importedIndex, neighbourhoods: [] })
    expect(sheets.map(({ id, name, cards }) => [id, name, cards.length])).toEqual([
      ['elsewhere', importedIndex.edition.city, importedIndex.listings.length],
    ])
  })
})
