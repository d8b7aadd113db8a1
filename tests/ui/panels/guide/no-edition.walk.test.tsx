// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { memoryApp } from '../../../support/memory-app'

describe('an organization without an edition', () => {
  const app = memoryApp({ firstDay: true, as: 'superadmin' })

  it.each([
    'sfosweekends?view=listings',
    'sfosweekends?view=swap',
    'sfosweekends?view=prizes',
    'sfoslistings',
    'sfoslistings?view=board',
    'sfoslistings?view=changes',
    'sfoslistings?view=errata',
    'guideindexer',
    'guideindexer?view=print',
    'guideimages',
    'mapping',
    'mapping?view=map',
    'sfosarticles?view=board',
    'sfosevents?view=others',
    'flipbookgenerator',
    'listingsduplicator',
  ])('is led to its first one by /cpanel/%s', async address => {
    const page = await (await app).visit(`/cpanel/${address}`)
    await screen.findByRole('heading', { name: 'No edition yet' })
    expect((await screen.findByRole('link', { name: 'Create an edition' })).getAttribute('href')).toBe('/cpanel/sfosweekends?view=new')
    expect(screen.queryByText(/^Times here are in/)).toBeNull()
    page.leave()
  })

  it.each([
    ['navandfooter', 'Enter its name and contact'],
    ['analytics', 'Enter weekends'],
    ['donorbackend', 'Enter the first gifts'],
    ['donorbackend?view=gifts', 'Enter the first gifts'],
  ])('finds at /cpanel/%s what comes first', async (address, link) => {
    const page = await (await app).visit(`/cpanel/${address}`)
    await screen.findByRole('link', { name: link })
    page.leave()
  })

  it('reads in the handbook how its first article is written', async () => {
    const page = await (await app).visit('/cpanel/howto')
    await screen.findByText(/^No article about your panels yet/)
    page.leave()
  })
})
