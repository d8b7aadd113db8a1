// @vitest-environment happy-dom
import { readFileSync } from 'node:fs'
import { configure, screen, waitFor, within } from '@testing-library/react'
import user from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { donations } from '../../../../../src/domain/giving/donations.collection'
import { EditionService } from '../../../../../src/domain/guide/edition-service'
import { listings } from '../../../../../src/domain/guide/listings.collection'
import { PublishedGuide } from '../../../../../src/domain/guide/reading/published-guide'
import { exampleFile } from '../../../../../src/domain/imports/columns/example-file'
import { importKindNamed } from '../../../../../src/domain/imports/import-kinds'
import { ImportService } from '../../../../../src/domain/imports/import-service'
import { people } from '../../../../../src/domain/people/people.collection'
import { Records } from '../../../../../src/domain/shared/records/records'
import { unsavedInput } from '../../../../../src/ui/routing/unsaved-input'
import { press } from '../../../../support/drawing/press'
import { write } from '../../../../support/drawing/write'
import { badConnection } from '../../../../support/faults/bad-connection'
import { planFile, startPlanned } from '../../../../support/import-files'
import { memoryApp } from '../../../../support/memory-app'

// Checking each element's visibility would take most of the time in tables of this size.
configure({ defaultHidden: true })
const userEvent = user.setup({ delay: null, pointerEventsCheck: 0 })

const fixture = (name: string) => new File([readFileSync(`${import.meta.dirname}/../../../../support/fixtures/${name}`)], name, { type: 'text/csv' })
const answer = async (label: string) => userEvent.click(await screen.findByRole('radio', { name: label }))
const heading = (name: string | RegExp) => screen.findByRole('heading', { name })
const counts = () => Object.fromEntries(screen.getAllByRole('term').map(term => [term.textContent, Number(term.nextElementSibling?.textContent)]))

async function newEdition() {
  await userEvent.click(await screen.findByRole('radio', { name: 'A new edition' }))
  await write(await screen.findByRole('textbox', { name: 'Year' }), '2041')
  await write(screen.getByRole('textbox', { name: 'Name' }), 'Tag der offenen Tür')
  await write(screen.getByRole('textbox', { name: 'City' }), 'Vienna')
  await press('Create it and choose files')
}

const drop = async (...files: File[]) => userEvent.upload(await screen.findByLabelText('Files to import'), files)
const unitsOf = async (services: Awaited<ReturnType<typeof memoryApp>>['world']['services']) =>
  services.get(Records).find(listings, { where: [['editionId', '==', '2041']] })

