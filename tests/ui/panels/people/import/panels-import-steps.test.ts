import { describe, expect, it } from 'vitest'
import { missingFields } from '../../../../../src/domain/imports/columns/needed-fields'
import { importKindNamed, importKinds } from '../../../../../src/domain/imports/import-kinds'
import {
  type ChosenFiles,
  type ChosenFilesEvent,
  chosenFiles,
  currentJob,
  editionTarget,
  holdsFiles,
  nothingChosen,
  readyToMap,
} from '../../../../../src/ui/panels/people/import/chosen-files'
import { FileReader } from '../../../../../src/ui/panels/people/import/file-reader'

const target = editionTarget({ id: '2031', name: 'Open doors 2031', tz: 'Europe/Lisbon' }, importKinds)
const venues = 'Name;Address;Lat;Lng\nNorth Hall;1 Quay;38,71;-9,14\nSouth Hall;2 Quay;38,72;-9,15\n'
const times = 'Venue;Date;From;To\nNorth Hall;03.09.2031;10:00;16:00\n'

const reader = new FileReader()
const after = (state: ChosenFiles, ...events: ChosenFilesEvent[]) => events.reduce(chosenFiles, state)
const fileOf = (name: string, text: string) => ({ id: name, file: new File([text], name) })

async function fileRead(name: string, text: string): Promise<ChosenFilesEvent> {
  const summary = await reader.read(name, new File([text], name), ['listings', 'openings'])
  const { mapping, formats, unsure, remembered } = await reader.propose(name, summary.kind, undefined)
  return { type: 'file-read', id: name, summary, reading: { kind: importKindNamed(summary.kind)!, mapping, formats, unsure, remembered } }
}

const withFiles = async () =>
  after(
    nothingChosen,
    { type: 'choose-target', target },
    { type: 'add-files', files: [fileOf('times.csv', times), fileOf('venues.csv', venues)] },
    await fileRead('times.csv', times),
    await fileRead('venues.csv', venues),
  )

describe('the steps of an import', () => {
  it('shows the columns when every file has been read', () => {
    const waiting = after(nothingChosen, { type: 'choose-target', target }, { type: 'add-files', files: [fileOf('venues.csv', venues)] })
    expect(readyToMap(waiting)).toBe(false)
    expect(after(waiting, { type: 'map-files' }).step).toBe('files')
  })

  it('stops at an unreadable file until it is removed', async () => {
    const state = after(
      await withFiles(),
      { type: 'add-files', files: [fileOf('photo.jpg', '')] },
      { type: 'file-unreadable', id: 'photo.jpg', error: new Error() },
    )
    expect(after(state, { type: 'map-files' }).step).toBe('files')
    expect(after(state, { type: 'remove-file', id: 'photo.jpg' }, { type: 'map-files' }).step).toBe('columns')
  })

  it('imports listings first, whichever file was dropped first', async () => {
    const state = after(await withFiles(), { type: 'map-files' })
    expect(state.jobs.map(job => job.id)).toEqual(['venues.csv', 'times.csv'])
    expect(currentJob(state)?.kind.name).toBe('listings')
  })

  it('takes a file only once if it is dropped twice', async () => {
    const state = after(await withFiles(), { type: 'add-files', files: [fileOf('venues.csv', venues)] })
    expect(state.jobs).toHaveLength(2)
  })

  it('makes no dry run while a required field has no column', async () => {
    const state = after(await withFiles(), { type: 'map-files' }, { type: 'map-column', header: 'Name', field: undefined })
    expect(currentJob(state)?.mapping).not.toHaveProperty('Name')
    const missing = (files: typeof state) => missingFields(currentJob(files)!.kind, currentJob(files)!.mapping)
    expect(missing(state)).toHaveLength(1)
    expect(missing(after(state, { type: 'map-column', header: 'Name', field: 'displayName' }))).toEqual([])
  })

  it('treats a chosen format as certain', async () => {
    const unsure = await fileRead('odd.csv', 'Venue,Date,From,To\nNorth Hall,03/04/2031,10:00,16:00\n')
    const state = after(nothingChosen, { type: 'choose-target', target }, { type: 'add-files', files: [fileOf('odd.csv', '')] }, unsure, {
      type: 'map-files',
    })
    expect(currentJob(state)?.unsure).toEqual(['date'])
    expect(currentJob(after(state, { type: 'set-formats', formats: { date: 'mdy' } }))).toMatchObject({ unsure: [], formats: { date: 'mdy' } })
  })

  it('goes on to the second file without a way back to the first, and then starts over', async () => {
    const first = after(await withFiles(), { type: 'map-files' }, { type: 'next-file' })
    expect(first).toMatchObject({ step: 'columns', at: 1 })
    expect(after(first, { type: 'back' }).at).toBe(1)
    expect(holdsFiles(first)).toBe(true)
    const second = after(first, { type: 'next-file' })
    expect(second).toEqual(nothingChosen)
    expect(holdsFiles(second)).toBe(false)
  })

  it('keeps the files for another edition, and reads them again for another kind', async () => {
    const state = after(await withFiles(), { type: 'map-files' })
    const other = editionTarget({ id: '2032', name: 'Open doors 2032', tz: 'Europe/Lisbon' }, importKinds)
    expect(after(state, { type: 'choose-target', target: other }).jobs).toHaveLength(2)
    const people = { name: 'people', tz: 'UTC', kinds: [importKindNamed('people')!] }
    expect(after(state, { type: 'choose-target', target: people }).jobs).toEqual([])
  })
})
