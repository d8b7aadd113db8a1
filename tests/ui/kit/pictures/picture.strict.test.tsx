// @vitest-environment happy-dom
import { act } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'
import { picturePlaceholders } from '../../../../src/ui/head/picture-placeholders'
import { Picture } from '../../../../src/ui/kit/pictures/picture'
import { eventually } from '../../../support/eventually'

const thumbhash = '3OcRJYB4d3h/iIeHeEh3eIhw+j3A'
const picture = <Picture src="/a.svg" alt="A boat" width={400} height={300} thumbhash={thumbhash} />

afterEach(() => document.head.replaceChildren())

it('a prerendered page has styles with the thumbhashes of its first pictures', () => {
  const head = picturePlaceholders(renderToString(picture))
  expect(head).toMatch(
    /^<style>\[data-held="3OcRJYB4d3h\/iIeHeEh3eIhw\+j3A"\]\{background-image:url\(data:image\/png;base64,[A-Za-z0-9+/=]+\)\}<\/style>$/,
  )
  expect(head.length).toBeLessThan(700)
})

it('only the first pictures get such a style, each once, and only valid thumbhashes are written into it', () => {
  const many = Array.from({ length: 40 }, (_, i) => `<img data-held="3OcRJYB4d3h/iIeHeEh3eIhw+j${String(i).padStart(2, 'A')}">`).join('')
  expect(picturePlaceholders(many).match(/data-held/g)).toHaveLength(6)
  expect(picturePlaceholders('<img data-held="}</style><script>">')).toBe('')
})

it('hydration changes no markup and shows the thumbhashes of the other pictures', async () => {
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false)
  const mismatches = vi.spyOn(console, 'error')
  const root = document.createElement('div')
  root.innerHTML = renderToString(picture)
  const before = root.innerHTML
  const recovered: unknown[] = []
  await act(async () => void hydrateRoot(root, picture, { onRecoverableError: error => recovered.push(error) }))
  await eventually(() => expect(document.head.querySelector('style')?.sheet?.cssRules[0]?.cssText).toContain(thumbhash))
  expect(root.innerHTML).toBe(before)
  expect([recovered, mismatches.mock.calls]).toEqual([[], []])
})