describe('importing a town’s files', () => {
  it('leads from two dropped files to the published guide, and undo takes it back', async () => {
    const { world, visit } = await memoryApp({ as: 'guideadmin' })
    await visit('/cpanel/importcsv')
    await newEdition()
    expect((await world.services.get(EditionService).list()).find(({ id }) => id === '2041')?.tz).toBe('Europe/Vienna')

    // Each step begins with the focus at its heading: the button that led there is gone.
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Files for Tag der offenen Tür'))
    await drop(fixture('sixty-openings.csv'), fixture('sixty-venues.csv'))
    await screen.findByText(/It looks like openings/)
    await screen.findByText(/separated by semicolons.*It looks like listings/)
    await press('Look at the columns')

    await waitFor(() => expect(document.activeElement?.textContent).toBe('sixty-venues.csv'))
    expect(await screen.findByRole('combobox', { name: 'Bezeichnung goes to' })).toHaveProperty('value', 'displayName')
    expect(screen.getByRole('combobox', { name: 'E-Mail goes to' })).toHaveProperty('value', '-')
    await press('Dry run')
    await heading(/sixty-venues.csv, dry run/)
    const venues = counts()
    expect(venues.new).toBeGreaterThan(50)
    expect(await unitsOf(world.services)).toEqual([])

    await press(`Write ${venues.new} rows`)
    await press('Next file')
    expect(await unitsOf(world.services)).toHaveLength(venues.new!)

    await heading('sixty-openings.csv')
    await screen.findByText(/19.09.2027 reads as Sunday, September 19, 2027/)
    await press('Dry run')
    await heading(/sixty-openings.csv, dry run/)
    // The dates are years before the edition, so nothing is written until they are confirmed.
    expect(counts().new).toBe(0)
    await answer('The dates are right')
    await waitFor(() => expect(counts().new).toBeGreaterThan(50))
    const openings = counts()
    expect(unsavedInput.held).toBe(true)
    await press(`Write ${openings.new} rows`)
    await press('Go on to publish')
    // Both files are written, so leaving loses nothing and asks nothing.
    expect(unsavedInput.held).toBe(false)

    await heading('Publish Tag der offenen Tür')
    // By default visitors still see the season's own guide first.
    expect(screen.getByRole('checkbox', { name: /^Make this the guide visitors see first/ })).toHaveProperty('checked', false)
    await press('Publish')
    await heading('Tag der offenen Tür is published')
    expect((await world.services.get(PublishedGuide).index())?.edition.id).toBe('2027')
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'The guide visitors see first' }), '2041')
    await press('Show this guide first')
    await screen.findByText('Visitors see Tag der offenen Tür first now.')
    expect((await world.services.get(PublishedGuide).index())?.edition.id).toBe('2041')
    await press('Undo')
    await screen.findByText(/^Visitors see .* first now\.$/)
    await waitFor(async () => expect((await world.services.get(PublishedGuide).index())?.edition.id).toBe('2027'))
    // Two rows of the file have no map position.
    const pinned = venues.new! - 2
    const leftOut = within(await screen.findByRole('region', { name: 'Left out of the guide' }))
    expect(leftOut.getAllByText(/: it has no pin on the map$/)).toHaveLength(2)
    const index = await world.services.get(PublishedGuide).index('2041')
    expect(index?.listings).toHaveLength(pinned)
    expect(index?.edition.tz).toBe('Europe/Vienna')

    // The openings depend on the listings, so the dialog names both imports and waits for a confirmation.
    await press('Undo import: sixty-venues.csv')
    const dialog = within(await screen.findByRole('dialog', { name: 'Undo this import' }))
    expect(document.activeElement).toBe(dialog.getByRole('heading', { name: 'Undo this import' }))
    const named = await dialog.findByRole('list', { name: 'Imports to undo' })
    expect(
      within(named)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([`sixty-openings.csv: removes ${openings.new} openings.`, `sixty-venues.csv: removes ${venues.new} listings.`])
    dialog.getByText(/Visitors still see the guide of 2041/)
    expect(await unitsOf(world.services)).toHaveLength(venues.new!)
    await press('Undo import', dialog)
    await screen.findByText(`2 imports undone: ${openings.new! + venues.new!} rows.`)
    expect(await unitsOf(world.services)).toEqual([])
    expect((await world.services.get(PublishedGuide).index('2041'))?.listings).toHaveLength(pinned)
    await press('Publish the guide again: The guide of 2041')
    await screen.findByText(/^Published: 0 listings/)
    expect((await world.services.get(PublishedGuide).index('2041'))?.listings).toEqual([])
  })

  it('names the openings that a corrected file lacks, and withdraws them after a yes', async () => {
    const { world, visit } = await memoryApp({ as: 'guideadmin' })
    const edition = { year: 2041, name: 'Tag der offenen Tür', city: 'Vienna', tz: 'Europe/Vienna' }
    const editionId = await world.services.get(EditionService).create(edition)
    const head = 'id,title,date,from,to\n'
    const kept = `${head}1,Firing,2027-09-18,10,12\n`
    const whole = new File([`${kept}1,Tour,2027-09-18,14,15\n`], 'times.csv', { type: 'text/csv' })
    const before = { listings: new File(['id,name\n1,Forge'], 'venues.csv', { type: 'text/csv' }), openings: whole }
    for (const kind of ['listings', 'openings'] as const) {
      const dryRun = await planFile(world, kind, before[kind], { editionId, answers: { 'other-dates': 'right' } })
      await world.services.get(ImportService).run(await startPlanned(world, dryRun))
    }
    const times = async () => (await unitsOf(world.services))[0]!.openings.map(({ name }) => name)
    expect(await times()).toEqual(['Firing', 'Tour'])

    await visit('/cpanel/importcsv')
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Edition' }), '2041')
    await press('Choose files')
    await drop(new File([kept], 'corrected.csv', { type: 'text/csv' }))
    await press('Look at the columns')
    await press('Dry run')
    await heading(/corrected.csv, dry run/)
    // The question about the dates was answered for the first file already.
    const gone = within(await screen.findByRole('group', { name: /^These openings came with an earlier file.*\(1 row\)/ }))
    gone.getByText('“Forge · Tour · 2027-09-18 14:00”')
    await screen.findByText('Forge · Tour · 2027-09-18 14:00 is not in this file any more. Answer the question above: withdraw it or leave it?')
    await answer('Withdraw them: visitors no longer see them once you publish')
    await screen.findByText('Forge · Tour · 2027-09-18 14:00 is not in this file any more, and is withdrawn.')
    await press('Write 1 row')
    await screen.findByRole('button', { name: 'Go on to publish' })
    expect(await times()).toEqual(['Firing'])

    await press('Undo import: corrected.csv')
    const dialog = within(await screen.findByRole('dialog', { name: 'Undo this import' }))
    await dialog.findByText(/brings back 1 withdrawn opening\.$/)
    await press('Undo import', dialog)
    await screen.findByText('Import undone: 1 row.')
    expect(await times()).toEqual(['Firing', 'Tour'])

    await press('Undo import: venues.csv')
    const both = within(await screen.findByRole('dialog', { name: 'Undo this import' }))
    await both.findByText('1 later import builds on this one. All of them are undone, in this order:')
    both.getByText(/: removes 2 openings\.$/)
    both.getByText(/: removes 1 listing\.$/)
  })

  it('keeps the written rows when the network fails, and resumes from there', async () => {
    const connection = badConnection()
    const { world, visit } = await memoryApp({ as: 'guideadmin', between: connection.between })
    await visit('/cpanel/importcsv')
    await newEdition()
    await drop(fixture('sixty-venues.csv'))
    await press('Look at the columns')
    await press('Dry run')
    await heading(/sixty-venues.csv, dry run/)
    const { new: expected } = counts()
    void connection.strike('functions', 'importRun', { kind: 'refuse', code: 'unavailable' }).then(() => world.localMode.setOffline(true))
    await press(/^Write/)
    await screen.findByRole('alert')
    await screen.findByText(/What is done is kept/)
    world.localMode.setOffline(false)
    await press('Resume')
    await press('Go on to publish')
    expect(await unitsOf(world.services)).toHaveLength(expected!)
  })

  it('offers to resume an import that a closed tab left unfinished', async () => {
    const { world, visit } = await memoryApp({ as: 'guideadmin' })
    const edition = { year: 2041, name: 'Tag der offenen Tür', city: 'Vienna', tz: 'Europe/Vienna' }
    const editionId = await world.services.get(EditionService).create(edition)
    const plan = await planFile(world, 'listings', fixture('sixty-venues.csv'), { editionId })
    await startPlanned(world, plan)

    await visit('/cpanel/importcsv')
    await userEvent.click(await screen.findByRole('link', { name: 'Resume: sixty-venues.csv' }))
    await press('Resume')
    await press('Go on to publish')
    await heading('Publish Tag der offenen Tür')
    expect(await unitsOf(world.services)).toHaveLength(plan.counts.create)
  })

  it('names what a new edition needs, and leads to it', async () => {
    const { visit } = await memoryApp({ as: 'guideadmin' })
    await visit('/cpanel/importcsv')
    await userEvent.click(await screen.findByRole('radio', { name: 'A new edition' }))
    await write(screen.getByRole('textbox', { name: 'Year' }), '1899')
    await write(screen.getByRole('textbox', { name: 'City' }), 'Smallville')
    await press('Create it and choose files')
    const summary = within(await screen.findByRole('alert'))
    const lines = summary.getAllByRole('button')
    expect(lines.map(line => line.textContent)).toEqual([
      'Year: Enter a year between 1900 and 2999.',
      expect.stringMatching(/^Name/),
      expect.stringMatching(/^Time zone/),
    ])
    await userEvent.click(lines[2]!)
    expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Time zone' }))
  })

  it('keeps the input if the year is taken', async () => {
    const { visit } = await memoryApp({ as: 'guideadmin' })
    await visit('/cpanel/importcsv')
    await userEvent.click(await screen.findByRole('radio', { name: 'A new edition' }))
    await write(await screen.findByRole('textbox', { name: 'Year' }), '2027')
    await write(screen.getByRole('textbox', { name: 'Name' }), 'Again')
    await write(screen.getByRole('textbox', { name: 'City' }), 'Vienna')
    await press('Create it and choose files')
    expect((await screen.findByRole('alert')).textContent).toContain('Edition 2027')
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveProperty('value', 'Again')
  })

  it('names the file that cannot be read and stops there', async () => {
    const { visit } = await memoryApp({ as: 'guideadmin' })
    await visit('/cpanel/importcsv')
    await newEdition()
    await drop(new File([], 'empty.csv'))
    const files = await screen.findByRole('list', { name: 'Files' })
    await within(files).findByRole('alert')
    await waitFor(() => expect(screen.getByRole('button', { name: 'Look at the columns' })).toHaveProperty('disabled', true))
    await press('Remove empty.csv')
    await waitFor(() => expect(screen.queryByText('empty.csv')).toBeNull())
  })
})

