import { Storage } from '../../ports/storage'
import { Callables } from '../shared/functions/callables'
import { unlessMissing } from '../shared/functions/unless-missing'
import { type OwnData as Exported, exportMyData } from './export-my-data.contract'

/** One file of a person's data export; `name` is its path inside the archive. */
export interface OwnFile {
  readonly name: string
  readonly content: Blob
}

export interface GatheredData {
  readonly exportedAt: string
  readonly files: readonly OwnFile[]
  /** Files with a record that are missing in the store. */
  readonly missing: readonly string[]
}

/** A person's data export: the records as one JSON file, and every picture and document that they name. */
export class OwnData {
  static readonly inject = [Callables, Storage] as const

  constructor(
    private readonly callables: Callables,
    private readonly storage: Storage,
  ) {}

  /**
   * Calls `onProgress` before the first file and after each with the number done and the total. An abort takes effect between two files and rejects with the
   * signal's reason.
   */
  async gather(onProgress: (done: number, of: number) => void, signal: AbortSignal): Promise<GatheredData> {
    const exported = await this.callables.call(exportMyData, {})
    const paths = filePaths(exported)
    const files: OwnFile[] = [{ name: 'my-data.json', content: new Blob([JSON.stringify(exported, undefined, 2)], { type: 'application/json' }) }]
    const missing: string[] = []
    for (const [i, path] of paths.entries()) {
      signal.throwIfAborted()
      onProgress(i, paths.length)
      const content = await this.storage.read(path).catch(unlessMissing)
      if (content) files.push({ name: path, content })
      else missing.push(path)
    }
    signal.throwIfAborted()
    onProgress(paths.length, paths.length)
    return { exportedAt: exported.exportedAt, files, missing }
  }
}

const filePaths = ({ records }: Exported): readonly string[] => [...picturePaths(records), ...proofPaths(records)]

const picturePaths = (records: Exported['records']): readonly string[] =>
  ((records['images'] ?? []) as readonly { readonly path: string; readonly status: string }[])
    .filter(({ status }) => status === 'ready' || status === 'trashed')
    .map(({ path }) => path)

const proofPaths = (records: Exported['records']): readonly string[] =>
  ((records['eligibility'] ?? []) as readonly { readonly filePath?: string }[]).flatMap(({ filePath }) => filePath ?? [])
