// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, describe, expect, it } from 'vitest'
import { VisitCounter } from '../../../../src/domain/analytics/visit-counter'
import { pages } from '../../../../src/domain/content/pages.collection'
import { Records } from '../../../../src/domain/shared/records/records'
import { press } from '../../../support/drawing/press'
import { write } from '../../../support/drawing/write'
import { memoryApp } from '../../../support/memory-app'

let app: Awaited<ReturnType<typeof memoryApp>>
beforeAll(async () => {
  app = await memoryApp()
})

const heading = () => screen.getByRole('heading', { level: 1 }).textContent
const main = () => within(screen.getByRole('main'))
const recordOf = async (path: string) => (await app.world.documents.get(path))?.data ?? {}

describe('a section', () => {
  it.each([
    ['/about', 'About'],
    ['/artists', 'For artists'],
    ['/artlover', 'For art lovers'],
    ['/donors', 'Give'],
    ['/programs', 'Programs'],
  ])('%s shows what staff wrote, with the section’s navigation', async (path, name) => {
    await app.visit(path)
    expect(heading()).toBe((await recordOf(`pages/${path.slice(1)}`))['title'])
    const nav = within(main().getByRole('navigation', { name }))
    expect(nav.getByRole('link', { name }).getAttribute('aria-current')).toBe('page')
    const children = await app.world.documents.query({
      collection: 'pages',
      where: [
        ['parent', '==', path.slice(1)],
        ['status', '==', 'published'],
      ],
    })
    for (const { data } of children)
      expect(nav.getByRole('link', { name: String(data['title']) }).getAttribute('href')).toBe(`${path}/${String(data['slug'])}`)
  })

  it('a page leads on to the next one of its section, and the last one back to the first', async () => {
    const page = await app.visit('/artists/scholarships')
    expect(main().getByRole('link', { name: 'Read on: Group sites' }).getAttribute('href')).toBe('/artists/group-sites')
    await page.go('/artists/group-sites')
    expect(main().getByRole('link', { name: 'Read on: For artists' }).getAttribute('href')).toBe('/artists')
    await page.go('/artists')
    expect(main().queryByRole('link', { name: /^Read on: / })).toBeNull()
  })

  it('says so if nothing has been written', async () => {
    const bare = await memoryApp({ sample: false })
    await bare.visit('/about')
    expect(heading()).toBe('About')
    screen.getByRole('heading', { name: 'This page has not been written yet' })
  })

  it('renders every kind of block, and pictures with alternative text and artist', async () => {
    const own = await memoryApp()
    const { world } = own
    const records = new Records(world.store, { current: undefined })
    const [image] = await world.store.query({ collection: 'images', where: [['isPublic', '==', true]], limit: 1 })
    const body = { type: 'doc' as const, content: [{ type: 'paragraph' as const, content: [{ type: 'text' as const, text: 'A plain paragraph.' }] }] }
    await records.commit(
      records.creating(pages, 'every', {
        slug: 'every',
        parent: 'about',
        title: 'Every part',
        status: 'published',
        blocks: [
          { type: 'heading', props: { id: '1', text: 'A part', level: 'part' } },
          { type: 'text', props: { id: '2', body } },
          { type: 'image', props: { id: '3', imageId: image!.id, width: 'wide', caption: 'As it hangs.' } },
          { type: 'button', props: { id: '4', label: 'On we go', to: '/about', look: 'main' } },
          { type: 'quote', props: { id: '5', text: 'It was so.', who: 'Somebody' } },
          { type: 'accordion', props: { id: '6', items: [{ title: 'Why?', body }] } },
          { type: 'cardList', props: { id: '7', items: [{ title: 'A card', text: 'Its text.', to: '/shop' }] } },
          {
            type: 'columns',
            props: {
              id: '8',
              columns: [{ blocks: [{ type: 'heading', props: { id: '9', text: 'In a column', level: 'detail' } }] }, { blocks: [] }],
            },
          },
          { type: 'divider', props: { id: '10' } },
        ],
      }),
    )
    await own.visit('/about/every')
    main().getByRole('heading', { level: 2, name: 'A part' })
    main().getByRole('heading', { level: 3, name: 'In a column' })
    expect(
      main()
        .getByRole('img', { name: String(image!.data['alt']) })
        .getAttribute('width'),
    ).toBe(String(image!.data['width']))
    main().getByText(/As it hangs\./)
    expect(main().getByRole('link', { name: 'On we go' }).getAttribute('href')).toBe('/about')
    expect(main().getByRole('link', { name: 'A card' }).getAttribute('href')).toBe('/shop')
    expect(main().getByText('“It was so.”').tagName).toBe('BLOCKQUOTE')
    expect(main().getByText('Why?').closest('details')).not.toBeNull()
    main().getByRole('separator')
  })

  it.each(['/about', '/artists', '/artlover', '/donors', '/programs'])('%s/nothing is a 404 that lists the pages of the section', async section => {
    await app.visit(`${section}/nothing`)
    expect(heading()).toBe(`Page Not Found: ${section}/nothing`)
    const links = () =>
      main()
        .getAllByRole('link')
        .map(link => link.getAttribute('href'))
    await waitFor(() => expect(links().filter(to => to?.startsWith(`${section}/`)).length).toBeGreaterThan(1))
  })

  it('leads to a page of another section', async () => {
    await app.visit('/artists/history')
    await waitFor(() => expect(heading()).toBe('How it began'))
  })

  it('redirects from an artist’s handle below /artists to the artist', async () => {
    const { handle } = (await recordOf('artists/first')) as { handle: string }
    const { router } = await app.visit(`/artists/${handle}`)
    await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/artist\//))
  })
})