describe('importing people', () => {
  const list = new File(['Name,Email,Shoe size\n"Ruiz, Ana",ana@x.example,38\nQuay Press LLC,press@x.example,\n'], 'friends.csv', {
    type: 'text/csv',
  })

  it('leads from a dropped list to people who can be found, and undo takes it back', async () => {
    const { world, visit } = await memoryApp({ as: 'peopleadmin' })
    await visit('/cpanel/importcsv')
    // People need no edition.
    const aims = await screen.findByRole('radiogroup', { name: 'What are the files for?' })
    expect(
      within(aims)
        .getAllByRole('radio')
        .map(radio => radio.getAttribute('value')),
    ).toEqual(['people', 'memberships'])
    await press('Choose files')
    await drop(list)
    await screen.findByText(/It looks like people/)
    await press('Look at the columns')
    await press('Dry run')
    await answer('They are people, and the last name comes first')
    await press('Write 2 rows')
    await heading('The people are in')
    const found = await world.services.get(Records).find(people, { where: [['source', '==', 'friends.csv']] })
    expect(Object.fromEntries(found.map(({ names, kind }) => [names.sort, kind]))).toEqual({ 'Quay Press LLC': 'business', 'Ruiz, Ana': 'person' })
  })
})

describe('importing a list like one before', () => {
  it('begins with the answers of the last time, and says so', async () => {
    const { world, visit } = await memoryApp({ as: 'peopleadmin' })
    const file = (text: string) => new File([`Name,Email\n${text}`], 'friends.csv', { type: 'text/csv' })
    await planFile(world, 'people', file('"Ruiz, Ana",ana@x.example'))
    await visit('/cpanel/importcsv')
    await press('Choose files')
    await drop(file('"Lund, Cy",cy@x.example'))
    await press('Look at the columns')
    await press('Dry run')
    await screen.findByText('This was the answer the last time such a file came. Check that it is right for this one.')
    expect(counts().new).toBe(1)
    await answer('They are organizations, and the comma belongs to the name')
    await waitFor(() => expect(screen.queryByText(/^This was the answer the last time/)).toBeNull())
  })
})

