import { describe, expect, it } from 'vitest'
import {
  atBeginning,
  currentJob,
  holdsInput,
  type ImportEvent,
  type ImportState,
  importSteps,
  type ReadJob,
  readyToMap,
  rowsToWrite,
} from '../../src/ui/panels/people/import/import-steps'
import { Planner } from '../../src/ui/panels/people/import/planner'

const aim = {
  is: 'edition',
  id: '2031',
  name: 'Open doors 2031',
  tz: 'Europe/Lisbon',
} as const
const venues = 'Name;Address;Lat;Lng\nNorth Hall;1 Quay;38,71;-9,14\nSouth Hall;2 Quay;38,72;-9,15\n'
const times = 'Venue;Date;From;To\nNorth Hall;03.09.2031;10:00;16:00\n'

const planner = new Planner()
/** What a plan of the guide's own files asks of a job. */
const guideJob = ({ kind, mapping, formats }: ReadJob) => ({ kind: kind === 'openings' ? kind : ('listings' as const), mapping, formats })
const after = (state: ImportState, ...events: ImportEvent[]) => events.reduce(importSteps, state)
const fileOf = (name: string, text: string) => ({ id: name, file: new File([text], name) })

async function fileRead(name: string, text: string): Promise<ImportEvent> {
  const summary = await planner.read(name, name, await new Blob([text]).arrayBuffer())
  const { mapping, formats, unsure, remembered } = planner.propose(name, summary.kind, undefined)
  return { type: 'file-read', id: name, summary, reading: { kind: summary.kind, mapping, formats, unsure, remembered } }
}

const withFiles = async () =>
  after(
    atBeginning,
    { type: 'choose-aim', aim },
    { type: 'add-files', files: [fileOf('times.csv', times), fileOf('venues.csv', venues)] },
    await fileRead('times.csv', times),
    await fileRead('venues.csv', venues),
  )

describe('the steps of an import', () => {
  it('waits until every file has been read before the columns are shown', () => {
    const waiting = after(atBeginning, { type: 'choose-aim', aim }, { type: 'add-files', files: [fileOf('venues.csv', venues)] })
    expect(readyToMap(waiting)).toBe(false)
    expect(after(waiting, { type: 'map-files' }).step).toBe('files')
  })

  it('does not go on with a file that could not be read, until it is removed', async () => {
    const state = after(
      await withFiles(),
      { type: 'add-files', files: [fileOf('photo.jpg', '')] },
      { type: 'file-unreadable', id: 'photo.jpg', error: new Error() },
    )
    expect(after(state, { type: 'map-files' }).step).toBe('files')
    expect(after(state, { type: 'remove-file', id: 'photo.jpg' }, { type: 'map-files' }).step).toBe('columns')
  })

  it('takes the listings first, whichever file was dropped first', async () => {
    const state = after(await withFiles(), { type: 'map-files' })
    expect(state.jobs.map(job => job.id)).toEqual(['venues.csv', 'times.csv'])
    expect(currentJob(state)?.kind).toBe('listings')
  })

  it('takes a file dropped twice once', async () => {
    const state = after(await withFiles(), { type: 'add-files', files: [fileOf('venues.csv', venues)] })
    expect(state.jobs).toHaveLength(2)
  })

  it('makes no dry run while a needed field has no column', async () => {
    const state = after(await withFiles(), { type: 'map-files' }, { type: 'map-column', header: 'Name', field: undefined })
    expect(currentJob(state)?.mapping).not.toHaveProperty('Name')
    expect(after(state, { type: 'check' }).step).toBe('columns')
    expect(after(state, { type: 'map-column', header: 'Name', field: 'displayName' }, { type: 'check' }).step).toBe('check')
  })

  it('writes only what has been planned, and plans anew when the columns change', async () => {
    const checking = after(await withFiles(), { type: 'map-files' }, { type: 'check' })
    expect(after(checking, { type: 'write' }).step).toBe('check')
    const job = currentJob(checking)!
    const plan = planner.plan(job.id, { ...guideJob(job), edition: aim, existing: { listings: [], neighbourhoods: [] } })
    expect(rowsToWrite(plan)).toHaveLength(2)
    const planned = after(checking, { type: 'planned', check: 1, plan })
    expect(after(planned, { type: 'write' }).step).toBe('write')
    const again = after(planned, { type: 'back' }, { type: 'set-formats', formats: { decimal: '.' } }, { type: 'check' })
    expect(currentJob(again)?.plan).toBeUndefined()
    // The answer to the first question comes late: it is of another mapping.
    expect(currentJob(after(again, { type: 'planned', check: 1, plan }))?.plan).toBeUndefined()
  })

  it('a format somebody chose is sure from then on', async () => {
    const unsure = await fileRead('odd.csv', 'Venue,Date,From,To\nNorth Hall,03/04/2031,10:00,16:00\n')
    const state = after(atBeginning, { type: 'choose-aim', aim }, { type: 'add-files', files: [fileOf('odd.csv', '')] }, unsure, {
      type: 'map-files',
    })
    expect(currentJob(state)?.unsure).toEqual(['date'])
    expect(currentJob(after(state, { type: 'set-formats', formats: { date: 'mdy' } }))).toMatchObject({ unsure: [], formats: { date: 'mdy' } })
  })

  it('comes to the second file after the first, then to publishing', async () => {
    const report = { outcome: 'done', written: 2, skipped: 0, refused: [] } as const
    const first = after(await withFiles(), { type: 'map-files' }, { type: 'written', outcome: report }, { type: 'next-file' })
    expect(first).toMatchObject({ step: 'columns', at: 1 })
    expect(after(first, { type: 'back' }).at).toBe(1)
    expect(holdsInput(first)).toBe(true)
    const second = after(first, { type: 'written', outcome: report }, { type: 'next-file' })
    expect(second.step).toBe('publish')
    expect(holdsInput(second)).toBe(false)
  })

  it('goes from a resumed batch straight to publishing its edition', () => {
    const resumed = after(atBeginning, { type: 'resume', batchId: 'b1', fileName: 'venues.csv', aim })
    expect(resumed.step).toBe('write')
    expect(after(resumed, { type: 'next-file' })).toMatchObject({ step: 'publish', aim })
  })

  it('another edition makes every plan void', async () => {
    const checking = after(await withFiles(), { type: 'map-files' }, { type: 'check' })
    const job = currentJob(checking)!
    const plan = planner.plan(job.id, { ...guideJob(job), edition: aim, existing: { listings: [], neighbourhoods: [] } })
    const moved = after(checking, { type: 'planned', check: 1, plan }, { type: 'choose-aim', aim: { ...aim, id: '2032' } })
    expect(moved.jobs.some(other => other.state === 'read' && other.plan)).toBe(false)
  })
})
