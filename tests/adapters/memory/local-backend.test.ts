// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { openLocalBackend } from '../../../src/adapters/memory/local-backend'
import { MemoryPreferences } from '../../../src/adapters/memory/preferences'
import { buildServices } from '../../../src/container'
import { LocalMode } from '../../../src/domain/hosting/local-mode'
import { Analytics } from '../../../src/ports/analytics'
import { Auth } from '../../../src/ports/auth'
import { Clock } from '../../../src/ports/clock'
import { Documents } from '../../../src/ports/documents'
import { Functions } from '../../../src/ports/functions'
import { Ids } from '../../../src/ports/ids'
import { Storage } from '../../../src/ports/storage'
import { reservedPaths } from '../../../src/ui/reserved-paths'
import { serviceClasses } from '../../architecture/service-classes'

it('binds every port and local mode, and the container builds every service on them', async () => {
  const { module, localMode } = await openLocalBackend({
    routes: reservedPaths,
    memory: true,
    preferences: new MemoryPreferences(),
    address: new URL('https://example.org/?empty'),
  })
  const services = buildServices(module, reservedPaths)
  for (const port of [Analytics, Auth, Clock, Documents, Functions, Ids, Storage]) expect(services.get(port as typeof Clock)).toBeDefined()
  expect(services.get(LocalMode)).toBe(localMode)
  for (const Service of await serviceClasses()) expect(services.get(Service)).toBeInstanceOf(Service)
  expect(services.get(Ids).next()).toMatch(/^[A-Za-z0-9]{20}$/)
})
