/** What the build wrote into its own `index.html`, so that the first page needs no further question. */
export interface BuildInfo {
  readonly id: string
  /** Address of a page → its payload files. */
  readonly payloads: Readonly<Record<string, readonly string[]>>
}

/** `undefined` on the development server, which has no build. */
export function buildInfo(document: Pick<Document, 'getElementById'>): BuildInfo | undefined {
  const text = document.getElementById('build')?.textContent
  return text ? (JSON.parse(text) as BuildInfo) : undefined
}
