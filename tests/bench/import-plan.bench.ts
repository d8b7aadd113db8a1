import { bench, describe } from 'vitest'
import { proposeMapping } from '../../src/domain/imports/columns/propose-mapping'
import { openingsImport } from '../../src/domain/imports/kinds/openings/openings-import'
import { planOf, tableOf } from '../support/import-files'

/** Rows of the largest allowed file. No two dates and times in it are equal, the worst case for parsing them. */
const rows = 100_000
const moment = (minute: number) => new Date(Date.UTC(2027, 0, 1, 0, minute)).toISOString()
const openingsFile = [
  'venue_id;name;start;end',
  ...Array.from({ length: rows }, (_, i) => `${i % 1000};Tour;${moment(i * 5)};${moment(i * 5 + 50)}`),
].join('\n')
const words = 'Some words of a description. '.repeat(20)
const listingsFile = [
  'id,name,address,lat,lng,description',
  ...Array.from({ length: rows }, (_, i) => `${i},House ${i},"${i} Long Street",${50 + i / 1e6},${i / 1e6},${words}`),
].join('\n')
const listings = Array.from({ length: 1000 }, (_, i) => ({
  id: `l${i}`,
  fields: { displayName: `House ${i}`, source: { key: String(i) } },
  openings: [],
}))
const existing = { neighbourhoods: [], listings }
const tables = { openings: await tableOf(openingsFile), listings: await tableOf(listingsFile) }
const once = { iterations: 1, warmupIterations: 0, time: 0 }

describe('100,000 rows', () => {
  bench('read', async () => void (await tableOf(openingsFile)), once)
  bench('mapped', () => void proposeMapping(openingsImport, tables.openings), once)
  bench('planned as openings', () => void planOf('openings', tables.openings, { existing }), once)
  bench('planned as listings', () => void planOf('listings', tables.listings), once)
})
