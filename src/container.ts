import 'reflect-metadata'
import { Container, type ContainerModule, type ServiceIdentifier } from 'inversify'
import type { Services, WiredService } from './domain/shared/service'

/**
 * The composition root: services on a backend's ports. A backend is a module that binds every port. A service is bound, with what it is
 * made of, when it is first asked for: it comes with the part of the program that names it, and a page downloads no other.
 * `domain/services.ts` lists all of them, so that each is checked against its constructor.
 */
export function buildServices(backend: ContainerModule): Services {
  const container = new Container({ defaultScope: 'Singleton' })
  container.load(backend)
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
