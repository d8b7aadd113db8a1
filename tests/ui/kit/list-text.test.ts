import { expect, it } from 'vitest'
import { fileSize } from '../../../src/ui/kit/file-size'
import { listText } from '../../../src/ui/kit/list-text'

it('lists are written as Intl writes them', () => {
  const list = new Intl.ListFormat('en-US', { type: 'conjunction' })
  for (const words of [[], ['ink'], ['ink', 'paper'], ['ink', 'paper', 'wood'], ['ink', 'paper', 'wood', 'clay']])
    expect(listText(words)).toBe(list.format(words))
})

it('sizes of files are written in the largest unit that they fill', () => {
  expect([0, 890_880, 2 ** 20, 13_002_342, 1.25 * 2 ** 30].map(fileSize)).toEqual(['0 kB', '870 kB', '1 MB', '12.4 MB', '1.3 GB'])
})
