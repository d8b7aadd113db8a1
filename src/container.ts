import 'reflect-metadata'
import { Container, type ContainerModule, type ServiceIdentifier } from 'inversify'
import type { Services, WiredService } from './domain/shared/functions/service'
import { ReservedPaths } from './domain/shared/reserved-paths'

/**
 * The composition root: binds services to a backend's ports and to the route table. A backend is a module that binds every port. A service
 * is created, with its dependencies, when it is first requested; its code is downloaded with the part of the program that imports it.
 * `domain/services.ts` lists all services, so that each is checked against its constructor.
 */
export function buildServices(backend: ContainerModule, routes: ReservedPaths): Services {
  const container = new Container({ defaultScope: 'Singleton' })
  container.load(backend)
  container.bind(ReservedPaths).toConstantValue(routes)
  const bind = (key: unknown): void => {
    if (container.isBound(key as ServiceIdentifier)) return
    if (typeof key !== 'function') throw new Error(`The backend binds no ${String(key)}`)
    const Service = key as unknown as WiredService
    for (const needed of Service.inject) bind(needed)
    container
      .bind(key as ServiceIdentifier)
      .toResolvedValue((...deps: unknown[]) => new Service(...deps), [...(Service.inject as readonly ServiceIdentifier[])])
  }
  return {
    get: key => {
      bind(key)
      return container.get(key as ServiceIdentifier) as never
    },
  }
}
