import { expect, it } from 'vitest'
import { securityText } from '../../scripts/build/security-text.mjs'

it('a site names its contact page for weaknesses, for a year from the month of the build', () => {
  const text = securityText('https://arts.example', new Date('2027-12-15T10:00:00Z'))
  expect(text).toContain('Contact: https://arts.example/about/contact\n')
  expect(text).toContain('Expires: 2028-12-01T00:00:00.000Z\n')
  expect(securityText('https://arts.example', new Date('2027-12-31T23:00:00Z'))).toBe(text)
})