describe('importing gifts', () => {
  it('leads from the example file to gifts and donors without showing card numbers, and undo takes it back', async () => {
    const { world, visit } = await memoryApp({ as: 'superadmin' })
    await visit('/cpanel/importcsv')
    await userEvent.click(await screen.findByRole('radio', { name: /^Gifts/ }))
    await press('Choose files')
    await drop(
      new File([exampleFile(importKindNamed('donations')!), '\r\nCy Lund,cy@x.example,30,,2026-02-03,card 4111 1111 1111 1111,'], 'gifts.csv', {
        type: 'text/csv',
      }),
    )
    await screen.findByText(/It looks like gifts/)
    await press('Look at the columns')
    expect(await screen.findByRole('combobox', { name: 'Amount goes to' })).toHaveProperty('value', 'amount')
    await press('Dry run')
    await screen.findByText(/contains a payment card number/)
    expect(document.body.textContent).not.toContain('4111')
    await press('Write 2 rows')
    await heading('The gifts are in')
    const given = await new Records(world.store, { current: undefined }).find(donations, { where: [['receivedOn', '==', '2026-01-15']] })
    expect(given.map(({ amount, status }) => [amount.cents, status])).toEqual([[25_000, 'recorded']])
    await press('Undo import: gifts.csv')
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Undo import' }))
    await screen.findByText('Import undone: 2 rows.')
  })
})
