import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { safeRedirect } from '../../../src/domain/accounts/sign-in/safe-redirect'

describe('the address after signing in', () => {
  it.each(['/dashboard', '/cpanel/importcsv?edition=2027', '/sfosguide/17#hours', '/signin?next=%2Fshop', '/a%20b'])(
    'may be the product’s own %s',
    path => {
      expect(safeRedirect(path)).toBe(path)
    },
  )

  it.each([
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\/evil.example',
    '/\\/evil.example',
    'https://evil.example',
    'HTTPS:evil.example',
    'https:evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    'mailto:x@evil.example',
    'evil.example',
    ' /evil',
    '/\t/evil.example',
    '/\n/evil.example',
    '/%2F/evil.example',
    '/%2fevil.example',
    '/%5Cevil.example',
    '/%5cevil.example',
    '/%252Fevil.example',
    '/%09/evil.example',
    '/./%2Fevil.example',
    '/..//evil.example',
    '/a/..//evil.example',
    '/%E0%A4%A',
    '',
    null,
    undefined,
  ])('is the front page for %j', next => {
    expect(safeRedirect(next)).toBe('/')
  })

  it('is the office after the staff sign-in', () => {
    expect(safeRedirect('//evil.example', '/cpanel')).toBe('/cpanel')
  })

  it('never leaves the origin, whatever is given', () => {
    const pieces = fc.array(fc.constantFrom('/', '\\', '%2f', '%5C', '%25', '.', '..', 'evil.example', ':', 'https', '\t', '@', '?', '#', ' '), {
      maxLength: 8,
    })
    fc.assert(
      fc.property(pieces, parts => {
        const written = parts.join('')
        const url = new URL(safeRedirect(written), 'https://ours.example')
        expect(url.origin).toBe('https://ours.example')
        expect(url.pathname.startsWith('//')).toBe(false)
      }),
    )
  })
})
