import { bugs } from '../../../../domain/bugs/bugs.collection'
import type { DataOf } from '../../../../domain/shared/records/collection'
import { instantAt } from '../sample-city-time'
import { type SampleDocument, sampleDocument } from '../sample-document'

type Report = Pick<DataOf<typeof bugs>, 'reporterId' | 'route' | 'text' | 'severity' | 'status'> & Partial<DataOf<typeof bugs>>

const reports: readonly (readonly [id: string, at: string, report: Report])[] = [
  [
    'bug-map-grey',
    '2027-10-14T19:42',
    {
      reporterId: 'p-artlover',
      route: '/sfosguide/maps?weekend=2',
      text: 'The map stays gray on the ferry. When I came ashore it drew itself, but the list had lost my filter.',
      severity: 'high',
      status: 'in_progress',
      device: 'Mozilla/5.0 (Linux; Android 15) Mobile · 390×780',
      console: 'warn: documents/unavailable\nerror: TypeError: Failed to fetch',
      joined: ['bug-map-again'],
    },
  ],
  [
    'bug-map-again',
    '2027-10-16T08:05',
    {
      reporterId: 'p-donor',
      route: '/sfosguide/maps',
      text: 'Gray map this morning.',
      severity: 'normal',
      status: 'duplicate',
      dupOf: 'bug-map-grey',
    },
  ],
  [
    'bug-blurb-count',
    '2027-10-16T09:30',
    {
      reporterId: 'p-host',
      route: '/listingsportal/none',
      text: 'The counter of the blurb says 166 of 165 when I paste a line with an accent.',
      severity: 'normal',
      status: 'new',
      device: 'Mozilla/5.0 (Macintosh) Safari · 1440×900',
    },
  ],
  [
    'bug-print-hours',
    '2027-10-12T14:11',
    {
      reporterId: 'p-guideadmin',
      route: '/sfosguide',
      text: 'Hours wrap badly when a sheet is printed on A5.',
      severity: 'low',
      status: 'fixed',
      answer: 'They fit on one line now.',
    },
  ],
  [
    'bug-sound',
    '2027-09-30T11:00',
    {
      reporterId: 'p-artlover',
      route: '/',
      text: 'Could the door play a sound when it opens?',
      severity: 'low',
      status: 'wontfix',
      answer: 'We like it quiet.',
    },
  ],
]

/** What people reported this year, in every state that still needs work. */
export const sampleBugs = (): readonly SampleDocument[] =>
  reports.map(([id, at, report]) => sampleDocument(bugs, id, { build: '2027.10.2', ...report }, { by: report.reporterId, at: instantAt(at) }))
