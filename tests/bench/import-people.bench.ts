import { bench, describe } from 'vitest'
import { people } from '../../src/domain/people/people.collection'
import { personNotes } from '../../src/domain/people/person-notes.collection'
import { csvFile, planFile } from '../support/import-files'
import { ledgerWorld } from '../support/ledger-world'
import { museumFile } from '../support/museum-file'

const count = 27_000
/** Maximum duration of the dry run, in milliseconds. */
const limit = 5_000

const world = await ledgerWorld()
const file = museumFile(count)
const csv = csvFile(file.csv, 'museum.csv')
const { behind } = world
const first = await planFile(world, 'people', csv)
// Everybody in the file exists already, with notes and other columns.
const known = first.rows.map(row => ({ id: `p-${row.hash.slice(0, 20)}`, data: row.data as { readonly [field: string]: unknown } }))
for (let at = 0; at < known.length; at += 200)
  await behind.commit(
    ...known.slice(at, at + 200).flatMap(({ id, data: { emails = [], note, extra, kind = 'person', tags = [], ...rest } }) => [
      behind.creating(people, id, {
        ...rest,
        kind,
        tags,
        emails: (emails as string[]).map(address => ({ address, verified: false })),
        source: 'museum.csv',
        status: 'active',
      } as never),
      ...(note || extra ? [behind.creating(personNotes, id, { note: (note as string) ?? '', ...(extra ? { extra: extra as never } : {}) })] : []),
    ]),
  )

describe(`${count} people who are all known`, () => {
  bench(
    `dry run, at most ${limit} ms`,
    async () => {
      const begun = performance.now()
      const { counts } = await planFile(world, 'people', csv)
      const taken = Math.round(performance.now() - begun)
      if (counts.skip !== count) throw new Error(`${counts.skip} of ${count} people were known`)
      if (taken > limit) throw new Error(`a dry run took ${taken} ms`)
    },
    { iterations: 1, warmupIterations: 0, time: 0, throws: true },
  )
})
