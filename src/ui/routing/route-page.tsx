import { type ComponentType, Suspense, useEffect } from 'react'
import { useLoaderData } from 'react-router-dom'
import { ready } from '../delivery/after-hydration'
import type { RouteDefinition, Visit } from './route-definition'
import { VisitContext } from './use-route-visit'

/** What a route's loader brings. */
export interface LoadedPage {
  readonly route: RouteDefinition
  readonly visit: Visit
  readonly Page: ComponentType
}

/** Draws the page that its loader brought. */
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

/** Marks the document once its page answers to the visitor. */
export function Ready() {
  useEffect(ready, [])
  return null
}

export interface LoadedLayout {
  readonly Layout: ComponentType
}

/** Draws the layout that its loader brought around the page. */
export function RouteLayout() {
  const { Layout } = useLoaderData<LoadedLayout>()
  return (
    <Suspense fallback={null}>
      <Layout />
    </Suspense>
  )
}
