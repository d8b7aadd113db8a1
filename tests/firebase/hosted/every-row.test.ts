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
/** Of the rows that are not built yet, which all draw the same words, one inside the office and one outside are loaded. */
const pendingOnes = [true, false].map(office => rows.find(({ pending, path }) => pending !== null && path.startsWith('/cpanel') === office))
const looked = rows.filter(row => row.pending === null || pendingOnes.includes(row))

/** Words that a sentence has where what it should name is missing. */
const hole = /\bundefined\b|\bnull\b|\bNaN\b|\[object |Invalid Date| \.(\s|$)|\(\)/

/** Loads the address, waits until the page stands, and says what is wrong with it. */
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

/** Of the rows behind one guard, which are one file and lead a stranger to one page, a stranger loads the first. */
const forStrangers = looked.filter(({ guard }, at) => guard === null || looked.findIndex(row => row.guard === guard) === at)

describe('every row on the hosted site', { timeout: 240_000 }, () => {
  // What a stranger keeps for a reload is also there when staff, who were on the page before, load the next one. So staff do not reload.
  it.each(looked)('$example stands for a stranger and for the staff, loaded directly and reloaded', async row => {
    const asStranger = async () => [
      ...(await lookAt(stranger, () => stranger.page.goto(row.example))),
      ...(row.guard === null ? await lookAt(stranger, () => stranger.page.reload()) : []),
    ]
    const wrong = await Promise.all([forStrangers.includes(row) ? asStranger() : [], lookAt(staff, () => staff.page.goto(row.example))])
    expect(wrong).toEqual([[], []])
  })
})
