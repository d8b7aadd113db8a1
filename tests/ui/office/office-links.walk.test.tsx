// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { beforeAll, expect, it, vi } from 'vitest'
import { HealthCheckService } from '../../../src/domain/health/health-check-service'
import { lookAtHealth } from '../../../src/domain/health/look-at-health.contract'
import { Callables } from '../../../src/domain/shared/functions/callables'
import { Records } from '../../../src/domain/shared/records/records'
import { paletteSources } from '../../../src/ui/office/palette/palette-sources'
import { panelAddress, workAddress } from '../../../src/ui/office/panel-address'
import { catalogue } from '../../../src/ui/panels/catalogue'
import { officeParts, partAddress } from '../../../src/ui/panels/home/parts/office-parts'
import type { Work } from '../../../src/ui/panels/panel-definition'
import { isPending } from '../../../src/ui/routing/route-definition'
import { memoryApp } from '../../support/memory-app'

let office: Awaited<ReturnType<typeof memoryApp>>
beforeAll(async () => {
  office = await memoryApp({ as: 'superadmin' })
}, 60_000)

/** What a page says that has not what its address names. */
const nothing = /Page Not Found|Internal Server Error|not ready yet|was deleted, or it never existed|does not exist|You need the [^.]+ role/

/** Opens each address, and returns those that lead to nothing, with what they say. */
async function deadEnds(addresses: Iterable<string>) {
  const found: string[] = []
  for (const address of new Set(addresses)) {
    const page = await office.visit(address)
    for (let before = -1; before !== document.querySelectorAll('*').length; ) {
      before = document.querySelectorAll('*').length
      await vi.dynamicImportSettled()
      await expect.poll(() => office.app.queries.isFetching()).toBe(0)
    }
    const said = nothing.exec(document.body.textContent)
    if (said) found.push(`${address}: ${said[0]}`)
    page.leave()
  }
  return found
}

/** One record of each kind, as `kindOf` tells them apart. */
const oneOfEach = <T,>(all: readonly T[], kindOf: (one: T) => unknown) => [...new Map(all.map(one => [JSON.stringify(kindOf(one)), one])).values()]

it('every link of the rail, the queues and the rest of the home page leads to what is there', async () => {
  const page = await office.visit('/cpanel')
  await screen.findByRole('region', { name: 'Waiting for you' })
  await screen.findAllByRole('link', { name: /new bug reports?$/ })
  const links = [...document.querySelectorAll('a[href^="/"]')].map(link => link.getAttribute('href')!)
  page.leave()
  expect(links.length).toBeGreaterThan(50)
  // Every panel is opened by `every-route.strict`; here the rail names none that is only planned.
  const panels = new Map(catalogue.map(panel => [panelAddress(panel), panel]))
  const ofPanels = links.filter(link => panels.has(link))
  expect(ofPanels.filter(link => isPending(panels.get(link)!.page))).toEqual([])
  const others = links.filter(link => !panels.has(link))
  expect(await deadEnds([...others, ...officeParts.map(partAddress)])).toEqual([])
}, 600_000)

it('every finding of the health check leads to what it names', async () => {
  const { world } = office
  await world.services.get(Callables).call(lookAtHealth, {})
  const findings = (await world.services.get(HealthCheckService).checks().read()).flatMap(({ examples }) => examples)
  const addresses = oneOfEach(findings, ({ kind }) => kind).flatMap(({ kind, record }) => workAddress(catalogue, kind as Work, record) ?? [])
  expect(addresses.length).toBeGreaterThan(2)
  expect(await deadEnds(addresses)).toEqual([])
}, 600_000)

it('every record that the palette finds can be opened from it, whatever its state', async () => {
  const { world } = office
  const { services, store } = world
  const archived = (await store.query({ collection: 'pages', where: [['parent', '==', 'about']], limit: 1 }))[0]!
  await store.commit([{ op: 'update', path: archived.path, data: { status: 'archived' } }])
  const records = services.get(Records)
  const addresses: string[] = []
  for (const { of, to } of paletteSources) {
    const rows = await records.find(of)
    const kinds =
      of.path === 'pages' ? rows : oneOfEach(rows, row => ['status', 'editionId', 'kind'].map(name => (row as Record<string, unknown>)[name]))
    expect(kinds.length).toBeGreaterThan(1)
    addresses.push(...kinds.map(row => to(row as never)))
  }
  expect(await deadEnds(addresses)).toEqual([])
}, 600_000)
