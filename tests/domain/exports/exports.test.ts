import { beforeEach, describe, expect, it } from 'vitest'
import { audit } from '../../../src/domain/audit/audit.collection'
import { expireExports } from '../../../src/domain/exports/expire-exports.job'
import { exportJobs } from '../../../src/domain/exports/export-jobs.collection'
import { type ExportInput, ExportService } from '../../../src/domain/exports/export-service'
import { openExport } from '../../../src/domain/exports/open-export.contract'
import { requestExport } from '../../../src/domain/exports/request-export.contract'
import { readDelimitedTable } from '../../../src/domain/imports/file/read-delimited-table'
import { ImportService } from '../../../src/domain/imports/import-service'
import { suppressions } from '../../../src/domain/mail/suppressions.collection'
import { consents } from '../../../src/domain/people/consents.collection'
import { people } from '../../../src/domain/people/people.collection'
import { Records } from '../../../src/domain/shared/records/records'
import { sha256 } from '../../../src/domain/shared/sha256'
import { expectPortError } from '../../suites/expect-port-error'
import { csvFile, planFile, startPlanned } from '../../support/import-files'
import { type StaffWorld, staffWorld } from '../../support/staff-world'

let world: StaffWorld
let service: ExportService
let behind: Records
const why = 'Letters for the season'

beforeEach(async () => {
  world = await staffWorld({ pid: 'p-people', adm: 1, sc: 'p' }, new Date('2027-08-01T10:00Z'))
  service = world.services.get(ExportService)
  behind = new Records(world.store, { current: world.auth.current })
})

async function bringIn(text: string) {
  const batchId = await startPlanned(world, await planFile(world, 'people', csvFile(text, 'friends.csv')))
  expect(await world.services.get(ImportService).run(batchId)).toMatchObject({ refused: [] })
}
const exported = async (wish: ExportInput) => service.open((await world.call(requestExport, wish)).jobId)

