// @vitest-environment happy-dom
import { fireEvent } from '@testing-library/dom'
import { afterEach, beforeEach, expect, it } from 'vitest'
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

it('nothing is reported once the watching has ended', () => {
  end()
  pressOn('a span')
  expect(pressed).toEqual([])
})
