import { cachesOfOthers, filesCache, guideCache, keptAnswersFile, pagesCache, picturesCache, shellFile } from '../cache-names'
import { isReplacedBy, type RequestKind } from './request-kind'

export interface Build {
  readonly id: string
  /** The files that the guide needs without a network. */
  readonly files: readonly string[]
}

export interface KeptBuildContext {
  readonly caches: CacheStorage
  readonly fetch: (request: Request | string, options?: RequestInit) => Promise<Response>
  readonly origin: string
}

/** Milliseconds after which a page that is kept is shown although the network may still answer. */
const patience = 3000
/** The most documents and payload files that are kept; the oldest go first. */
const pagesKept = 120

const byAddress = { ignoreVary: true, ignoreSearch: true } as const
const exactly = { ignoreVary: true } as const

/**
 * One build as it is kept on a device. A document is kept only if it belongs to this build, so that no document of one build ever meets the
 * files of another; the files themselves carry their content's hash in their names and fit whoever asks for them.
 */
export class KeptBuild {
  constructor(
    private readonly build: Build,
    private readonly context: KeptBuildContext,
  ) {}

  /** Fetches everything, or fails: then the browser tries again at the next visit, and the build before stays. */
  async install(): Promise<void> {
    const { caches, fetch } = this.context
    const shell = await fetch(shellFile, { cache: 'reload' })
    if (!shell.ok || !(await this.isOwn(shell))) throw new Error('a newer build is being deployed')
    const files = await caches.open(filesCache(this.build.id))
    await files.put(shellFile, shell)
    await files.addAll([...this.build.files])
    await this.keep(await this.pagesOfOthers())
  }

  /** Nobody uses the builds before any more. */
  async activate(): Promise<void> {
    const { caches } = this.context
    await Promise.all(cachesOfOthers(await caches.keys(), this.build.id).map(name => caches.delete(name)))
  }

  /** Fetches the documents at these addresses. */
  async keep(paths: readonly string[]): Promise<void> {
    for (const path of paths) {
      // What fails is fetched, and its failure shown, when somebody opens it.
      const document = await this.context.fetch(path, { headers: { accept: 'text/html' } }).catch(() => undefined)
      if (document) await this.keepDocument(path, document)
    }
  }

  answer(way: RequestKind, request: Request, preloaded: Promise<Response | undefined>, after: (work: Promise<unknown>) => void): Promise<Response> {
    switch (way) {
      case 'page':
        return this.page(request, preloaded, after)
      case 'answers':
        return this.answers(request, after)
      case 'file':
        return this.stored(request, () => this.keepFile(filesCache(this.build.id), request, after))
      case 'published':
        return this.stored(request, () => this.keepFile(guideCache, request, after))
      case 'picture':
        return this.picture(request)
    }
  }

  private async page(request: Request, preloaded: Promise<Response | undefined>, after: (work: Promise<unknown>) => void): Promise<Response> {
    const path = new URL(request.url).pathname
    const pages = await this.context.caches.open(pagesCache(this.build.id))
    const kept = await pages.match(path, exactly)
    const coming = preloaded.then(response => response ?? this.context.fetch(request))
    try {
      const came = await (kept ? within(patience, coming) : coming)
      after(this.keepDocument(path, came.clone()))
      return came
    } catch (error) {
      const found = kept ?? (await (await this.context.caches.open(filesCache(this.build.id))).match(shellFile))
      if (!found) throw error
      return found
    }
  }

  private async answers(request: Request, after: (work: Promise<unknown>) => void): Promise<Response> {
    const { caches, fetch } = this.context
    const pages = await caches.open(pagesCache(this.build.id))
    try {
      const came = await fetch(request)
      if (came.ok) after(pages.put(request.url, came.clone()))
      return came
    } catch (error) {
      const found = (await pages.match(request.url, exactly)) ?? (await (await caches.open(guideCache)).match(keptAnswersFile))
      if (!found) throw error
      return found
    }
  }

  private async picture(request: Request): Promise<Response> {
    const { caches, fetch } = this.context
    return (await (await caches.open(picturesCache)).match(request.url, exactly)) ?? fetch(request)
  }

  private async stored(request: Request, fetched: () => Promise<Response>): Promise<Response> {
    return (await this.context.caches.match(request.url, exactly)) ?? fetched()
  }

  private async keepFile(cacheName: string, request: Request, after: (work: Promise<unknown>) => void): Promise<Response> {
    const came = await this.context.fetch(request)
    if (came.ok) after(this.putFile(cacheName, request.url, came.clone()))
    return came
  }

  private async putFile(cacheName: string, url: string, file: Response): Promise<void> {
    const cache = await this.context.caches.open(cacheName)
    await cache.put(url, file)
    if (cacheName !== guideCache) return
    const former = (await cache.keys()).filter(stored => isReplacedBy(stored.url, url))
    await Promise.all(former.map(stored => cache.delete(stored, exactly)))
  }

  private async keepDocument(path: string, document: Response): Promise<void> {
    if (document.status !== 200 || document.redirected || !(await this.isOwn(document))) return
    const pages = await this.context.caches.open(pagesCache(this.build.id))
    // Put anew, a document is the newest one.
    await pages.delete(path, byAddress)
    await pages.put(path, document)
    const stored = await pages.keys()
    await Promise.all(stored.slice(0, Math.max(0, stored.length - pagesKept)).map(oldest => pages.delete(oldest, exactly)))
  }

  /** Whether a document belongs to this build, by the data in it (`build-info.ts`). */
  private async isOwn(document: Response): Promise<boolean> {
    const isDocument = document.headers.get('content-type')?.startsWith('text/html')
    return isDocument === true && (await document.clone().text()).includes(`"id":"${this.build.id}"`)
  }

  /** The addresses of the documents that were kept of the builds before. */
  private async pagesOfOthers(): Promise<readonly string[]> {
    const { caches, origin } = this.context
    const others = cachesOfOthers(await caches.keys(), this.build.id).filter(name => name.startsWith('pages-'))
    const stored = await Promise.all(others.map(async name => (await caches.open(name)).keys()))
    const paths = stored.flat().map(({ url }) => new URL(url, origin).pathname)
    return [...new Set(paths)].filter(path => !path.startsWith('/payloads/'))
  }
}

async function within<T>(milliseconds: number, promise: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('the network is slow')), milliseconds)
  })
  return Promise.race([promise, late]).finally(() => clearTimeout(timer))
}