describe('for artists', () => {
  it('the timeline of the season marks the present step', async () => {
    await app.visit('/artists')
    const stops = within(main().getByRole('region', { name: 'Dates of the season' })).getAllByRole('listitem')
    const now = stops.filter(stop => stop.getAttribute('aria-current') === 'date')
    expect(now.map(stop => stop.textContent)).toEqual([expect.stringMatching(/^October 15.+17, 2027Third weekendNow: \d+ studios$/)])
  })

  it('the timeline follows the deadlines of the call', async () => {
    const { visit } = await memoryApp({ on: new Date('2027-04-26T06:59:00Z') })
    await visit('/artists')
    const season = within(main().getByRole('region', { name: 'Dates of the season' }))
    const now = season.getAllByRole('listitem').filter(stop => stop.getAttribute('aria-current') === 'date')
    expect(now.map(stop => stop.textContent)).toEqual([expect.stringMatching(/^February 1 – May 16, 2027RegistrationUntil Sun, May 16$/)])
    season.getByText(/^Registration is open at the regular price until Sun, Apr 25, 2027, 11:59\spm PDT\./)
    expect(season.getByRole('link', { name: 'Register a studio' }).getAttribute('href')).toBe('/artists/sfosregistration')
  })
})

describe('giving', () => {
  it('shows the progress of each campaign, running ones first', async () => {
    await app.visit('/donors')
    expect(main().getByRole('link', { name: 'Make a gift' }).getAttribute('href')).toBe('/donors#give')
    const running = main().getByRole('region', { name: 'Running now' })
    expect(running.textContent).toContain('$11,435 of $15,800')
    expect(running.textContent).toContain('72 percent, 187 gifts, $4,365 to go, until Fri, Dec 31, 2027')
    expect(main().getByRole('region', { name: 'Completed, with thanks' }).textContent).toContain('105 percent')
  })

  it('shows what an amount pays for, who gave, and leads to the gift', async () => {
    await app.visit('/donors/first-doors')
    expect(heading()).toBe((await recordOf('campaigns/first-doors'))['title'])
    expect(main().getByText('$190', { selector: 'dt' }).nextElementSibling?.textContent).toBe('one registration')
    expect(
      main()
        .getAllByRole('link', { name: 'Give' })
        .map(link => link.getAttribute('href')),
    ).toContain('/donors/first-doors#give')
    main().getByRole('region', { name: 'Give' })
  })

  it('an ended campaign does not ask for gifts', async () => {
    await app.visit('/donors/press-home')
    expect(main().queryByRole('region', { name: 'Give' })).toBeNull()
  })
})

