import { expect, it } from 'vitest'
import { visitorBackend } from '../../../src/adapters/cloud/visitor-backend'
import { buildServices } from '../../../src/container'
import { handlers } from '../../../src/domain/handlers'
import { renderServerPage } from '../../../src/ui/render-server-page'
import { reservedPaths } from '../../../src/ui/reserved-paths'
import { memoryWorld } from '../../support/memory-world'

it('a page is prerendered with its cards, and its payload holds what they say', async () => {
  const { context } = await memoryWorld({ sample: true })
  const services = buildServices(visitorBackend(context, handlers), reservedPaths)
  const page = (await renderServerPage(services, '/about/press', 'https://example.org'))!
  expect(page.html).toMatch(/<h3[^>]*><a[^>]*href="\/events\/harbor-auction-2027-11-20"[^>]*>Harbor Auction</)
  expect(page.answers.filter(answer => answer.startsWith('{"key":["cards",')).map(answer => answer.includes('Harbor Auction'))).toEqual([true])
})
