import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { routeList } from '../../../src/ui/routing/route-list'
import { unchangedFor } from '../../browser/tab'
import { signIn } from './first-days'
import { openHostedBrowser, type Person } from './hosted-browser'
import { plantSeason } from './planted-season'
import { type Rig, startRig } from './rig'

let rig: Rig
let browser: Awaited<ReturnType<typeof openHostedBrowser>>
/** A stranger, who signs in as staff when they have seen all that is public. */
let person: Person
let account: Awaited<ReturnType<typeof plantSeason>>

beforeAll(async () => {
  rig = await startRig()
  account = await plantSeason(rig, 'superadmin')
  browser = await openHostedBrowser(rig)
  person = await browser.person()
})
afterAll(async () => {
  await browser?.close()
  await rig?.stop()
})

const rows = routeList()
/** Pages that are not built yet all show the same text, so only one inside the office and one outside are loaded. */
const pendingOnes = [true, false].map(office => rows.find(({ pending, path }) => pending !== null && path.startsWith('/cpanel') === office))
const looked = rows.filter(row => row.pending === null || pendingOnes.includes(row))

/** Refusals that are the answer to the example's address. A browser names each in its console, at times only when the next page stands. */
const answer = /^\/private\/none: .*404 \(Not Found\) \S+\/call\/resolvePrivateShare$/

/** Texts that show that a value was missing. */
const hole = /\bundefined\b|\bnull\b|\bNaN\b|\[object |Invalid Date| \.(\s|$)|\(\)/

/** Loads the address, waits until the page is complete, and returns its problems. */
async function lookAt(address: string): Promise<readonly string[]> {
  const { page, problems } = person
  problems.length = 0
  const status = (await page.goto(address))?.status()
  const hangs = await page
    .locator('main h1')
    .first()
    .waitFor()
    .then(
      () => [],
      () => ['no heading'],
    )
  await unchangedFor(page, 12)
  const words = (await page.locator('body').innerText()).replace(/\s+/g, ' ')
  const gap = hole.exec(words)
  const found = [
    ...(status === 200 ? [] : [`status ${status}`]),
    ...(gap ? [`a hole: ${words.slice(Math.max(0, gap.index - 40), gap.index + 40)}`] : []),
    ...hangs,
    ...problems,
  ]
  return found.filter(problem => !answer.test(problem))
}

/** Routes with the same guard are one file and lead a stranger to the same page, so a stranger loads only the first of them. */
const forStrangers = looked.filter(({ guard }, at) => guard === null || looked.findIndex(row => row.guard === guard) === at)

describe('every row on the hosted site', { timeout: 240_000 }, () => {
  it.each(forStrangers)('$example stands for a stranger, loaded directly', async ({ example }) => expect(await lookAt(example)).toEqual([]))

  describe('and then for the staff', () => {
    beforeAll(() => signIn(person.page, account.email, account.password))

    // Their browser has the files of all public pages from before, so those stand from files that were kept as well.
    it.each(looked)('$example stands, loaded directly', async ({ example }) => expect(await lookAt(example)).toEqual([]))
  })
})
