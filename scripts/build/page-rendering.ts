import type { DrawnPage } from '../../src/adapters/cloud/page-function'
import type { Services } from '../../src/domain/shared/functions/service'
import { pageDocument } from './page-document.mjs'
import { partsOf } from './parts.mjs'
import { payloadFile } from './payloads.mjs'

/** What the application's build wrote for its host (`site-parts.mjs`). */
export interface Site {
  /** The build's id. */
  readonly id: string
  readonly template: string
  readonly shell: string
  /** Pattern of a route → source of its page. */
  readonly modules: Readonly<Record<string, string>>
  readonly headers: Readonly<Record<string, string>>
  readonly files: Parameters<typeof partsOf>[0]
}

const errorPage = '/src/ui/pages/errors/error.page.tsx'

/** Whether the page at an address has a payload. */
export const isKept = async (path: string): Promise<boolean> => (await import('../../src/ui/routing/public-route-match')).hasPayload(path)

/** Renders documents like the build, from what these services let a visitor see who is not signed in. */
export function pageRendering({ template, modules, files }: Site, services: () => Services, origin: string) {
  const parts = partsOf(files)
  return async (path: string, asOf: Date): Promise<DrawnPage | undefined> => {
    // Instances that serve callables never need it.
    const [{ renderServerPage }, { canonicalPath }] = await Promise.all([
      import('../../src/ui/render-server-page'),
      import('../../src/ui/routing/canonical-path'),
    ])
    const known = canonicalPath(path)
    if (known !== undefined) return { status: 301, movedTo: known, document: '' }
    const page = await renderServerPage(services(), path, origin)
    if (!page) return undefined
    const { status, movedTo } = page
    if (movedTo !== undefined) return { status, movedTo, document: '' }
    const module = page.pattern === undefined ? errorPage : modules[page.pattern]
    if (module === undefined) throw new Error(`the build knows no page of ${page.pattern}`)
    const needed = { ...parts.neededBy(module, page.html, status === 200), entry: parts.entry, router: parts.router }
    // The browser renders an error page again. It makes the same query and may get another result.
    const taken =
      status === 200 ? { ...page, asOf: asOf.getTime() } : { ...page, path: '', answers: [], asOf: undefined, zones: undefined, hasPayload: false }
    const document = pageDocument(template, { ...taken, ...needed })
    return { status, document, ...(taken.hasPayload && { payload: payloadFile(page.answers, asOf.getTime()) }) }
  }
}
