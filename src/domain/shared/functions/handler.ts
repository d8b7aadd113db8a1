import type { AccountsAdmin } from '../../../ports/accounts-admin'
import type { Clock } from '../../../ports/clock'
import type { Doc, Documents } from '../../../ports/documents'
import type { Geocoder } from '../../../ports/geocoder'
import type { Ids } from '../../../ports/ids'
import type { LinkProbe } from '../../../ports/link-probe'
import type { Mailer } from '../../../ports/mailer'
import type { Payments } from '../../../ports/payments'
import type { FileList, Storage, Upload } from '../../../ports/storage'
import type { Collection, StoredOf } from '../records/collection'
import { organisation, organisationId } from '../records/organisation.collection'
import type { Actor } from '../records/policy'
import { type Params, Records, RecordsWithin } from '../records/records'
import { RuleBroken } from '../records/rule-broken'
import type { ReservedPaths } from '../reserved-paths'
import type { StoredPath } from '../stored-path'
import { wallTimeAt } from '../time/wall-time'
import type { FunctionContract } from './cloud-function'
import { Refused } from './refused'

/** File storage as handlers use it. Accepts checked paths only, because no access rules apply to handlers. Uploads report no progress. */
export interface HandlerStorage extends Pick<Storage, 'list'> {
  upload(path: StoredPath, ...file: ParametersAfterPath<Storage['upload']>): Pick<Upload, 'done'>
  read(path: StoredPath): Promise<Blob>
  /** The bytes from `from` to before `to`, or fewer at the end of the file. */
  readPart(path: StoredPath, from: number, to: number): Promise<Blob>
  downloadUrl(path: StoredPath): Promise<string>
  delete(path: StoredPath): Promise<void>
  /** All files in a folder and its subfolders; paged as `list`. */
  listBelow(folder: StoredPath, options?: { page?: string }): Promise<FileList>
  /** Copies a file within the storage and replaces a file that exists at `to`. */
  copy(from: StoredPath, to: StoredPath, options: { contentType: string; cacheControl?: string }): Promise<void>
}

type ParametersAfterPath<F> = F extends (path: string, ...more: infer M) => unknown ? M : never

/** What a host provides for one call. No access rules apply to `documents` and `storage` here: a handler acts for the organization. */
export interface HandlerPorts {
  readonly actor: Actor | undefined
  /** The caller's network: the first three parts of an IPv4 address, or a /48. Absent for calls that did not come over a network. */
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
  /** Runs noted work after the response was sent. Without it, the response waits for that work. */
  readonly afterResponse?: (work: () => Promise<void>) => void
}

/** Work that a call does beside its response, such as counting. */
export type Note = () => Promise<unknown>

/** What a handler may use during one call. */
export interface HandlerContext extends HandlerPorts {
  /** Records stamped with the caller's name. */
  readonly records: Records
  /** The same records, stamped as the organization's own work. */
  readonly systemRecords: Records
  /**
   * Runs one transaction that a retried call does not repeat: the retry returns the result of the first try, as JSON. At most one per call.
   * `prepare` checks, reads and stores files before the transaction; a retry skips it too. Work after it, such as mail, must be safe to
   * repeat.
   */
  readonly once: <T, P = undefined>(work: (within: RecordsWithin, prepared: P) => Promise<T>, prepare?: () => Promise<P>) => Promise<T>
  /** Adds work beside the response, such as counting. Its failure does not change the response. */
  readonly note: (work: Note) => void
  /** The organization's settings, read once a call. */
  readonly organisation: () => Promise<StoredOf<typeof organisation> | undefined>
  /** The organization's IANA time zone; UTC where there are no settings. */
  readonly zone: () => Promise<string>
  /** The organization's calendar date now, as `YYYY-MM-DD`. */
  readonly today: () => Promise<string>
}

export interface FunctionHandler<I = unknown, O = unknown> {
  readonly contract: FunctionContract<I, O>
  run(context: HandlerContext, input: I): Promise<O>
}

export const defineHandler = <I, O>(contract: FunctionContract<I, O>, run: FunctionHandler<I, O>['run']): FunctionHandler<I, O> => ({
  contract,
  run,
})

/** The caller's actor; only for callables that require a signed-in caller. */
export function callerOf({ actor }: HandlerContext): Actor {
  if (!actor) throw new Refused('unauthenticated', 'nobody is signed in')
  return actor
}

/** The caller's person id. Throws `not-joined` for an account without a person. */
export function callingPerson(context: HandlerContext): string {
  const { pid } = callerOf(context).claims
  if (pid === undefined) throw new RuleBroken('not-joined')
  return pid
}

/** The record with this id; refuses with `not-found` if there is none. */
export async function recordAt<C extends Collection>(
  records: Pick<Records, 'get'> | Pick<RecordsWithin, 'get'>,
  of: C,
  id: string,
  params?: Params,
): Promise<StoredOf<C>> {
  const record = await records.get(of, id, params)
  if (!record) throw new Refused('not-found', id)
  return record
}

/** The organization's name in mails; “us” before anybody has entered one. */
export const nameOf = async (context: Pick<HandlerContext, 'organisation'>): Promise<string> => (await context.organisation())?.name ?? 'us'

/**
 * Responses of calls, and results of `once`, stored for a day (`delete-call-outcomes.job.ts`). No declared collection, and therefore closed to every
 * client.
 */
export const receiptsPath = 'callReceipts'

export const receiptPath = (actor: Actor | undefined, call: string) => `${receiptsPath}/${actor?.uid ?? 'nobody'}-${call}`

/** `path`: where the result of this call is stored for its retries. Noted work is added to `notes`. */
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
        // A retry may run at the same time as the first try.
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
