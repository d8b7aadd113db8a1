import type { Services } from '../domain/shared/service'
import { type Answer, answerToJson } from './delivery/payload'
import { type RenderedPage, render } from './render'
import { RouteFailure } from './routing/not-found'
import { answersAt, hasPayload, type Standing, standingAt } from './routing/public-page'
import { makeQueryClient } from './routing/query-client'

/** A public page as a server draws it, ready for its document. */
export interface ServerPage extends RenderedPage {
  readonly path: string
  /** Pattern of its row; `undefined` on the error page of an address where nothing is. */
  readonly pattern: string | undefined
  /** What it was drawn from, each answer as JSON. */
  readonly answers: readonly string[]
  /** Whether an open application draws the page from them too. */
  readonly hasPayload: boolean
}

/**
 * Draws the page at an address from what these services let a stranger see. `undefined` where only a browser can draw it: behind
 * a guard, or not finished.
 */
export async function serverPage(services: Services, path: string, origin: string): Promise<ServerPage | undefined> {
  const app = { queries: makeQueryClient(), services: async () => services }
  const standing = standingAt(path)
  if (standing.kind === 'closed') return undefined
  try {
    if (standing.kind === 'page') return await drawn(path, standing, await answersAt(app, path, standing), origin)
  } catch (error) {
    if (!(error instanceof RouteFailure) || error.status !== 404) throw error
  } finally {
    app.queries.clear()
  }
  return drawn(path, missing, await answersAt(app, path, missing), origin)
}

const missing = { kind: 'missing' } as const satisfies Standing

async function drawn(path: string, standing: Standing, answers: readonly Answer[], origin: string): Promise<ServerPage> {
  const page = await render(path, { origin, answers, missing: standing.kind === 'missing' })
  const answered = [...new Set(answers.map(answerToJson))]
  return { ...page, path, hasPayload: hasPayload(path), answers: answered, pattern: standing.kind === 'page' ? standing.row.path : undefined }
}
