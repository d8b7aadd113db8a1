// @vitest-environment happy-dom
import { cleanup, configure, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { accountApp, fill, heading, press } from '../support/account-app'

// A whole application is opened for each test, sometimes on a busy machine.
vi.setConfig({ testTimeout: 60_000 })
configure({ asyncUtilTimeout: 10_000 })

afterEach(() => {
  cleanup()
  localStorage.clear()
})

const main = () => within(screen.getByRole('main'))

describe('the dashboard', () => {
  it('is for who is signed in, and brings a stranger back to it', async () => {
    const { pathOf } = await accountApp('/dashboard/settings')
    await waitFor(() => expect(pathOf()).toBe('/signin?next=%2Fdashboard%2Fsettings'))
  })

  it('shows the overview with a notice where a room is unknown', async () => {
    await accountApp('/dashboard/cellar', { as: 'artist' })
    expect(await screen.findByText('There is no “cellar” here.')).toBeTruthy()
    expect(screen.getByRole('heading', { name: 'What needs you now' })).toBeTruthy()
  })

  it.each(['membership', 'registrations', 'listings', 'events', 'donations', 'orders', 'perks', 'messages'])('says what will be in %s', async id => {
    await accountApp(`/dashboard/${id}`, { as: 'artist' })
    expect(await screen.findByText(/^Here will be /)).toBeTruthy()
    expect(main().getByRole('link', { current: 'page' }).getAttribute('href')).toBe(`/dashboard/${id}`)
  })

  it('tells a new account what waits for it', async () => {
    const { page, world } = await accountApp('/login')
    await world.auth.signUp('ada@example.org', 'lanterns over water', '')
    await page.go('/dashboard')
    expect(await screen.findByText('You have not finished joining')).toBeTruthy()
    expect(screen.getByText('Your e-mail address is not confirmed')).toBeTruthy()
  })

  it('shows an artist the door in the guide by its number', async () => {
    const { world } = await accountApp('/dashboard', { as: 'artist' })
    const [listing] = await world.store.query({
      collection: 'listings',
      where: [
        ['artistId', '==', 'first'],
        ['editionId', '==', '2027'],
      ],
    })
    expect(await screen.findByRole('link', { name: String(listing?.data['displayName']) })).toBeTruthy()
    expect(main().getByText('Map number')).toBeTruthy()
  })
})

describe('the profile', () => {
  it('keeps a changed name, in the record and in the session', async () => {
    const { world } = await accountApp('/dashboard/profile', { as: 'artlover' })
    await fill('First name', 'Ottilie')
    await press('Save')
    await waitFor(async () => expect((await world.store.get('people/p-artlover'))?.data['names']).toMatchObject({ first: 'Ottilie' }))
    await waitFor(() => expect(world.auth.current?.displayName).toMatch(/^Ottilie /))
  })

  it('keeps an artist’s statement and refuses a link that is none', async () => {
    const { world } = await accountApp('/dashboard/profile', { as: 'artist' })
    await fill('Statement', 'Wood remembers.')
    await fill('Links', 'javascript:alert(1)')
    const form = screen.getByLabelText('Statement').closest('form')!
    await userEvent.click(within(form).getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('A link begins with https://')).toBeTruthy()
    await fill('Links', 'https://ada.example')
    await userEvent.click(within(form).getByRole('button', { name: 'Save' }))
    await waitFor(async () =>
      expect((await world.store.get('artists/first'))?.data).toMatchObject({ statement: 'Wood remembers.', links: ['https://ada.example'] }),
    )
  })
})

describe('the works', () => {
  const titles = () =>
    main()
      .getAllByRole('heading', { level: 3 })
      .map(title => title.textContent)

  it('are moved by buttons, and hang in that order', async () => {
    const { world } = await accountApp('/dashboard/artworks', { as: 'artist' })
    const [first, second, ...rest] = titles()
    await press(`Move “${first}” down`)
    await waitFor(() => expect(titles()).toEqual([second, first, ...rest]))
    const works = await world.store.query({ collection: 'artworks', where: [['artistId', '==', 'first']], orderBy: [['order', 'asc']] })
    expect(works.map(({ data }) => data['title'])).toEqual([second, first, ...rest])
    expect(await screen.findByText(`“${first}” hangs at place 2 now.`)).toBeTruthy()
  })

  it('are taken down and hung again', async () => {
    const { world } = await accountApp('/dashboard/artworks', { as: 'artist' })
    const [first] = titles()
    await press(`Take down “${first}”`)
    expect(await screen.findByText('Taken down')).toBeTruthy()
    await press(`Hang “${first}”`)
    await waitFor(() => expect(screen.queryByText('Taken down')).toBeNull())
    const [work] = await world.store.query({
      collection: 'artworks',
      where: [
        ['artistId', '==', 'first'],
        ['title', '==', first!],
      ],
    })
    expect(work?.data['status']).toBe('public')
  })

  it('are described, with the picture in words', async () => {
    const { world } = await accountApp('/dashboard/artworks', { as: 'artist' })
    const [first] = titles()
    await press(`Edit “${first}”`)
    await fill('The picture in words', '')
    await press('Save this work')
    expect(await screen.findByText(/Say what is to be seen/)).toBeTruthy()
    await fill('The picture in words', 'Blue bands above a fringe.')
    await fill('Year', '2021')
    await press('Save this work')
    await waitFor(async () => {
      const [work] = await world.store.query({
        collection: 'artworks',
        where: [
          ['artistId', '==', 'first'],
          ['title', '==', first!],
        ],
      })
      expect(work?.data['year']).toBe(2021)
      const image = await world.store.get(`images/${(work!.data['imageIds'] as string[])[0]}`)
      expect(image?.data['alt']).toBe('Blue bands above a fringe.')
    })
  })

  it('are nothing to who is no artist', async () => {
    await accountApp('/dashboard/artworks', { as: 'donor' })
    expect(await screen.findByText('This room is for artists')).toBeTruthy()
  })
})

describe('the passport', () => {
  it('shows the stamps of who holds it, by number', async () => {
    await accountApp('/dashboard/passport', { as: 'artlover' })
    expect((await main().findAllByText('Map number')).length).toBeGreaterThan(2)
  })

  it('says how to get the first', async () => {
    await accountApp('/dashboard/passport', { as: 'donor' })
    expect(await screen.findByText('No stamps yet')).toBeTruthy()
  })
})

describe('the settings', () => {
  it('record an answer with the words that were shown', async () => {
    const { world } = await accountApp('/dashboard/settings', { as: 'donor' })
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Appeals' }))
    expect(await screen.findByText(/^Saved\./)).toBeTruthy()
    const [answer] = await world.store.query({
      collection: 'consents',
      where: [
        ['personId', '==', 'p-donor'],
        ['topic', '==', 'appeals'],
      ],
    })
    expect(answer?.data).toMatchObject({ state: 'in', source: 'settings', evidence: 'Appeals: When we ask for gifts, a few times a year.' })
  })

  it('change the password for who knows the present one', async () => {
    const { world, password, emailOf } = await accountApp('/dashboard/settings', { as: 'donor' })
    await press('Change the password')
    await fill('Present password', 'not the password')
    await fill('New password', 'lanterns over water')
    await press('Set this password')
    expect(await screen.findByText('E-mail and password do not fit together.')).toBeTruthy()
    await fill('Present password', password)
    await press('Set this password')
    expect(await screen.findByText('Your new password is set.')).toBeTruthy()
    await world.auth.signIn(emailOf('donor'), 'lanterns over water')
  })

  it('send a link to a new address, and refuse one that is taken', async () => {
    const { newestLink, password, emailOf } = await accountApp('/dashboard/settings', { as: 'donor' })
    await press('Change the address')
    await fill('New e-mail', emailOf('artist'))
    await fill('Your password', password)
    await press('Send me a link there')
    expect(await screen.findByText('There is an account with this e-mail already.')).toBeTruthy()
    await fill('New e-mail', 'hugh@example.org')
    await press('Send me a link there')
    expect(await screen.findByText(/We sent a link to hugh@example.org/)).toBeTruthy()
    expect(newestLink('hugh@example.org')).toContain('mode=verifyAndChangeEmail')
  })

  it('begin the seven days, and take them back', async () => {
    const { newestLink, emailOf, world } = await accountApp('/dashboard/settings', { as: 'artlover' })
    await press('Delete my account')
    await press('Begin the seven days')
    expect(await screen.findByText('You asked us to delete your account.')).toBeTruthy()
    expect(newestLink(emailOf('artlover'))).toBe('/dashboard/settings')
    expect(screen.queryByRole('button', { name: 'Delete it now, for good' })).toBeNull()
    await press('Keep my account')
    await screen.findByRole('button', { name: 'Delete my account' })
    expect((await world.store.get('deletions/p-artlover'))?.data['status']).toBe('kept')
  })

  it('delete for good once the seven days are over, and leave', async () => {
    const { world, page, pathOf } = await accountApp('/login', { as: 'artlover' })
    await world.functions.call('deleteMyAccount', { act: 'ask' })
    world.localMode.setNow(new Date(world.clock.now().getTime() + 8 * 86_400_000))
    await page.go('/dashboard/settings')
    await press('Delete it now, for good')
    await waitFor(() => expect(world.auth.current).toBeUndefined())
    await waitFor(() => expect(pathOf()).not.toContain('/dashboard'))
    await waitFor(() => expect(heading()).toBeTruthy())
    expect((await world.store.get('people/p-artlover'))?.data['status']).toBe('anonymised')
  })
})
