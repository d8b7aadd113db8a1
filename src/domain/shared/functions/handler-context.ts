import type { AccountsAdmin } from '../../../ports/accounts-admin'
import type { Clock } from '../../../ports/clock'
import type { Doc, Documents } from '../../../ports/documents'
import type { Geocoder } from '../../../ports/geocoder'
import type { Ids } from '../../../ports/ids'
import type { LinkProbe } from '../../../ports/link-probe'
import type { Mailer } from '../../../ports/mailer'
import type { Payments } from '../../../ports/payments'
import type { FileList, Storage, Upload } from '../../../ports/storage'
import type { StoredOf } from '../records/collection'
import { organisation, organisationId } from '../records/organisation.collection'
import type { Actor } from '../records/policy'
import { Records, RecordsWithin } from '../records/records'
import type { ReservedPaths } from '../reserved-paths'
import type { StoredPath } from '../stored-path'
import { wallTimeAt } from '../time/wall-time'

/** File storage as handlers use it: by checked paths alone, because no policy limits it. Uploads have no progress. */
export interface HandlerStorage extends Pick<Storage, 'list'> {
  upload(path: StoredPath, ...file: ParametersAfterPath<Storage['upload']>): Pick<Upload, 'done'>
  read(path: StoredPath): Promise<Blob>
  /** The bytes from `from` and before `to`, or as many as there are. */
  readPart(path: StoredPath, from: number, to: number): Promise<Blob>
  downloadUrl(path: StoredPath): Promise<string>
  delete(path: StoredPath): Promise<void>
  /** Every file below a folder, also within folders in it; paged as `list`. */
  listBelow(folder: StoredPath, options?: { page?: string }): Promise<FileList>
  /** Copies a file within the storage. Replaces a file at `to`. */
  copy(from: StoredPath, to: StoredPath, options: { contentType: string; cacheControl?: string }): Promise<void>
}

type ParametersAfterPath<F> = F extends (path: string, ...more: infer M) => unknown ? M : never

/** What a host provides for one call. No policy limits `documents` and `storage` here: a handler acts for the organisation. */
export interface HandlerPorts {
  readonly actor: Actor | undefined
  /**
   * The network that the call came from: the first three parts of an IPv4 address, or a /48. Absent for calls that did not come by
   * network.
   */
  readonly network?: string
  readonly accounts: AccountsAdmin
  readonly documents: Documents
  readonly storage: HandlerStorage
  readonly mailer: Mailer
  readonly links: LinkProbe
  readonly geocoder: Geocoder
  readonly payments: Payments
  readonly clock: Clock
  readonly ids: Ids
  readonly routes: ReservedPaths
  /** Takes over what a call notes, so that its answer need not wait; without it the answer waits. */
  readonly afterAnswer?: (work: () => Promise<void>) => void
}

/** What a call notes beside its answer. */
export type Note = () => Promise<unknown>

/** What a handler may use during one call. */
export interface HandlerContext extends HandlerPorts {
  /** Records stamped with the caller's name. */
  readonly records: Records
  /** The same records, stamped as the organisation's own work. */
  readonly systemRecords: Records
  /**
   * One transaction that a retried call does not repeat: it returns what the first try returned, as JSON. At most one in a call. `prepare`
   * checks, reads and stores files before it, and is left out of a retry too. What follows it, such as mail, must be safe to do twice.
   */
  readonly once: <T, P = undefined>(work: (within: RecordsWithin, prepared: P) => Promise<T>, prepare?: () => Promise<P>) => Promise<T>
  /** Does work beside the answer, such as counting. The answer is given even where the work finds no way through. */
  readonly note: (work: Note) => void
  /** The organisation's settings, read once a call. */
  readonly organisation: () => Promise<StoredOf<typeof organisation> | undefined>
  /** The organisation's IANA time zone; UTC where there are no settings. */
  readonly zone: () => Promise<string>
  /** The organisation's calendar date now, as `YYYY-MM-DD`. */
  readonly today: () => Promise<string>
}

/** Answers of calls, and outcomes of those that are done `once`, for a day (`tidy-receipts.job.ts`). Not in a declared collection, so closed to every client. */
export const receiptsPath = 'callReceipts'

export const receiptPath = (actor: Actor | undefined, call: string) => `${receiptsPath}/${actor?.uid ?? 'nobody'}-${call}`

/** `path` is where the outcome of this call is kept for its retries; what it notes is added to `notes`. */
export function handlerContext(ports: HandlerPorts, path?: string, notes: Note[] = []): HandlerContext {
  const records = new Records(ports.documents, { current: ports.actor })
  const systemRecords = new Records(ports.documents, { current: undefined })
  let settings: Promise<StoredOf<typeof organisation> | undefined> | undefined
  const readSettings = () => (settings ??= systemRecords.get(organisation, organisationId))
  const zone = async () => (await readSettings())?.tz ?? 'UTC'
  return {
    ...ports,
    records,
    systemRecords,
    once: async (work, prepare) => {
      type Outcome = Awaited<ReturnType<typeof work>>
      const outcomeIn = (receipt: Doc) => JSON.parse(String(receipt.data['outcome'])) as Outcome
      const former = path && (await ports.documents.get(path))
      if (former) return outcomeIn(former)
      const prepared = (await prepare?.())!
      return ports.documents.transact(async transaction => {
        // A retry may run beside the first try.
        const receipt = path && (await transaction.get(path))
        if (receipt) return outcomeIn(receipt)
        const outcome = await work(new RecordsWithin(transaction, records), prepared)
        if (path) transaction.write({ op: 'create', path, data: { outcome: JSON.stringify(outcome ?? null), at: ports.clock.now() } })
        return outcome
      })
    },
    note: work => void notes.push(work),
    organisation: readSettings,
    zone,
    today: async () => wallTimeAt(ports.clock.now(), await zone()).local.slice(0, 10),
  }
}
