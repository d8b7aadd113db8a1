import { describe, expect, it } from 'vitest'
import { similarAddresses } from '../../../src/domain/slugs/similar-addresses'

const page = (to: string, like?: string) => ({ to, label: to, ...(like !== undefined && { like }) })
const alike = (meant: string, ...known: readonly string[]) =>
  similarAddresses(
    meant,
    known.map(to => page(to)),
  ).map(({ to }) => to)

describe('the pages that a mistyped address may mean', () => {
  it('are those that differ in a few letters, the nearest first', () => {
    expect(alike('/calender', '/shop', '/calendar', '/calenders', '/donate')).toEqual(['/calendar', '/calenders'])
    expect(alike('/membrship', '/membership', '/members')).toEqual(['/membership', '/members'])
    expect(alike('/xyz', '/shop', '/donate')).toEqual([])
    expect(alike('/ab', '/cd', '/ad')).toEqual(['/ad'])
  })
  it('may have another parent, or none, which counts less than another name', () => {
    expect(alike('/contact', '/about/contact', '/contract')).toEqual(['/about/contact', '/contract'])
    expect(alike('/about/contct', '/contact', '/about/contact')).toEqual(['/about/contact', '/contact'])
    expect(alike('/abuot/contct', '/about/contact')).toEqual(['/about/contact'])
  })
  it('may contain what was typed, or be contained in it, from four letters on', () => {
    expect(alike('/privacypolicy', '/privacy', '/about/privacy')).toEqual(['/privacy', '/about/privacy'])
    expect(alike('/priv', '/privacypolicy')).toEqual(['/privacypolicy'])
    expect(alike('/pri', '/privacypolicy')).toEqual([])
  })
  it('are found by addresses of former sites, without accents, and by other names', () => {
    expect(alike('/calendar.html', '/calendar')).toEqual(['/calendar'])
    expect(alike('/artists/index.php', '/artists', '/about')).toEqual(['/artists'])
    expect(alike('/Künstler', '/kunstler')).toEqual(['/kunstler'])
    expect(similarAddresses('/ana-ruis', [page('/sfosguide/17', '/ana-ruiz')]).map(({ to }) => to)).toEqual(['/sfosguide/17'])
  })
  it('are three at most, each once, in the order of their addresses where they are as near, and never the one that was typed', () => {
    expect(alike('/page', '/page1', '/page4', '/page2', '/page3', '/page')).toEqual(['/page1', '/page2', '/page3'])
    const twice = [page('/sfosguide/17', '/kiln-a'), page('/sfosguide/17', '/kiln'), page('/kilns')]
    expect(similarAddresses('/kiln', twice).map(({ like }) => like)).toEqual(['/kiln', undefined])
    expect(
      similarAddresses(
        '/pagex',
        ['/page1', '/page2'].map(to => page(to)),
        1,
      ),
    ).toHaveLength(1)
  })
})
