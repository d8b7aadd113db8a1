import { expect, it } from 'vitest'
import { isMobile } from '../../../src/ui/delivery/is-mobile'

const agents = {
  iPhone: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
  android: 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Mobile Safari/537.36',
  mac: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15',
  windows: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Safari/537.36',
}

it('recognizes phones by their user agent', () => expect([agents.iPhone, agents.android].map(agent => isMobile(agent))).toEqual([true, true]))
it('recognizes a tablet with the user agent of a Mac by its touch points', () =>
  expect([isMobile(agents.mac, 5), isMobile(agents.mac, 0)]).toEqual([true, false]))
it('takes a laptop with a touch screen for a laptop', () => expect(isMobile(agents.windows, 10)).toBe(false))
