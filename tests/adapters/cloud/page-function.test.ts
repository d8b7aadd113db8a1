import { afterEach, describe, expect, it } from 'vitest'
import { type DrawnPage, pageFunction } from '../../../src/adapters/cloud/page-function'
import { WorkAfterResponse } from '../../../src/adapters/cloud/work-after-response'
import { serveEverywhere } from '../../firebase/host/serve-functions'

const ends: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const end of ends.splice(0)) await end()
})

async function opened(pages: Readonly<Record<string, DrawnPage>>, afterResponse = new WorkAfterResponse()) {
  const drawn: string[] = []
  const draw = async (path: string): Promise<DrawnPage> => {
    drawn.push(path)
    return pages[path] ?? { status: 404, document: 'Page Not Found' }
  }
  const source = { build: 'b1', draw, hasPayload: async () => true, sitemap: async () => '', shell: 'shell', headers: {}, afterResponse }
  const { address, stop } = await serveEverywhere(pageFunction(source))
  ends.push(stop)
  return { drawn, open: (path: string) => fetch(`${address}${path}`, { redirect: 'manual' }) }
}
const about = { status: 200, document: 'About' }

describe('addresses without a page', () => {
  it('are rendered at most once a minute, even if a changing query bypasses the CDN', async () => {
    const { drawn, open } = await opened({})
    for (const query of ['', '?a=1', '?a=2']) expect((await open(`/none${query}`)).status).toBe(404)
    expect(drawn).toEqual(['/none'])
  })

  it('are rendered at most 120 times a minute; beyond that the browser renders them, and known pages are rendered as before', async () => {
    const { drawn, open } = await opened({ '/about': about })
    await open('/about')
    const answers = await Promise.all(Array.from({ length: 120 }, (_, i) => open(`/invented-${i}`)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([404]))
    drawn.length = 0
    const flooded = await open('/invented-too')
    expect([flooded.status, flooded.headers.get('cache-control'), await flooded.text()]).toEqual([503, 'no-store', 'shell'])
    expect(await (await open('/about')).text()).toBe('About')
    expect(drawn).toEqual(['/about'])
  })
})

describe('a short link', () => {
  it('redirects before its click is noted, and where it cannot be noted', async () => {
    const afterResponse = new WorkAfterResponse()
    const { open } = await opened({ '/poster': { status: 302, movedTo: 'https://example.org/', document: '' } }, afterResponse)
    let refuse = () => {}
    afterResponse.add(() => new Promise((_, reject) => (refuse = () => reject(new Error('too many at once')))))
    const answer = await open('/poster')
    expect([answer.status, answer.headers.get('location')]).toEqual([302, 'https://example.org/'])
    refuse()
    await answer.text()
  })

  it('records at most six hundred clicks a minute', async () => {
    const afterResponse = new WorkAfterResponse()
    let noted = 0
    for (let i = 0; i < 1000; i++) afterResponse.add(async () => void noted++)
    await afterResponse.done()
    expect(noted).toBe(600)
  })
})
