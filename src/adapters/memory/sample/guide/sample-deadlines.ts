import { type deadlineKeys, deadlines } from '../../../../domain/guide/deadlines.collection'
import { guideEditor } from '../people/sample-cast'
import { at, instantAt } from '../sample-city-time'
import { type SampleDocument, sampleDocument } from '../sample-document'

type Key = (typeof deadlineKeys)[number]

/** The deadlines of the 2027 edition; each lasts until the end of its day unless something opens on it. */
const days: Readonly<Record<Key, string>> = {
  callOpens: '2027-02-01T09:00',
  earlyEnds: '2027-03-14T23:59',
  regularEnds: '2027-04-25T23:59',
  lateEnds: '2027-05-16T23:59',
  imageDue: '2027-05-30T23:59',
  proofOpens: '2027-06-14T09:00',
  proofCloses: '2027-06-27T23:59',
  addressLock: '2027-07-04T23:59',
  printLock: '2027-07-11T23:59',
  guideOut: '2027-09-13T09:00',
  refundsEnd: '2027-05-31T23:59',
  adClose: '2027-05-09T23:59',
  artDue: '2027-06-06T23:59',
}
const reminders: Partial<Readonly<Record<Key, readonly number[]>>> = {
  earlyEnds: [14, 3],
  regularEnds: [7, 1],
  imageDue: [10, 3],
  proofCloses: [5, 1],
}

export const sampleDeadlines = (): SampleDocument[] =>
  Object.entries(days).map(([key, local]) =>
    sampleDocument(
      deadlines,
      key,
      { key: key as Key, at: at(local), reminders: [...(reminders[key as Key] ?? [])] },
      { by: guideEditor, at: instantAt('2027-01-20T10:30') },
      { edition: '2027' },
    ),
  )
