import type { OpenedResource } from '../../domain/content/open-resource.function'
import type { ResourceFile } from '../../domain/content/resource-files'
import type { Resource } from '../../domain/content/resources'
import type { App } from '../app-services/app'
import { lateService } from '../app-services/late-service'
import type { LiveQuery } from '../app-services/live-query'
import { followed } from './followed'

export type { OpenedResource, Resource, ResourceFile }

/** The library of artists; its class comes when it is asked for. */
export const libraryOf = (app: App) => lateService(app, async () => (await import('../../domain/content/resource-library')).ResourceLibrary)

export const resourceQueries = (app: App) => ({
  /** What is published, in the order of the shelf. */
  shelf: (): LiveQuery<readonly Resource[]> => followed(['resources', 'shelf'], async () => (await libraryOf(app)).shelf),
})
