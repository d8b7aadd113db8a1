import type { OpenedResource } from '../../domain/resources/open-resource.contract'
import type { Resource } from '../../domain/resources/resources.collection'
import type { DocumentFile } from '../../domain/shared/files/document-file'
import type { App, LiveQuery } from '../app-services/app-context'
import { callAfterHydration } from '../app-services/call-after-hydration'
import { serviceAfterHydration } from '../app-services/service-after-hydration'
import { readingQuery } from './query-of-reading'

export type { DocumentFile, OpenedResource, Resource }

/** The artists' library. Its class is downloaded when it is needed. */
export const libraryOf = (app: App) =>
  serviceAfterHydration(app, async () => (await import('../../domain/resources/resource-library')).ResourceLibrary)

/** Counts an opening, and resolves with the members' part. */
export const openLibraryResource = (app: App, id: string): Promise<OpenedResource> =>
  callAfterHydration(app, async () => (await import('../../domain/resources/open-resource.contract')).openResource, { id })

export const resourceQueries = (app: App) => ({
  /** Published resources, in their order. */
  resources: (): LiveQuery<readonly Resource[]> => readingQuery(['resources', 'shelf'], async () => (await libraryOf(app)).resources),
})
