import { describe, expect, it } from 'vitest'
import { panelAddress, panelAt } from '../../../src/ui/office/panel-address'
import { catalogue } from '../../../src/ui/panels/catalogue'
import { panelsMatching } from '../../../src/ui/panels/home/panels-matching'

const titles = (words: string) => panelsMatching(catalogue, words).map(panel => panel.title)

describe('finding a panel', () => {
  it('matches every word in title, purpose, group or address', () => {
    expect(titles('import')).toContain('Import')
    expect(titles('listings board')).toEqual([])
    expect(titles('pins MAP')).toContain('Map pins')
    expect(titles('stripetrans')).toEqual(['Transactions'])
  })
  it('shows all panels without words', () => {
    expect(titles('  ')).toHaveLength(catalogue.length)
  })
})

describe('the address of a panel', () => {
  it('leads to the panel for every panel that has one', () => {
    const addressed = catalogue.filter(panel => panelAddress(panel))
    expect(addressed).toHaveLength(catalogue.length - 1)
    for (const panel of addressed) expect(panelAt(catalogue, panelAddress(panel)!)).toBe(panel)
  })
  it('is recognized by its first part if a record is open', () => {
    expect(panelAt(catalogue, '/cpanel/masquerade/somebody')?.title).toBe('Masquerade')
  })
  it('names no panel for the office’s home and for other addresses', () => {
    expect(panelAt(catalogue, '/cpanel')).toBeUndefined()
    expect(panelAt(catalogue, '/cpanel/nothing')).toBeUndefined()
    expect(panelAt(catalogue, '/sfosguide/importcsv')).toBeUndefined()
  })
})
