import 'reflect-metadata'
import { Container, ContainerModule, type ServiceIdentifier } from 'inversify'
import { services } from './domain/services'
import type { Services } from './domain/shared/service'

/** The composition root: binds the domain's services onto a backend's ports. A backend is a module that binds every port. */
export function buildServices(backend: ContainerModule): Services {
  const container = new Container({ defaultScope: 'Singleton' })
  const domain = new ContainerModule(({ bind }) => {
    for (const Service of services)
      bind(Service as ServiceIdentifier).toResolvedValue((...deps: unknown[]) => new Service(...deps), [...(Service.inject as ServiceIdentifier[])])
  })
  container.load(backend, domain)
  return { get: key => container.get(key as ServiceIdentifier) as never }
}
