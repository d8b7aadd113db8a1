import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Doc } from '../../../src/ports/documents'
import { importWizard } from '../../browser/import-wizard'
import { projectId } from '../host/serve-functions'
import { top } from '../hosting/hosted-build'
import { confirmEmail, joinAs, makeAccount, setUpOrganisation, signIn } from './first-days'
import { openHostedBrowser, type Person } from './hosted-browser'
import { type Rig, startRig } from './rig'

const email = 'ada@foghorn.example'
let rig: Rig
let browser: Awaited<ReturnType<typeof openHostedBrowser>>
let boss: Person

beforeAll(async () => {
  rig = await startRig()
  browser = await openHostedBrowser(rig)
  boss = await browser.person()
})
afterAll(async () => {
  await browser?.close()
  await rig?.stop()
})

const fixture = (name: string) => path.join(top, 'tests/support/fixtures', name)

describe('from an empty project to a guide that strangers read', { timeout: 240_000 }, () => {
  it('somebody joins, goes on after a reload, and confirms her address', async () => {
    const { page, problems } = boss
    await makeAccount(page, email)
    await page.reload()
    await page.getByRole('heading', { level: 1, name: 'Who are you?' }).waitFor()
    await joinAs(page, { first: 'Ada', last: 'Lovelace' })
    await confirmEmail(page, (await rig.lastLink(email))!)
    expect(problems).toEqual([])
  })

  it('becomes the first superadmin', async () => {
    const args = ['scripts/first-superadmin.mjs', '--project', projectId, '--email', email]
    const run = () => promisify(execFile)(process.execPath, args, { cwd: top, env: { ...process.env, ...rig.emulators } })
    expect((await run()).stdout).toContain(`${email} is superadmin`)
    await expect(run()).rejects.toThrow('can appoint superadmins of')
  })

  it('sets the organization up', async () => {
    boss = await browser.person()
    const { page, problems } = boss
    await signIn(page, email)
    await setUpOrganisation(page)
    expect(problems).toEqual([])
  })

  it('imports the first edition and publishes it', async () => {
    const { page, problems } = boss
    await page.goto('/cpanel/importcsv')
    const wizard = importWizard(page)
    await wizard.createEdition({ year: '2027', name: 'Town Open Studios 2027', city: 'Wien', zone: 'Europe/Vienna' })
    await wizard.dropFiles(fixture('sixty-venues.csv'), fixture('sixty-openings.csv'))
    await wizard.dryRun()
    await wizard.write()
    expect(await wizard.written()).toMatch(/^54 rows written/)
    await wizard.dryRun()
    await wizard.write()
    expect(await wizard.written()).toMatch(/^53 rows written/)
    expect(await wizard.publish({ isOnly: true })).toMatch(/^52 listings with 53 openings/)
    expect(problems).toEqual([])
  })

  it('a stranger reads the guide and one of its listings', async () => {
    const { page, problems } = await browser.person()
    await page.goto('/sfosguide')
    await expect.poll(() => page.locator('h1').innerText()).toContain('Town Open Studios 2027')
    // Which studios are featured changes daily.
    const studio = page.getByRole('region', { name: 'A few studios to start with' }).getByRole('listitem').first()
    const name = await studio.locator('bdi').innerText()
    await studio.getByRole('link').click()
    await expect.poll(() => page.locator('h1').innerText()).toContain(name)
    await page.goto('/sfosguide/maps')
    await page.getByLabel('Search the guide').fill('Mühle')
    await page
      .getByText(/^\d+ studios?/)
      .first()
      .waitFor()
    expect(problems).toEqual([])
  })

  it('other sites cannot read the published files, because cors.json names this one alone', async () => {
    const { page } = await browser.person()
    await page.goto('/about/contact')
    const [{ data }] = (await rig.store.query({ collection: 'snapshots', where: [['kind', '==', 'guide']] })) as [Doc]
    const file = `https://firebasestorage.googleapis.com/v0/b/${projectId}.appspot.com/o/${encodeURIComponent(String(data['indexPath']))}?alt=media`
    const read = (address: string) =>
      fetch(address).then(
        answer => answer.status,
        () => 'refused',
      )
    expect(await page.evaluate(read, file)).toBe(200)
    await page.route('https://elsewhere.example/', route => route.fulfill({ contentType: 'text/html', body: '' }))
    await page.goto('https://elsewhere.example/')
    expect(await page.evaluate(read, file)).toBe('refused')
  })

  it('the triggers noted every change', async () => {
    await rig.triggers.noted()
    expect(rig.triggers.failures).toEqual([])
    expect(await rig.store.query({ collection: 'audit', where: [['entity', '==', 'editions']] })).not.toEqual([])
  })
})
