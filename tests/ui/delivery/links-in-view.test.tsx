// @vitest-environment happy-dom
import { fireEvent } from '@testing-library/dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { watchLinksInView } from '../../../src/ui/delivery/links-in-view'

const pressed: string[] = []
let end: () => void

beforeEach(() => {
  pressed.length = 0
  document.body.innerHTML = `
    <a href="/sfosguide?open=now"><span>Guide</span></a>
    <a href="https://elsewhere.example/about"><span>Elsewhere</span></a>
    <p>No link</p>`
  end = watchLinksInView(document, { see: () => undefined, lose: () => undefined, press: path => void pressed.push(path) })
})
afterEach(() => end())

const pressOn = (selector: string) => fireEvent.pointerDown(document.querySelector(selector)!)

it('a press on a link of this site is reported by its page, before it is let go', () => {
  pressOn('a span')
  expect(pressed).toEqual(['/sfosguide'])
})

it('a press on another site’s link, or beside all links, is not reported', () => {
  pressOn('a:nth-of-type(2) span')
  pressOn('p')
  expect(pressed).toEqual([])
})

it('nothing is reported, and no link is looked for, once the watching has ended', async () => {
  const observed = vi.spyOn(IntersectionObserver.prototype, 'observe')
  const appear = (href: string) => document.body.append(Object.assign(document.createElement('a'), { href }))
  appear('/shop')
  await vi.waitUntil(() => observed.mock.calls.length === 1)
  vi.useFakeTimers()
  appear('/calendar')
  await vi.advanceTimersByTimeAsync(0)
  end()
  pressOn('a span')
  await vi.advanceTimersByTimeAsync(5000)
  vi.useRealTimers()
  expect([pressed, observed.mock.calls.length]).toEqual([[], 1])
  observed.mockRestore()
})