describe('a campaign that has not begun', () => {
  it('is announced, and takes no gifts yet', async () => {
    const early = await memoryApp({ on: new Date('2027-06-10T18:00:00Z') })
    const page = await early.visit('/donors')
    within(main().getByRole('region', { name: 'Soon' })).getByRole('link', { name: 'First doors' })
    expect(within(main().getByRole('region', { name: 'Running now' })).queryByRole('link', { name: 'First doors' })).toBeNull()
    await page.go('/donors/first-doors')
    await main().findByText('You can give from Wednesday, September 1, 2027 on.')
    expect(main().queryByRole('link', { name: 'Give' })?.getAttribute('href')).not.toBe('/donors/first-doors#give')
  })
})

describe('programs', () => {
  it('an open call shows the deadline, what to send, and how to apply by email', async () => {
    await app.visit('/programs/long-table-auction')
    const call = within(main().getByRole('region', { name: /Works for the auction/ }))
    call.getByText('Open until Monday, October 25, 2027')
    call.getByText('There is no fee.')
    call.getByRole('link', { name: 'Apply by email' })
  })

  it('a program whose last day has passed says so, after what is on or to come in the list, and on its page', async () => {
    const later = await memoryApp({ on: new Date('2027-11-20T20:00:00Z') })
    const page = await later.visit('/programs')
    main().getByText('Five weekends from September 25 to October 31, 11 to 6. It is over.')
    main().getByText('Saturday, November 20, from 6 pm')
    const past = main().getByRole('region', { name: 'Past programs' })
    const titles = (box: HTMLElement, level: number) =>
      within(box)
        .getAllByRole('heading', { level })
        .map(({ textContent }) => textContent)
    expect(titles(past, 3)).toEqual(['The five weekends', 'First look', 'The window walk'])
    const current = main()
      .getAllByRole('heading', { level: 2 })
      .map(({ textContent }) => textContent)
    expect(current.slice(0, 5)).toEqual(['The long table auction', 'Studio school', 'The Wednesday bench', 'Tide residency', 'Past programs'])
    await page.go('/programs/open-studios')
    main().getByText('Five weekends from September 25 to October 31, 11 to 6. It is over.')
  })

  it.each([
    ['/programs/tide-residency', 'Closed since Tuesday, August 31, 2027'],
    ['/programs/open-studios', 'Take part: dates and registration'],
  ])('%s accepts no applications here: %s', async (path, words) => {
    await app.visit(path)
    main().getByText(words)
    expect(main().queryByRole('link', { name: 'Apply by email' })).toBeNull()
  })
})

describe('memberships', () => {
  it('compares the levels with their deductible amounts', async () => {
    await app.visit('/artlovermembership')
    const level = (name: string) => within(main().getByRole('heading', { level: 3, name }).closest('li')!)
    level('Companion').getByText('You can deduct $65. What you receive is worth about $35.')
    level('Keeper').getByText(/still valuing/)
    expect(level('Friend').getByText('A chair at the long table').textContent).toBe('Not included: A chair at the long table')
    expect(level('Patron').getByText('A chair at the long table').textContent).toBe('A chair at the long table')
    expect(level('Companion').getByRole('link', { name: 'Choose Companion' }).getAttribute('href')).toBe('/artlovermembership?level=companion#join')
  })

  it('omits ended perks', async () => {
    const later = await memoryApp({ on: new Date('2027-11-02T20:00:00Z') })
    await later.visit('/artlovermembership')
    main().getByRole('heading', { name: '7 perks today' })
    expect(main().queryByText('Coffee on open days')).toBeNull()
  })

  it('are all listed without a product, and an unknown product is a 404', async () => {
    const page = await app.visit('/membership')
    expect(heading()).toBe('Memberships')
    const products = await app.world.documents.query({ collection: 'membershipProducts', where: [['status', '==', 'live']] })
    expect(products.length).toBeGreaterThanOrEqual(4)
    for (const { data } of products) main().getByRole('link', { name: String(data['name']) })
    await page.go('/catmembership')
    await waitFor(() => expect(heading()).toBe('Page Not Found: /catmembership'))
  })
})

