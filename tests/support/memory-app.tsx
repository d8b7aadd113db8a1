import { render, waitFor } from '@testing-library/react'
import { createMemoryRouter } from 'react-router-dom'
import { OwnClaims } from '../../src/domain/accounts/roles/own-claims'
import { Session } from '../../src/domain/accounts/sign-in/session'
import { AppView, appRoutes, makeApp } from '../../src/ui/app'
import { publicRoutes } from '../../src/ui/public-routes'
import { followSession } from '../../src/ui/routing/follow-session'
import { reportError, rootOptions } from '../../src/ui/routing/report-error'
import type { RouteDefinition } from '../../src/ui/routing/route-definition'
import { sessionHint } from '../../src/ui/routing/session-hint'
import type { RouterContext } from '../../src/ui/routing/to-route-objects'
import { type MemoryWorld, type MemoryWorldOptions, memoryWorld } from './memory-world'

// Nothing is laid out here, and a table builds only the rows in sight: every element says that it is as large as a window. It is said
// where the elements' own class says it, which is not the class of that name that the environment shows.
Object.defineProperties(ownerOf('clientHeight', document.createElement('div')), {
  clientWidth: { configurable: true, get: () => 1280 },
  clientHeight: { configurable: true, get: () => 800 },
})

function ownerOf(property: string, of: object): object {
  return Object.hasOwn(of, property) ? of : ownerOf(property, Object.getPrototypeOf(of) as object)
}

export interface MemoryAppOptions {
  /** Key of the sample person who is signed in; nobody unless told. */
  readonly as?: string
  /** The instant the clock shows. */
  readonly on?: Date
  /** Plants the sample season. */
  readonly sample?: boolean
  /** Puts something between the services and the ports. */
  readonly between?: MemoryWorldOptions['between']
  /** Pages of the test's own, besides the product's. */
  readonly routes?: readonly RouteDefinition[]
  /** Rows that a table holds before it asks for pages. */
  readonly mostRows?: number
}

/** The whole application on the memory backend: real routes, real services, no mocks. */
export async function memoryApp({ as, on, sample = true, between, routes = [], mostRows }: MemoryAppOptions = {}) {
  const world: MemoryWorld = await memoryWorld({
    sample,
    ...(as && { as }),
    ...(on && { now: on }),
    ...(between && { between }),
    ...(mostRows !== undefined && { mostRows }),
  })
  const app = makeApp(async () => world.services)

  /** Draws the page at this address and waits until its data is there. */
  const visit = async (path: string) => {
    const context: RouterContext = { app, loadPart: (_, load) => load(), fill: async () => undefined }
    const router = createMemoryRouter(appRoutes(context, [...publicRoutes, ...routes]), { initialEntries: [path] })
    const stopClaims = world.services.get(OwnClaims).follow(reportError)
    const unfollow = followSession(world.services.get(Session), app, () => router.revalidate(), sessionHint())
    const view = render(<AppView app={app} router={router} />, rootOptions)
    const arrived = () =>
      waitFor(
        () => {
          if (!router.state.initialized || router.state.navigation.state !== 'idle' || !document.querySelector('h1'))
            throw new Error(`${path} is not drawn yet`)
        },
        { timeout: 10_000 },
      )
    await arrived()
    return {
      ...view,
      router,
      /** Follows an address inside the application. */
      async go(to: string) {
        await router.navigate(to)
        await arrived()
      },
      leave() {
        unfollow()
        stopClaims()
        view.unmount()
        router.dispose()
      },
    }
  }
  return { world, app, visit }
}
