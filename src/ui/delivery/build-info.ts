/** Data that the build wrote into its own `index.html`, so that the first page needs no further request. */
export interface BuildInfo {
  readonly id: string
  /** The payload files of each address, if the build wrote them; otherwise a host renders each on request. */
  readonly payloads?: Readonly<Record<string, readonly string[]>>
}

/** `undefined` on the development server, which has no build. */
export function buildInfo(document: Pick<Document, 'getElementById'>): BuildInfo | undefined {
  const text = document.getElementById('build')?.textContent
  return text ? (JSON.parse(text) as BuildInfo) : undefined
}

/**
 * The files with the query results of a page that has a payload. A host's address includes the build, because results of another build may
 * have another shape.
 */
export function payloadFilesOf(build: BuildInfo | undefined, path: string): readonly string[] {
  if (!build) return []
  if (build.payloads) return Object.hasOwn(build.payloads, path) ? (build.payloads[path] ?? []) : []
  return [`/payloads/${build.id}${path === '/' ? '/index' : path}.json`]
}
