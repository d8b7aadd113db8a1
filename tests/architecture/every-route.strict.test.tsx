// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { routes } from '../../src/ui/routes'
import { exampleOf } from '../../src/ui/routing/route-definition'
import { memoryApp } from '../support/memory-app'

const opened = memoryApp({ as: 'superadmin' })

it.each(routes.map(route => [exampleOf(route), route.title]))('%s has one heading and the title "%s"', async (example, title) => {
  const { visit } = await opened
  const page = await visit(example)
  await expect.poll(() => document.title).toContain(title)
  expect(document.querySelectorAll('h1')).toHaveLength(1)
  expect(document.querySelector('h1')?.textContent).not.toMatch(/^Page Not Found|Internal Server Error|No access/)
  page.leave()
})
