import { isPortError } from '../../ports/errors'
import { Functions } from '../../ports/functions'
import { Storage } from '../../ports/storage'
import { call } from '../shared/cloud-function'
import { type OwnData as Exported, exportMyData } from './export-my-data.function'

/** One file of somebody's data; `name` is its path inside the archive. */
export interface OwnFile {
  readonly name: string
  readonly content: Blob
}

export interface GatheredData {
  readonly exportedAt: string
  readonly files: readonly OwnFile[]
  /** Pictures that are recorded, but whose files are not in the store. */
  readonly missing: readonly string[]
}

/** Everything that is kept of somebody: the records as one JSON file, and every picture file they name. */
export class OwnData {
  static readonly inject = [Functions, Storage] as const

  constructor(
    private readonly functions: Functions,
    private readonly storage: Storage,
  ) {}

  /** Tells after each picture how many of how many are there. Stops between two when asked, with the signal's reason. */
  async gather(tell: (done: number, of: number) => void, signal: AbortSignal): Promise<GatheredData> {
    const exported = await call(this.functions, exportMyData, {})
    const paths = picturePaths(exported)
    const files: OwnFile[] = [{ name: 'my-data.json', content: new Blob([JSON.stringify(exported, undefined, 2)], { type: 'application/json' }) }]
    const missing: string[] = []
    for (const [i, path] of paths.entries()) {
      signal.throwIfAborted()
      tell(i, paths.length)
      const content = await this.storage.read(path).catch(unlessGone)
      if (content) files.push({ name: path, content })
      else missing.push(path)
    }
    signal.throwIfAborted()
    tell(paths.length, paths.length)
    return { exportedAt: exported.exportedAt, files, missing }
  }
}

const picturePaths = ({ records }: Exported): readonly string[] =>
  ((records['images'] ?? []) as readonly { readonly path: string; readonly status: string }[])
    .filter(({ status }) => status === 'ready' || status === 'trashed')
    .map(({ path }) => path)

function unlessGone(error: unknown): undefined {
  if (!isPortError(error, 'storage', 'object-not-found')) throw error
}
