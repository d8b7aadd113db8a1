import { expect, it } from 'vitest'
import { publicRoutes } from '../../../src/ui/public-routes'
import { canonicalPath } from '../../../src/ui/routing/canonical-path'
import { isPublic } from '../../../src/ui/routing/public-route-match'
import { exampleOf } from '../../../src/ui/routing/route-definition'

it.each([
  ['/sfosguide/', '/sfosguide'],
  ['/ABOUT', '/about'],
  ['/About/Contact/', '/about/Contact'],
  ['/SFOSguide//Maps', '/sfosguide/maps'],
  ['/ArtistMembership', '/artistmembership'],
  ['/About-The-Number', '/about-the-number'],
  ['/Artist/Ada%20B', '/artist/Ada%20B'],
  ['/none/such/', '/none/such'],
  ['//', '/'],
])('%s is known as %s', (written, known) => {
  expect(canonicalPath(written)).toBe(known)
})

it.each(publicRoutes.filter(isPublic).map(exampleOf))('%s is right as it is', path => {
  expect(canonicalPath(path)).toBeUndefined()
})

it.each(['/none/such', '/artist/Ada%20B', '/sfosguide/14'])('%s is left as it is', path => {
  expect(canonicalPath(path)).toBeUndefined()
})

it.each(['//other.example/', '///other.example/about', '/\\other.example/', '/%5C%5Cother.example/', '/%2F%2Fother.example/'])(
  '%s does not lead to another host',
  written => {
    expect(new URL(canonicalPath(written) ?? written, 'https://arts.example').origin).toBe('https://arts.example')
    expect(canonicalPath(written)).toMatch(/^\/[^/\\]/)
  },
)
