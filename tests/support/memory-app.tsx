import { waitFor } from '@testing-library/react'
import { useEffect } from 'react'
import { createMemoryRouter, parsePath, useLocation } from 'react-router-dom'
import { OwnClaims } from '../../src/domain/accounts/roles/own-claims'
import { Session } from '../../src/domain/accounts/sign-in/session'
import { AppView, appRoutes, makeApp } from '../../src/ui/app'
import { publicRoutes } from '../../src/ui/public-routes'
import { followSession } from '../../src/ui/routing/follow-session'
import { reportError, rootOptions } from '../../src/ui/routing/report-error'
import type { RouteDefinition } from '../../src/ui/routing/route-definition'
import { sessionHint } from '../../src/ui/routing/session-hint'
import type { RouterContext } from '../../src/ui/routing/to-route-objects'
import { draw } from './drawing/draw'
import { type MemoryWorld, type MemoryWorldOptions, memoryWorld } from './memory-world'

// happy-dom has no layout, and a table renders only visible rows. So every element gets the size of a window, on the prototype that
// really defines the property, which is not the one that happy-dom exposes under that name.
Object.defineProperties(ownerOf('clientHeight', document.createElement('div')), {
  clientWidth: { configurable: true, get: () => 1280 },
  clientHeight: { configurable: true, get: () => 800 },
})

function ownerOf(property: string, of: object): object {
  return Object.hasOwn(of, property) ? of : ownerOf(property, Object.getPrototypeOf(of) as object)
}

export interface MemoryAppOptions {
  /** Key of the sample person who is signed in; nobody by default. */
  readonly as?: string
  /** The time on the clock. */
  readonly on?: Date
  /** Seeds the sample data. */
  readonly sample?: boolean
  /** Seeds an organization on its first day: its superadmin, and nothing else. */
  readonly firstDay?: boolean
  /** Wraps the ports that the services use. */
  readonly between?: MemoryWorldOptions['between']
  /** Additional routes of the test. */
  readonly routes?: readonly RouteDefinition[]
  /** Rows that a table loads before it pages. */
  readonly mostRows?: number
}

/** The whole application on the memory backend: real routes, real services, no mocks. */
export async function memoryApp({ as, on, sample = true, firstDay = false, between, routes = [], mostRows }: MemoryAppOptions = {}) {
  const world: MemoryWorld = await memoryWorld({
    sample: sample && !firstDay,
    firstDay,
    ...(as && { as }),
    ...(on && { now: on }),
    ...(between && { between }),
    ...(mostRows !== undefined && { mostRows }),
  })
  const app = makeApp(async () => world.services)

  /** Renders the page at this address and waits until it is on the screen with its data. */
  const visit = async (path: string) => {
    const context: RouterContext = { app, loadPart: (_, load) => load(), fill: async () => undefined }
    let shown: string | undefined
    /** React renders an address some time after the router has it. Rendered in place of local mode's bar, in the same commit as the page. */
    const NoteShown = () => {
      const { key } = useLocation()
      useEffect(() => {
        shown = key
      }, [key])
      return null
    }
    delete document.documentElement.dataset['ready']
    // Lists store their state by the key of the history entry, so each visit gets a key of its own.
    const start = { ...parsePath(path), key: crypto.randomUUID() }
    const router = createMemoryRouter(appRoutes(context, [...publicRoutes, ...routes], NoteShown), { initialEntries: [start] })
    const stopClaims = world.services.get(OwnClaims).follow(reportError)
    const unfollow = followSession(world.services.get(Session), app, () => router.revalidate(), sessionHint())
    const leave = draw(<AppView app={app} router={router} />, rootOptions)
    const arrived = () =>
      waitFor(() => {
        const { initialized, navigation, location, errors } = router.state
        const isShown = shown === location.key || errors?.['root'] !== undefined
        // The error page is downloaded when it is first needed; until then its place shows the heading alone.
        const isWhole = errors === null || document.documentElement.dataset['ready'] !== undefined
        if (!initialized || navigation.state !== 'idle' || !isShown || !isWhole || !document.querySelector('h1'))
          throw new Error(`${path} is not drawn yet`)
      })
    await arrived()
    return {
      router,
      /**
       * Navigates inside the application once the present page is complete, as a person does with a link, and waits until the next page is
       * complete.
       */
      async go(to: string) {
        await arrived()
        await router.navigate(to)
        await arrived()
      },
      leave() {
        unfollow()
        stopClaims()
        leave()
        router.dispose()
      },
    }
  }
  return { world, app, visit }
}
