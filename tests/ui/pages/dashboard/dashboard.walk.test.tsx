// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { strFromU8, unzipSync } from 'fflate'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { OwnProfileAndWorks } from '../../../../src/domain/art/own-profile-and-works'
import { OwnWorkPictures } from '../../../../src/domain/artists/own-work-pictures'
import { PictureUploadService } from '../../../../src/domain/pictures/picture-upload-service'
import { accountApp, fill } from '../../../support/account-app'
import { press } from '../../../support/drawing/press'
import type { MemoryWorld } from '../../../support/memory-world'

afterEach(() => {
  vi.restoreAllMocks()
})

async function workCalled(world: MemoryWorld, title: string) {
  const [work] = await world.store.query({
    collection: 'artworks',
    where: [
      ['artistId', '==', 'first'],
      ['title', '==', title],
    ],
  })
  return work!
}

const main = () => within(screen.getByRole('main'))

describe('the dashboard', () => {
  it('is for signed-in people, and strangers get back to it after signing in', async () => {
    const { pathOf } = await accountApp('/dashboard/settings')
    await waitFor(() => expect(pathOf()).toBe('/signin?next=%2Fdashboard%2Fsettings'))
  })

  it('shows the overview with a notice for an unknown section', async () => {
    await accountApp('/dashboard/cellar', { as: 'artist' })
    await screen.findByText('There is no “cellar” here.')
    await screen.findByRole('heading', { name: 'To do' })
  })

  it.each([
    ['artist', 'overview', 'Overview Profile Artworks Registrations Listings Membership Saved Settings'],
    ['host', 'overview', 'Overview Profile Listings Membership Saved Settings'],
    ['artlover', 'overview', 'Overview Profile Membership Gifts Saved Orders Passport Settings'],
    ['volunteer', 'overview', 'Overview Profile Membership Saved Settings'],
    ['volunteer', 'orders', 'Overview Profile Membership Saved Orders Settings'],
  ] as const)('lists the sections that %s has, and the open one', async (as, open, expected) => {
    await accountApp(`/dashboard/${open}`, { as })
    const nav = within(await screen.findByRole('navigation', { name: 'Dashboard' }))
    expect(nav.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(expected.split(' '))
  })

  it('tells a new account the next steps', async () => {
    const { page, world } = await accountApp('/login')
    await world.auth.signUp('ada@example.org', 'lanterns over water', '')
    await page.go('/dashboard')
    await screen.findByText('You have not finished joining')
    await screen.findByText('Your email is not confirmed')
  })

  it('tells a host which artists of the building have something left to do, and leads to the roster', async () => {
    await accountApp('/dashboard', { as: 'host', on: new Date('2027-05-10T17:00:00Z') })
    const toDo = (await screen.findByRole('heading', { name: /^Ropewalk Annex: \d+ listings? (is|are) not finished$/ })).closest('li')!
    expect(toDo.textContent).toContain('Katarzyna Kowalczyk')
    expect(within(toDo).getByRole('link').getAttribute('href')).toMatch(/^\/listingsportal#roster-/)
  })

  it('shows artists their listing in the guide by its map number', async () => {
    const { world } = await accountApp('/dashboard', { as: 'artist' })
    const [listing] = await world.store.query({
      collection: 'listings',
      where: [
        ['artistId', '==', 'first'],
        ['editionId', '==', '2027'],
      ],
    })
    await screen.findByRole('link', { name: String(listing?.data['displayName']) })
    await main().findByText('Map number')
  })
})

describe('the profile', () => {
  it('saves a changed name in the record and in the session', async () => {
    const { world } = await accountApp('/dashboard/profile', { as: 'artlover' })
    await fill('First name', 'Ottilie')
    await press('Save')
    await waitFor(async () => expect((await world.store.get('people/p-artlover'))?.data['names']).toMatchObject({ first: 'Ottilie' }))
    await waitFor(() => expect(world.auth.current?.displayName).toMatch(/^Ottilie /))
    await screen.findByText('Saved.')
    await fill('First name', 'Otti')
    await waitFor(() => expect(screen.queryByText('Saved.')).toBeNull())
  })

  it('saves an artist’s statement and refuses an invalid link', async () => {
    const { world } = await accountApp('/dashboard/profile', { as: 'artist' })
    await fill('Statement', 'Wood remembers.')
    await fill('Links', 'javascript:alert(1)')
    const form = screen.getByLabelText('Statement').closest('form')!
    await userEvent.click(within(form).getByRole('button', { name: 'Save' }))
    await screen.findByText('Enter addresses that begin with https://')
    await fill('Links', 'https://%')
    await screen.findByText('Enter addresses that begin with https://')
    await fill('Links', 'https://ada.example')
    await userEvent.click(within(form).getByRole('button', { name: 'Save' }))
    await waitFor(async () =>
      expect((await world.store.get('artists/first'))?.data).toMatchObject({ statement: 'Wood remembers.', links: ['https://ada.example'] }),
    )
    await within(form).findByText('Saved.')
    // The form was not remounted. With nothing left to save its button is off, and the focus is at what it says.
    await waitFor(() => expect(document.activeElement).toBe(within(form).getByRole('status')))
    expect(within(form).getByRole('button', { name: 'Save' })).toHaveProperty('disabled', true)
  })

  it('tells field by field if another tab saved first, and keeps the input', async () => {
    const { world } = await accountApp('/dashboard/profile', { as: 'artlover' })
    await fill('First name', 'Ottilie')
    const before = (await world.store.get('people/p-artlover'))!.data as { names: object; rev: number }
    await world.store.commit([{ op: 'update', path: 'people/p-artlover', data: { names: { ...before.names, first: 'Tilly' }, rev: before.rev + 1 } }])
    await press('Save')
    await screen.findByText(/ saved First name /)
    screen.getByText(/If you save, it replaces theirs: Tilly\.$/)
    expect(screen.getByLabelText('First name')).toHaveProperty('value', 'Ottilie')
    expect((await world.store.get('people/p-artlover'))?.data['names']).toMatchObject({ first: 'Tilly' })
    await press('Save')
    await waitFor(async () => expect((await world.store.get('people/p-artlover'))?.data['names']).toMatchObject({ first: 'Ottilie' }))
  })

  it('sorts an artist by the changed name', async () => {
    const { world } = await accountApp('/dashboard/profile', { as: 'artist' })
    await fill('Public name', 'Ada de la Byron')
    const form = screen.getByLabelText('Statement').closest('form')!
    await userEvent.click(within(form).getByRole('button', { name: 'Save' }))
    await waitFor(async () =>
      expect((await world.store.get('artists/first'))?.data).toMatchObject({ displayName: 'Ada de la Byron', sortName: 'Byron, Ada de la' }),
    )
  })
})

describe('the artist’s works', () => {
  const titles = () =>
    main()
      .getAllByRole('heading', { level: 3 })
      .map(title => title.textContent)

  it('are moved by buttons and shown in that order', async () => {
    const { world } = await accountApp('/dashboard/artworks', { as: 'artist' })
    const [first, second, ...rest] = titles()
    await press(`Move “${first}” down`)
    await waitFor(() => expect(titles()).toEqual([second, first, ...rest]))
    await screen.findByText(`“${first}” is number 2 now.`)
    const works = await world.store.query({ collection: 'artworks', where: [['artistId', '==', 'first']] })
    const inOrder = [...works].sort((a, b) => Number(a.data['order']) - Number(b.data['order']))
    expect(inOrder.map(({ data }) => data['title'])).toEqual([second, first, ...rest])
  })

  it('are hidden and shown again', async () => {
    const { world } = await accountApp('/dashboard/artworks', { as: 'artist' })
    const [first] = titles()
    await press(`Hide “${first}”`)
    await screen.findByText('Hidden')
    await press(`Show “${first}”`)
    await waitFor(() => expect(screen.queryByText('Hidden')).toBeNull())
    await waitFor(async () => expect((await workCalled(world, first!)).data['status']).toBe('public'))
  })

  it('get a description, and alternative texts for their pictures', async () => {
    const { world } = await accountApp('/dashboard/artworks', { as: 'artist' })
    const [first] = titles()
    await press(`Edit “${first}”`)
    await fill('Description of the main picture', '')
    await press('Save description')
    await screen.findByText('Say what is to be seen, for those who cannot see it.')
    await fill('Description of the main picture', 'Blue bands above a fringe.')
    await press('Save description')
    await screen.findByText('Its words are saved.')
    await fill('Year', '2021')
    await press('Save this work')
    await waitFor(async () => {
      const work = await workCalled(world, first!)
      expect(work.data['year']).toBe(2021)
      const image = await world.store.get(`images/${(work.data['imageIds'] as string[])[0]}`)
      expect(image?.data['alt']).toBe('Blue bands above a fringe.')
    })
    await screen.findByText('Saved.')
  })

  it('are told field by field where a second tab saved them first', async () => {
    const { world } = await accountApp('/dashboard/artworks', { as: 'artist' })
    const [first] = titles()
    await press(`Edit “${first}”`)
    await fill('Title', 'Low tide')
    await fill('Year', '1987')
    const { id, data } = await workCalled(world, first!)
    const theirs = { title: 'High tide', medium: 'Salt on paper', rev: Number(data['rev']) + 1 }
    await world.store.commit([{ op: 'update', path: `artworks/${id}`, data: theirs }])
    await press('Save this work')
    await screen.findByText(/ saved Title /)
    // Only the title was changed in both.
    expect(screen.getAllByRole('button', { name: 'Use that version' })).toHaveLength(1)
    await press('Use that version')
    await press('Save this work')
    const stored = async () => (await world.store.get(`artworks/${id}`))?.data
    await waitFor(async () => expect(await stored()).toMatchObject({ title: 'High tide', medium: 'Salt on paper', year: 1987 }))
    await waitFor(() => expect(screen.getByLabelText('Title')).toHaveProperty('value', 'High tide'))
  })

  it('have pictures that are ordered, removed and restored by buttons, and keep the only one while they are shown', async () => {
    const { world, page } = await accountApp('/login', { as: 'artist' })
    const [first] = await world.services.get(OwnProfileAndWorks).works()
    const { title, imageIds } = first!.work
    const file = new Blob([new Uint8Array(1000)], { type: 'image/webp' })
    const further = await (await world.services.get(PictureUploadService).send({ file, width: 1200, height: 900, alt: 'The back of it.' })).done
    await world.services.get(OwnWorkPictures).arrange(first!.work, [...imageIds, further])
    const stored = async () => (await workCalled(world, title)).data['imageIds']
    await page.go('/dashboard/artworks')
    await press(`Edit “${title}”`)
    await press('Move picture 2 up')
    await screen.findByText('It is the main picture now.')
    expect(await stored()).toEqual([further, ...imageIds])
    await press('Remove main picture')
    await screen.findByText('The picture is removed.')
    expect(await stored()).toEqual(imageIds)
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Remove main picture' })).toBeNull())
    await press('Put it back')
    await screen.findByText('The picture is back.')
    expect(await stored()).toEqual([further, ...imageIds])
    expect((await world.store.get(`images/${further}`))?.data['status']).toBe('ready')
  })

  it('are only for artists', async () => {
    await accountApp('/dashboard/artworks', { as: 'donor' })
    await screen.findByText('This section is for artists')
  })
})

describe('registrations', () => {
  it('name the seasons that are over', async () => {
    await accountApp('/dashboard/registrations', { as: 'artist' })
    const earlier = within((await screen.findByRole('heading', { name: 'Earlier seasons' })).closest('section')!)
    earlier.getByText('San Feliz Open Studios 2026: In the printed guide')
  })
})

describe('the passport', () => {
  it('shows the person’s stamps by map number', async () => {
    await accountApp('/dashboard/passport', { as: 'artlover' })
    expect((await main().findAllByText('Map number')).length).toBeGreaterThan(2)
  })

  it('names a former season and the studios that were visited in it, with their places in its guide', async () => {
    await accountApp('/dashboard/passport', { as: 'artlover' })
    const season = within(await screen.findByRole('region', { name: 'San Feliz Open Studios 2026' }))
    season.getByText('4 studios visited.')
    const studios = await season.findAllByRole('link')
    expect(studios.map(link => link.getAttribute('href'))).toEqual(
      Array.from({ length: 4 }, () => expect.stringMatching(/^\/sfosguide\/.+-2026\?edition=2026$/)),
    )
    expect(season.getAllByText('Map number')).toHaveLength(4)
  })

  it('says how to get the first stamp', async () => {
    await accountApp('/dashboard/passport', { as: 'donor' })
    await screen.findByText('No stamps yet')
  })
})

describe('the settings', () => {
  it('record a consent with the text that was shown', async () => {
    const { world } = await accountApp('/dashboard/settings', { as: 'donor' })
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Appeals' }))
    await screen.findByText(/^Saved\./)
    const [answer] = await world.store.query({
      collection: 'consents',
      where: [
        ['personId', '==', 'p-donor'],
        ['topic', '==', 'appeals'],
      ],
    })
    expect(answer?.data).toMatchObject({ state: 'in', source: 'settings', evidence: 'Appeals: When we ask for gifts, a few times a year.' })
  })

  it('record every one of several quick answers in order', async () => {
    const { world } = await accountApp('/dashboard/settings', { as: 'donor' })
    const boxes = () => ['From artists', 'Appeals', 'Text messages'].map(name => screen.getByRole<HTMLInputElement>('checkbox', { name }))
    await screen.findByRole('checkbox', { name: 'Appeals' })
    const before = boxes().map(({ checked }) => checked)
    for (const box of boxes()) fireEvent.click(box)
    await waitFor(() => expect(boxes().map(({ checked }) => checked)).toEqual(before.map(checked => !checked)))
    await screen.findByText(/^Saved\./)
    await waitFor(async () => {
      const answers = await world.store.query({
        collection: 'consents',
        where: [
          ['personId', '==', 'p-donor'],
          ['source', '==', 'settings'],
        ],
      })
      expect(new Set(answers.map(({ data }) => data['topic']))).toEqual(new Set(['artists', 'appeals', 'sms']))
    })
    expect(boxes().map(({ checked }) => checked)).toEqual(before.map(checked => !checked))
  })

  it('change the password without reauthentication right after a sign-in', async () => {
    const { world, emailOf } = await accountApp('/dashboard/settings', { as: 'donor' })
    await press('Change the password')
    await fill('New password', 'lanterns over water')
    await press('Set this password')
    await screen.findByText('Your new password is set.')
    await world.auth.signIn(emailOf('donor'), 'lanterns over water')
  })

  it('send a link to a new address and refuse a taken one', async () => {
    const { newestLink, emailOf } = await accountApp('/dashboard/settings', { as: 'donor' })
    await press('Change the address')
    await fill('New email', emailOf('artist'))
    await press('Send me a link there')
    await screen.findByText('This email has an account already.')
    await fill('New email', 'hugh@example.org')
    await press('Send me a link there')
    await screen.findByText(/We sent a link to hugh@example.org/)
    expect(newestLink('hugh@example.org')).toContain('mode=verifyAndChangeEmail')
  })

  it('request the deletion of the account and cancel it', async () => {
    const { newestLink, emailOf, world } = await accountApp('/dashboard/settings', { as: 'artlover' })
    await press('Delete my account')
    await press('Begin the seven days')
    await screen.findByText('Your account is about to be deleted.')
    await waitFor(() => expect(newestLink(emailOf('artlover'))).toBe('/dashboard/settings'))
    await press('Keep my account')
    await screen.findByRole('button', { name: 'Delete my account' })
    expect((await world.store.get('deletions/p-artlover'))?.data['status']).toBe('kept')
  })

  it('end with the deletion of the account after seven days, which signs the person out', async () => {
    const { world, pathOf } = await accountApp('/dashboard/settings', { as: 'artlover' })
    await press('Delete my account')
    await press('Begin the seven days')
    await screen.findByText('Your account is about to be deleted.')
    world.localMode.setNow(new Date(world.clock.now().getTime() + 7 * 86_400_000))
    await world.lookAtTheClock()
    await waitFor(() => expect(world.auth.current).toBeUndefined())
    await waitFor(() => expect(pathOf()).not.toContain('/dashboard/'))
    expect((await world.store.get('people/p-artlover'))?.data['status']).toBe('anonymised')
  })

  it('export all data as one archive and say which pictures are missing', async () => {
    const { world } = await accountApp('/dashboard/settings', { as: 'artist' })
    const file = new Blob([new Uint8Array(1000)], { type: 'image/webp' })
    const id = await (await world.services.get(PictureUploadService).send({ file, width: 1200, height: 900, alt: 'A kite.' })).done
    const made: Blob[] = []
    vi.spyOn(URL, 'createObjectURL').mockImplementation(blob => `blob:${made.push(blob as Blob)}`)
    const names: string[] = []
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      names.push(this.download)
    })
    await press('Download my data')
    await screen.findByText('Your data is in your downloads.')
    await screen.findByText(/One picture is in it\. \d+ more are recorded, but their files are not in our store\./)
    expect(names).toEqual(['my-data-2027-10-16.zip'])
    const files = unzipSync(new Uint8Array(await made[0]!.arrayBuffer()))
    expect(Object.keys(files)).toEqual(['my-data.json', `pictures/first/${id}.webp`])
    expect(JSON.parse(strFromU8(files['my-data.json']!))).toMatchObject({ records: { people: [{ id: 'first' }] } })
    expect(files[`pictures/first/${id}.webp`]).toHaveLength(1000)
  })

  it('report a failed network during the export and offer to try again', async () => {
    const { world } = await accountApp('/dashboard/settings', { as: 'donor' })
    world.localMode.setOffline(true)
    await press('Download my data')
    expect((await screen.findByRole('alert')).textContent).toContain('We cannot reach the network.')
    world.localMode.setOffline(false)
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:1')
    await press('Download my data')
    await screen.findByText('Your data is in your downloads.')
  })
})
