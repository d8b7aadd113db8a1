import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { checkDeployment, pathsClosedToVisitors, reportOf } from '../../../scripts/check-deployment.mjs'
import { deployedStandIn, type Mistakes } from './deployed-stand-in'
import { origin } from './hosted-build'

const mistakes: Mistakes = {}
let deployed: Awaited<ReturnType<typeof deployedStandIn>>
let closed: Awaited<ReturnType<typeof pathsClosedToVisitors>>
beforeAll(async () => {
  deployed = await deployedStandIn(mistakes)
  closed = await pathsClosedToVisitors()
})
afterAll(() => deployed.stop())
beforeEach(() => {
  mistakes.changed = undefined
  mistakes.hasNoCors = false
  mistakes.uploadedAll = false
  mistakes.rules = undefined
})

const looked = () => checkDeployment({ site: origin, bucket: deployed.bucket, closed, fetching: deployed.fetching })
const missing = async () => (await looked()).flatMap(({ what, todo }) => (todo === undefined ? [] : [`${what}: ${todo}`]))

describe('the check of a deployed site', { timeout: 120_000 }, () => {
  it('finds nothing missing where everything was done, and says what it looked at, a line each', async () => {
    const findings = await looked()
    expect(findings.filter(({ todo }) => todo !== undefined)).toEqual([])
    expect(findings.length).toBeGreaterThan(40)
    expect(reportOf(findings)).toMatch(new RegExp(`^(ok {7}.+\\n){${findings.length}}\\nNothing is missing of ${findings.length}\\.$`))
    expect(closed.collections).toEqual(expect.arrayContaining(['people', 'mail', 'audit', 'accounts']))
  })

  it('says how to set the bucket’s CORS', async () => {
    mistakes.hasNoCors = true
    expect(await missing()).toEqual([expect.stringContaining(`gcloud storage buckets update gs://${deployed.bucket} --cors-file=dist/cors.json`)])
  })

  it('names every collection that rules of a trial leave open', async () => {
    mistakes.rules = `rules_version = '2'; service cloud.firestore { match /databases/{database}/documents { match /people/{id} { allow read: if true; }
      match /settings/{id} { allow read: if true; } match /snapshots/{id} { allow read: if true; } } }`
    expect(await missing()).toEqual([expect.stringContaining('readable by anybody: people. Deploy the rules at once')])
  })

  it('names headers that are not sent, and those that should not be', async () => {
    mistakes.changed = headers => {
      headers.delete('strict-transport-security')
      headers.set('x-powered-by', 'Express')
    }
    const found = await missing()
    expect(found.filter(line => line.includes('strict-transport-security: it is not sent'))).toHaveLength(2)
    expect(found.filter(line => line.includes('x-powered-by is "Express"'))).toHaveLength(2)
    expect(found).toHaveLength(4)
  })

  it('says that a file of a former release must not be kept as missing for a year', async () => {
    mistakes.changed = headers => headers.get('cache-control') === 'no-store' && headers.set('cache-control', 'public, max-age=31536000')
    expect(await missing()).toEqual([expect.stringContaining('A file of a former release answers 404, and that is not kept: it answers 404')])
  })

  it('names what only the host reads and was uploaded all the same', async () => {
    mistakes.uploadedAll = true
    expect((await missing()).map(line => line.split(':')[1])).toEqual([
      ' /.vite/site.json',
      ' /.vite/manifest.json',
      expect.stringMatching(/\.js\.map$/),
    ])
  })

  it('says that nobody answers at a wrong address', async () => {
    const findings = await checkDeployment({
      site: 'https://nobody.example',
      closed,
      fetching: async () => Promise.reject(new Error('no such host')),
    })
    expect(findings).toHaveLength(1)
    expect(findings[0]!.todo).toContain('nobody answers at https://nobody.example')
  })
})
