import { createMemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { quietAboutBriefSteps } from '../../../src/ui/routing/start/brief-steps'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Steps to a page whose loader takes some milliseconds, and what a page hears of it. */
async function heardOf(milliseconds: number) {
  const loader = () => new Promise(resolve => setTimeout(() => resolve(null), milliseconds))
  const router = createMemoryRouter([{ path: '/' }, { path: '/guide', loader }])
  const heard: string[] = []
  quietAboutBriefSteps(router).subscribe(({ location, navigation }) => heard.push(`${location.pathname} ${navigation.state}`))
  const step = router.navigate('/guide')
  await vi.advanceTimersByTimeAsync(milliseconds + 1)
  await step
  await vi.advanceTimersByTimeAsync(1000)
  return heard
}

it('a page hears of a step to a page that is there already only once it is taken', async () => {
  expect(await heardOf(50)).toEqual(['/guide idle'])
})

it('a page hears that a step is under way if it takes longer', async () => {
  expect(await heardOf(500)).toEqual(['/ loading', '/guide idle'])
})

it('nothing is heard after the page has ended listening', async () => {
  const router = createMemoryRouter([{ path: '/' }, { path: '/guide', loader: () => new Promise(() => undefined) }])
  const heard: unknown[] = []
  const end = quietAboutBriefSteps(router).subscribe(state => heard.push(state))
  void router.navigate('/guide')
  end()
  await vi.advanceTimersByTimeAsync(1000)
  expect(heard).toEqual([])
})