describe('the file of people', () => {
  const friends =
    'Key,First name,Last name,Email,Phone,Street,City,Postcode,Country,Birth year,Tags,News,Shoe size\n' +
    'a1,Ana,Ruiz,ana@x.org; ana@y.org,+14155550123,"1 Quay, rear",Orlen,10115,DE,1951,donor; press,yes,38\n' +
    'a2,Łukasz,Ñandú,,,,,,,,,,"=1+1"\n'

  it('changes nothing when it is imported again', async () => {
    await bringIn(friends)
    const file = await exported({ preset: 'people', reason: why })
    expect(file.type).toBe('text/csv')
    const table = await readDelimitedTable('people.csv', await file.arrayBuffer())
    expect(table.rows.map(({ cells }) => cells.at(-1))).toEqual(["'=1+1", '38'])
    const plan = await planFile(world, 'people', new File([file], 'people.csv'))
    expect(plan.rows.map(({ action, changes = [], reasons }) => [action, changes, reasons.map(({ code }) => code)])).toEqual([
      ['skip', [], ['unchanged']],
      ['skip', [], ['unchanged']],
    ])
  })

  it('has the columns of a hostile file as text: neither formulas nor what every object has', async () => {
    await bringIn('First name,Last name,constructor,__proto__,toString,"=HYPERLINK(""x"")"\nAna,Ruiz,a,b,c,d\n')
    await bringIn('First name,Last name,Email\nBo,Lund,bo@x.org\n')
    await bringIn('First name,Last name,constructor,__proto__,toString,"=HYPERLINK(""x"")"\nCy,Lo,,,,e\n')
    const table = await readDelimitedTable('people.csv', await (await exported({ preset: 'people', reason: why })).arrayBuffer())
    expect(table.header.slice(-4)).toEqual(['\'=HYPERLINK("x")', 'constructor', 'proto', 'toString'])
    expect(table.rows.map(({ cells }) => cells.slice(-4))).toEqual([
      ['e', '', '', ''],
      ['', '', '', ''],
      ['d', 'a', 'b', 'c'],
    ])
  })

  it('says whose address takes no mail, and what somebody answered last', async () => {
    await bringIn(friends)
    const at = new Date('2027-08-01T11:00Z')
    const stop = { reason: 'manual' as const, at, by: 'p-mail', status: 'active' as const }
    const ana = (await behind.find(people)).find(({ names }) => names.first === 'Ana')!
    const no = { personId: ana.id, topic: 'news' as const, state: 'out' as const, evidence: 'By telephone', source: 'staff', at }
    await behind.commit(behind.creating(suppressions, await sha256('ana@y.org'), stop), behind.creating(consents, 'later', no))
    const table = await readDelimitedTable('people.csv', await (await exported({ preset: 'people', reason: why })).arrayBuffer())
    const cells = (header: string) => table.rows.map(row => row.cells[table.header.indexOf(header)])
    expect([cells('First name'), cells('Suppressed'), cells('news')]).toEqual([
      ['Łukasz', 'Ana'],
      ['', 'yes'],
      ['', 'no'],
    ])
  })

  it('needs a reason, is logged with its rows and each download, and is listed for colleagues', async () => {
    await bringIn(friends)
    await expect(world.call(requestExport, { preset: 'people' })).rejects.toMatchObject({ details: { rule: 'reason-missing' } })
    await exported({ preset: 'people', reason: why })
    const noted = [...(await behind.find(audit, { where: [['entity', '==', 'exportJobs']] }))].sort((a, b) => (a.action < b.action ? -1 : 1))
    expect(noted.map(({ action, scope, after, reason }) => [action, scope, after, reason])).toEqual([
      ['export.make', 'people', { preset: 'people', rows: 2 }, why],
      ['export.open', 'people', { preset: 'people' }, undefined],
    ])
    const [job] = await service.jobs(new Date('2027-07-01T00:00Z')).read()
    expect(job).toMatchObject({ fileName: 'people-2027-08-01.csv', rows: 2, openers: ['p-people'] })
    expect(job).not.toHaveProperty('filter')
    await exported({ preset: 'labels', reason: why, tag: 'donor' })
    const jobs = await service.jobs(new Date('2027-07-01T00:00Z')).read()
    expect(jobs.flatMap(({ filter }) => filter ?? [])).toEqual([JSON.stringify({ tag: 'donor' })])
  })

  it('is made only by somebody who signed in a moment ago, as an open browser may be anybody’s', async () => {
    world.localMode.setNow(new Date('2027-08-01T16:00Z'))
    await expect(world.call(requestExport, { preset: 'people', reason: why })).rejects.toMatchObject({ code: 'requires-recent-login' })
    expect(await behind.find(exportJobs)).toEqual([])
  })

  it('is deleted after seven days', async () => {
    const { jobId } = await world.call(requestExport, { preset: 'people', reason: why })
    world.localMode.setNow(new Date('2027-08-08T10:00:01Z'))
    await expectPortError(service.open(jobId), 'functions', 'not-found')
    expect(await expireExports.run(world.context)).toBe(1)
    expect((await behind.get(exportJobs, jobId))?.status).toBe('expired')
    expect((await world.context.storage.list(`exports/${jobId}`)).paths).toEqual([])
  })

  it('is given from its first part on, which is audited: nobody reads the rest unseen', async () => {
    const { jobId } = await world.call(requestExport, { preset: 'people', reason: why })
    await expectPortError(world.call(openExport, { jobId, part: 1 }), 'functions', 'permission-denied')
    await world.call(openExport, { jobId, part: 0 })
    expect((await world.call(openExport, { jobId, part: 1 })).text).toBe('')
  })

  it('cannot be made or opened by staff of another scope', async () => {
    const { jobId } = await world.call(requestExport, { preset: 'people', reason: why })
    await world.enter({ pid: 'p-guide', adm: 1, sc: 'g' })
    await expectPortError(world.call(requestExport, { preset: 'people', reason: why }), 'functions', 'permission-denied')
    await expectPortError(service.open(jobId), 'functions', 'permission-denied')
    await expectPortError(world.call(requestExport, { preset: 'backup', reason: why }), 'functions', 'permission-denied')
  })
})