describe('the shop', () => {
  it('filters by the address and shows the number of results', async () => {
    const page = await app.visit('/shop?kind=print&upto=50')
    main().getByText('1 product')
    await userEvent.click(main().getByRole('radio', { name: /^Everything/ }))
    await waitFor(() => expect(page.router.state.location.search).toBe('?upto=50'))
    await page.go('/shop?kind=gift&upto=25')
    await main().findByText('Nothing matches these filters')
    await press('Clear all filters', main())
    await waitFor(() => expect(page.router.state.location.search).toBe(''))
  })

  it('shows a product with its variants, the stock, and a way to buy it', async () => {
    const { router } = await app.visit('/shop?item=print-b')
    const drawer = within(await screen.findByRole('dialog'))
    const row = (name: string) => drawer.getByRole('rowheader', { name }).parentElement?.textContent
    expect(row('30 × 40 cm')).toBe('30 × 40 cm$85$72.254 left')
    expect(row('50 × 70 cm')).toBe('50 × 70 cm$140$119Sold out')
    await drawer.findByRole('button', { name: 'Add to cart' })
    await press('Close', drawer)
    await waitFor(() => expect(router.state.location.search).toBe(''))
  })

  it('shows for whom a ticket is and when it is sold', async () => {
    await app.visit('/shop?kind=ticket')
    main().getByText('On sale from Wed, Oct 20')
    main().getByText('For members only')
  })

  it('says so if it is empty', async () => {
    await (await memoryApp({ sample: false })).visit('/shop')
    screen.getByText('The shop is empty now')
  })
})

describe('policies', () => {
  it('show the version in force with its date, and the changes word by word', async () => {
    await app.visit('/privacypolicy')
    expect(heading()).toBe('Privacy policy')
    expect(main().getByText(/^Version 2, in force since/).textContent).toBe('Version 2, in force since Monday, February 1, 2027.')
    const changes = main().getByRole('region', { name: 'What changed since version 1' })
    expect([...changes.querySelectorAll('ins')].map(({ textContent }) => textContent)).toContain('How long')
    expect(changes.querySelectorAll('del').length).toBeGreaterThan(0)
  })

  it('keep earlier versions, marked as such; others are a 404', async () => {
    const page = await app.visit('/copyrightnotice?version=1')
    main().getByText('This is an earlier version.')
    expect(main().getByText(/^Version 1, in force from/).textContent).toContain('until Monday, February 1, 2027')
    await page.go('/copyrightnotice?version=9')
    await waitFor(() => expect(heading()).toBe('Page Not Found: /copyrightnotice'))
  })

  it('let visitors opt out of being counted, and show their choice on the next visit', async () => {
    const own = await memoryApp()
    const user = userEvent.setup()
    const views = own.world.services.get(VisitCounter)
    const page = await own.visit('/privacypolicy')
    const box = () => screen.findByRole<HTMLInputElement>('checkbox', { name: 'Do not count my visits on this device' })
    expect((await box()).checked).toBe(false)
    await user.click(await box())
    await waitFor(() => expect(views.isOptedOut).toBe(true))
    page.leave()
    await own.visit('/privacypolicy')
    await waitFor(async () => expect((await box()).checked).toBe(true))
    await user.click(await box())
    await waitFor(() => expect(views.isOptedOut).toBe(false))
  })

  it('say so if nothing is published yet', async () => {
    await (await memoryApp({ sample: false })).visit('/privacypolicy')
    screen.getByText('This has not been published yet')
  })
})

describe('writing to us', () => {
  it('reports missing input, keeps the input when sending fails, and says thanks when it was received', async () => {
    const own = await memoryApp()
    await own.visit('/about/contact')
    await press('Send')
    await screen.findByText('Enter your name.')
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('alert')))
    await press('Name: Enter your name.')
    await waitFor(() => expect(document.activeElement?.getAttribute('name')).toBe('name'))
    await write(screen.getByLabelText('Your name'), 'Ana')
    await write(screen.getByLabelText('Your email'), 'ana@mail.example')
    await write(screen.getByLabelText('Message'), 'Is the ramp out?')
    own.world.localMode.setOffline(true)
    await press('Send')
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('We cannot reach the network.'))
    expect(screen.getByLabelText<HTMLTextAreaElement>('Message').value).toBe('Is the ramp out?')
    own.world.localMode.setOffline(false)
    await press('Send')
    const thanks = await screen.findByText('We have your message.')
    await waitFor(() => expect(document.activeElement?.contains(thanks)).toBe(true))
    expect(document.activeElement).not.toBe(document.body)
    const kept = await own.world.store.query({ collection: 'contactMessages' })
    expect(kept.filter(({ data }) => data['text'] === 'Is the ramp out?').map(({ data }) => data['page'])).toEqual(['/about/contact'])
  })
})
