import { type ComponentType, Suspense, useEffect } from 'react'
import { useLoaderData } from 'react-router-dom'
import { ready } from '../delivery/after-hydration'
import type { RouteDefinition } from './route-definition'
import { type Visit, VisitContext } from './use-route-visit'

/** The result of a route's loader. */
export interface LoadedPage {
  readonly route: RouteDefinition
  readonly visit: Visit
  readonly Page: ComponentType
}

/** Renders the page that its loader loaded. */
export function RoutePage() {
  const { visit, Page } = useLoaderData<LoadedPage>()
  return (
    <VisitContext value={visit}>
      <Suspense fallback={null}>
        <Page />
        <Ready />
      </Suspense>
    </VisitContext>
  )
}

/** Marks the document when its page is interactive. */
export function Ready() {
  useEffect(ready, [])
  return null
}

export interface LoadedLayout {
  readonly Layout: ComponentType
}

/** Renders the layout that its loader loaded, around the page. */
export function RouteLayout() {
  const { Layout } = useLoaderData<LoadedLayout>()
  return (
    <Suspense fallback={null}>
      <Layout />
    </Suspense>
  )
}
