import { expect, it } from 'vitest'
import { suggestions } from '../../../src/ui/pages/errors/suggestions'
import { publicRoutes } from '../../../src/ui/public-routes'

const named = [
  { to: '/donors/first-doors', label: 'First Doors' },
  { to: '/donors/water-side-lift', label: 'The lift' },
  { to: '/programs/open-studios', label: 'Open Studios' },
  { to: '/programs/mentors', label: 'Mentors' },
  { to: '/about/contact', label: 'Contact' },
  { to: '/about/history', label: 'History' },
  { to: '/artists/faq', label: 'Questions' },
  { to: '/artist/ada-lovelace', label: 'Ada Lovelace' },
  { to: '/sfosguide/4', label: 'Ada Lovelace', like: '/sfosguide/ada-lovelace' },
  { to: '/events/lantern-walk', label: 'Lantern walk' },
]

it.each([
  ['/saved', '/sfosguide/saved'],
  ['/donors/first-door', '/donors/first-doors'],
  ['/donor/first-doors', '/donors/first-doors'],
  ['/first-doors', '/donors/first-doors'],
  ['/maps', '/sfosguide/maps'],
  ['/map.html', '/sfosguide/maps'],
  ['/weekend', '/sfosguide/weekends'],
  ['/sfosguide/article', '/sfosguide/articles'],
  ['/flipbook', '/sfosguide/flipbook'],
  ['/guide', '/sfosguide'],
  ['/calendar.php', '/calendar'],
  ['/Calender', '/calendar'],
  ['/privacy', '/privacypolicy'],
  ['/copyright', '/copyrightnotice'],
  ['/search', '/artists/artsearch'],
  ['/resources', '/artists/artistresources'],
  ['/open-studio', '/programs/open-studios'],
  ['/program/open-studios', '/programs/open-studios'],
  ['/about/contct', '/about/contact'],
  ['/artists/index.html', '/artists'],
  ['/artists/faqs', '/artists/faq'],
  ['/donate', '/donors'],
  ['/events', '/calendar'],
  ['/event/lantern-walks', '/events/lantern-walk'],
  ['/artist/ada-lovelase', '/artist/ada-lovelace'],
  ['/artist/Adä-Lovelacé', '/artist/ada-lovelace'],
  ['/sfosguide/ada-lovelase', '/sfosguide/4'],
  ['/artistmember', '/artistmembership'],
])('%s may mean %s', (path, meant) => {
  const found = suggestions(path, publicRoutes, named).map(({ to }) => to)
  expect(found[0]).toBe(meant)
  expect(found).not.toContain(path)
})

it.each(['/xyzzy', '/events/none', '/%E0%A4%A', '/sfosguide/+&=', '//'])('%s may mean nothing else than pages that exist', path => {
  const exist = [
    ...publicRoutes.map(route => route.path.replace(/\/:\w+\?$/, '')),
    ...publicRoutes.map(({ example }) => example),
    ...named.map(({ to }) => to),
  ]
  expect(suggestions(path, publicRoutes, named).filter(({ to }) => !exist.includes(to))).toEqual([])
})
