// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { leavePages } from '../../../support/drawing/draw'
import { press } from '../../../support/drawing/press'
import { memoryApp } from '../../../support/memory-app'

const open = async (as?: string, search = '', on?: Date) => {
  const { world, visit } = await memoryApp({ ...(as && { as }), ...(on && { on }) })
  const view = await visit(`/artists/artistresources${search}`)
  return { world, view, user: userEvent.setup() }
}
const shelf = (name: string) => within(screen.getByRole('region', { name }))
const titlesOf = (name: string) =>
  shelf(name)
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent)

describe('the artists’ library', () => {
  it('lists open calls by deadline and omits past ones', async () => {
    await open()
    expect(titlesOf('Opportunities').slice(0, 2)).toEqual(['A shop window for four weeks', 'Small grants for ladders, lights and lifts'])
    await screen.findByText(/^Closes in 8 days/)
    leavePages()
    await open(undefined, '', new Date('2027-10-25T01:00:00Z'))
    expect(titlesOf('Opportunities')).not.toContain('A shop window for four weeks')
  })

  it('is filtered by kind, audience, subject and word, and the address keeps the filters', async () => {
    const { user, view } = await open()
    await user.click(await screen.findByRole('radio', { name: /^Studio spaces/ }))
    await waitFor(() => expect(view.router.state.location.search).toBe('?kind=space'))
    await screen.findByText('3 entries')
    await shelf('Studio spaces').findByText('$585')
    await user.type(screen.getByLabelText('Search'), 'SKYLIGHT')
    await waitFor(() => expect(view.router.state.location.search).toBe('?kind=space&q=SKYLIGHT'))
    await waitFor(() => expect(titlesOf('Studio spaces')).toEqual(['North light until the summer']))
    await view.go('/artists/artistresources?for=hosts&tag=insurance')
    await screen.findByText('1 entry')
    await view.go('/artists/artistresources?q=nothingofthis')
    await screen.findByText('Nothing matches these filters')
  })

  it('shows strangers the teaser and how to get the rest', async () => {
    await open()
    await press(/The taxes of a studio/)
    await screen.findByText(/This part is for members/)
    expect(document.body.textContent).not.toContain('Sales tax is due by quarter')
    expect((await screen.findByRole('link', { name: 'sign in' })).getAttribute('href')).toBe('/signin?next=%2Fartists%2Fartistresources')
  })

  it('shows members the rest', async () => {
    await open('artist')
    await press(/The taxes of a studio/)
    await screen.findByText(/^Sales tax is due by quarter/)
  })

  it('counts a view once a visit', async () => {
    const { world, user } = await open()
    const opens = async () => (await world.store.get('resources/talk-to-neighbors'))?.data['opens']
    await user.click(screen.getByText('“Talk to the neighbors before the posters do”').closest('summary')!)
    await waitFor(async () => expect(await opens()).toBe(1))
  })
})

describe('the sheets of an artist', () => {
  it('have the artist’s map number, name, note for the door and works', async () => {
    const { view } = await open('artist', '?sheet=sign')
    const name = await screen.findByRole('article', { name: /Katarzyna Kowalczyk$/ })
    await within(name).findByText('Map number')
    within(name).getByText('Through the side gate and past the lemon tree.')
    await view.go('/artists/artistresources?sheet=labels')
    await screen.findByText('Grandmother’s Hands')
    await view.go('/artists/artistresources?sheet=prices')
    await screen.findByRole('rowheader', { name: /Grandmother’s Hands/ })
  })

  it('are blank for strangers, except the sign, which needs a map number', async () => {
    const { view } = await open(undefined, '?sheet=prices')
    await screen.findByText('This sheet is blank')
    await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(23))
    await view.go('/artists/artistresources?sheet=sign')
    await screen.findByText('Your sign has no number yet')
  })
})
