import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { routeList } from '../../../src/ui/routing/route-list'
import { unchangedFor } from '../../browser/tab'
import { signIn } from './first-days'
import { openHostedBrowser, type Person } from './hosted-browser'
import { plantSeason } from './planted-season'
import { type Rig, startRig } from './rig'

let rig: Rig
let browser: Awaited<ReturnType<typeof openHostedBrowser>>
let stranger: Person
let staff: Person

beforeAll(async () => {
  rig = await startRig()
  const { email, password } = await plantSeason(rig, 'superadmin')
  browser = await openHostedBrowser(rig)
  stranger = await browser.person()
  staff = await browser.person()
  await signIn(staff.page, email, password)
})
afterAll(async () => {
  await browser?.close()
  await rig?.stop()
})

const rows = routeList()
/** Pages that are not built yet all show the same text, so only one inside the office and one outside are loaded. */
const pendingOnes = [true, false].map(office => rows.find(({ pending, path }) => pending !== null && path.startsWith('/cpanel') === office))
const looked = rows.filter(row => row.pending === null || pendingOnes.includes(row))

/** Refusals that are the answer to the example's address. A browser names each in its console, some time after the page stands. */
const answers: Readonly<Record<string, RegExp>> = { '/private/none': /404 \(Not Found\) \S+\/call\/resolvePrivateShare$/ }

/** Texts that show that a value was missing. */
const hole = /\bundefined\b|\bnull\b|\bNaN\b|\[object |Invalid Date| \.(\s|$)|\(\)/

/** Loads the address, waits until the page is complete, and returns its problems. */
async function lookAt({ page, problems }: Person, load: () => Promise<{ status(): number } | null>): Promise<readonly string[]> {
  problems.length = 0
  const status = (await load())?.status()
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
  return [
    ...(status === 200 ? [] : [`status ${status}`]),
    ...(gap ? [`a hole: ${words.slice(Math.max(0, gap.index - 40), gap.index + 40)}`] : []),
    ...hangs,
    ...problems,
  ]
}

/** Routes with the same guard are one file and lead a stranger to the same page, so a stranger loads only the first of them. */
const forStrangers = looked.filter(({ guard }, at) => guard === null || looked.findIndex(row => row.guard === guard) === at)

describe('every row on the hosted site', { timeout: 240_000 }, () => {
  // A stranger reloads, which tests the cached files. Staff use the same cache when they load the next page, so they do not reload.
  it.each(looked)('$example stands for a stranger and for the staff, loaded directly and reloaded', async row => {
    const asStranger = async () => [
      ...(await lookAt(stranger, () => stranger.page.goto(row.example))),
      ...(row.guard === null ? await lookAt(stranger, () => stranger.page.reload()) : []),
    ]
    const wrong = await Promise.all([forStrangers.includes(row) ? asStranger() : [], lookAt(staff, () => staff.page.goto(row.example))])
    const answer = answers[row.example]
    expect(wrong.map(found => found.filter(problem => !answer?.test(problem)))).toEqual([[], []])
  })
})
