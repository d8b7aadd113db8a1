import { describe, expect, it } from 'vitest'
import { panelAddress, panelAt } from '../../../src/ui/office/panel-address'
import { catalogue } from '../../../src/ui/panels/catalogue'
import { panelsMatching } from '../../../src/ui/panels/home/panels-matching'

const titles = (words: string) => panelsMatching(catalogue, words).map(panel => panel.title)

describe('finding a panel', () => {
  it('asks for every word, in title, purpose, group or address', () => {
    expect(titles('import')).toContain('Import')
    expect(titles('listings board')).toEqual([])
    expect(titles('pins MAP')).toContain('Map pins')
    expect(titles('stripetrans')).toEqual(['Transactions'])
  })
  it('shows all for no words', () => {
    expect(titles('  ')).toHaveLength(catalogue.length)
  })
})

describe('the address of a panel', () => {
  it('leads back to the panel, for every panel that has one', () => {
    const addressed = catalogue.filter(panel => panelAddress(panel))
    expect(addressed).toHaveLength(catalogue.length - 1)
    for (const panel of addressed) expect(panelAt(catalogue, panelAddress(panel)!)).toBe(panel)
  })
  it('of a record’s panel is known by its first part', () => {
    expect(panelAt(catalogue, '/cpanel/masquerade/somebody')?.title).toBe('Masquerade')
  })
  it('is none for the office’s own home and for strangers', () => {
    expect(panelAt(catalogue, '/cpanel')).toBeUndefined()
    expect(panelAt(catalogue, '/cpanel/nothing')).toBeUndefined()
    expect(panelAt(catalogue, '/sfosguide/importcsv')).toBeUndefined()
  })
})
