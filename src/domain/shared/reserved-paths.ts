/** A route of the product, as far as the domain knows it. */
export interface SiteRoute {
  /** As in the route table: `/art/:id`, `/dashboard/:id?`, `/:product~membership`. */
  readonly path: string
  /** A concrete address that leads to it; its path if that has no parameter. */
  readonly example?: string
  readonly guard?: string
  readonly unlisted?: true
}

/** Files that every host serves beside the application. */
const servedFiles = ['assets', 'sample', 'payload', 'index', 'robots', 'sitemap', 'favicon', 'manifest', 'latest-build']

const firstSegment = (path: string) => path.split('/')[1]!
const isFixed = (segment: string) => segment !== '' && !segment.startsWith(':')
const endingOf = (segment: string) => /^:\w+~(\w+)$/.exec(segment)?.[1]

/** Addresses that the product itself uses. Built at startup from the route table; the domain names no routes. */
export class ReservedPaths {
  /** Paths under which visits are counted. */
  readonly paths: ReadonlySet<string>
  /** Addresses to suggest for a mistyped one, without the leading slash. */
  readonly suggested: readonly string[]
  private readonly reserved: ReadonlySet<string>
  /** Reserved endings: `/:product~membership` reserves every address that ends so. */
  private readonly endings: readonly string[]

  constructor(routes: readonly SiteRoute[]) {
    const segments = routes.map(({ path }) => firstSegment(path))
    this.paths = new Set(routes.map(({ path }) => path))
    this.reserved = new Set([...segments.filter(isFixed), ...servedFiles])
    this.endings = segments.flatMap(segment => endingOf(segment) ?? [])
    const open = routes.filter(({ guard, unlisted }) => !guard && !unlisted)
    const meant = open.map(({ path, example = path }) => (endingOf(firstSegment(path)) ? example : path.replace(/\/:\w+\?$/, '')).slice(1))
    this.suggested = [...new Set(meant.filter(address => address !== '' && !address.includes(':')))]
  }

  /** Whether pages, short links and handles must not use this address. */
  isReserved(slug: string): boolean {
    return this.reserved.has(slug) || this.endings.some(ending => slug.endsWith(ending))
  }
}
