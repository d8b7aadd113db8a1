import 'reflect-metadata'
import { Container, type ContainerModule, type ServiceIdentifier } from 'inversify'
import type { ServiceClass, Services } from './domain/shared/functions/service'
import { previewedAuth, previewedDocuments, previewedFunctions, previewedStorage } from './domain/shared/preview/previewed-ports'
import { RolePreview } from './domain/shared/preview/role-preview'
import { ReservedPaths } from './domain/shared/reserved-paths'
import { Auth } from './ports/auth'
import { Documents } from './ports/documents'
import { Functions } from './ports/functions'
import { Storage } from './ports/storage'
import type { Token } from './ports/token'

/**
 * The composition root: binds services to a backend's ports and to the route table. A backend is a module that binds every port. A service
 * is created, with its dependencies, when it is first requested; its code is downloaded with the part of the program that imports it.
 * Staff may see the site as another role: the ports then show it, and write nothing (`RolePreview`).
 */
export function buildServices(backend: ContainerModule, routes: ReservedPaths): Services {
  const container = new Container({ defaultScope: 'Singleton' })
  container.load(backend)
  container.bind(ReservedPaths).toConstantValue(routes)
  const bind = (key: unknown): void => {
    if (container.isBound(key as ServiceIdentifier)) return
    if (typeof key !== 'function') throw new Error(`The backend binds no ${String(key)}`)
    const Service = key as unknown as ServiceClass
    for (const needed of Service.inject) bind(needed)
    container
      .bind(key as ServiceIdentifier)
      .toResolvedValue((...deps: unknown[]) => new Service(...deps), [...(Service.inject as readonly ServiceIdentifier[])])
  }
  bind(RolePreview)
  const whilePreviewed = <P>(port: Token<P>, previewed: (port: P, preview: RolePreview) => P) =>
    container.onActivation(port as ServiceIdentifier<P>, (context, bound) => previewed(bound, context.get(RolePreview)))
  whilePreviewed(Auth, previewedAuth)
  whilePreviewed(Documents, previewedDocuments)
  whilePreviewed(Storage, previewedStorage)
  whilePreviewed(Functions, previewedFunctions)
  return {
    get: key => {
      bind(key)
      return container.get(key as ServiceIdentifier) as never
    },
  }
}
