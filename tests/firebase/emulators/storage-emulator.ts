import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Documents } from '../../../src/ports/documents'
import { authOf } from '../../support/rules/attempt'
import { type Asked, judged, type Method } from '../../support/rules/judge'
import { parseRules } from '../../support/rules/parser'
import { Instant, type RulesValue, rulesMap } from '../../support/rules/values'
import { actorOf } from '../firestore-server/behind-policy'
import { freePort, fromTools, host, listening } from './firebase-tools'

interface StoredFile {
  /** The whole path in the bucket. */
  readonly name: string
  readonly contentType?: string
  readonly size: number | string
}
/** A request as the emulator passes it to its rules. */
interface RulesQuestion {
  readonly method: Method
  /** `/b/{bucket}/o/{path}` */
  readonly path: string
  /** The caller's unsigned token from the Auth emulator. */
  readonly token?: string
  readonly file: { readonly before?: StoredFile; readonly after?: StoredFile }
}
interface StorageEmulator {
  readonly args: { readonly rules: unknown }
  createRulesManager(rules: unknown): unknown
  getPersistenceTmpDir(): string
  getName(): string
  /** Closes the server with all its connections. */
  destroyServer?(): Promise<void>
  stop(): Promise<void>
}
interface StorageModule {
  readonly StorageEmulator: new (options: object) => StorageEmulator
}
interface RegistryModule {
  readonly EmulatorRegistry: { start(emulator: StorageEmulator): Promise<void>; stop(name: string): Promise<void> }
}

const noIssues = { all: [], errors: [], warnings: [], exist: () => false, extend: () => undefined }

/**
 * Firebase's Storage emulator in this process. It evaluates rules in a Java program, which is replaced here by our evaluator of the same
 * `storage.rules`. `documents` are what those rules read of Firestore, without a policy.
 */
export async function startStorageEmulator(
  projectId: string,
  documents: Pick<Documents, 'get'> = { get: async () => undefined },
): Promise<{ port: number; stop(): Promise<void> }> {
  const { StorageEmulator } = fromTools('emulator/storage') as StorageModule
  const { EmulatorRegistry } = fromTools('emulator/registry') as RegistryModule
  const port = await freePort()
  const blobs = mkdtempSync(join(tmpdir(), 'storage-emulator-'))
  // By default all emulators on a machine share one folder, and the first to stop empties it.
  class OwnFolder extends StorageEmulator {
    override getPersistenceTmpDir(): string {
      return blobs
    }
    // It deletes its files before it stops listening, and who reads one then gets an error that nobody catches.
    override async stop(): Promise<void> {
      await this.destroyServer?.()
      // What was asked for before is answered.
      await new Promise(resolve => setTimeout(resolve, 50))
      await super.stop()
    }
  }
  const emulator = new OwnFolder({ host, port, projectId, rules: { name: 'storage.rules', content: '' }, auto_download: false })
  const rules = parseRules(readFileSync(join(import.meta.dirname, '../../../storage.rules'), 'utf8'))
  const isPermitted = (question: RulesQuestion) => verdictOver(documents, asked => judged(rules, { ...askedBy(question), ...asked }).isAllowed)
  const ruleset = { verify: async (question: RulesQuestion) => ({ permitted: await isPermitted(question), issues: noIssues }) }
  const nothing = async () => undefined
  const runtime = { alive: true, start: nothing, stop: nothing, loadRuleset: async () => ({ ruleset, issues: noIssues }) }
  Object.assign(emulator, { _rulesRuntime: runtime })
  Object.assign(emulator, { _rulesManager: emulator.createRulesManager(emulator.args.rules) })
  // The emulator reads its own address from the registry.
  await EmulatorRegistry.start(emulator)
  await listening(port)
  const stop = async () => {
    await EmulatorRegistry.stop(emulator.getName())
    rmSync(blobs, { recursive: true, force: true })
  }
  return { port, stop }
}

/** Our evaluator is synchronous and documents load asynchronously, so it runs again until every document that it reads is loaded. */
async function verdictOver(documents: Pick<Documents, 'get'>, judge: (asked: Pick<Asked, 'world'>) => boolean): Promise<boolean> {
  const known = new Map<string, ReadonlyMap<string, RulesValue> | undefined>()
  for (;;) {
    const unread: string[] = []
    const isAllowed = judge({ world: { data: path => (known.has(path) ? known.get(path) : void unread.push(path)) } })
    if (unread.length === 0) return isAllowed
    for (const path of unread) {
      const doc = await documents.get(path)
      known.set(path, doc && rulesMap(doc.data))
    }
  }
}

function askedBy({ method, path, token, file }: RulesQuestion) {
  const request = new Map<string, RulesValue>([
    ['auth', authOf(token === undefined ? undefined : actorOf(payloadOf(token)))],
    ['method', method],
    ['time', new Instant(Date.now())],
    ['resource', method === 'create' || method === 'update' ? described(file.after) : null],
  ])
  const names = new Map<string, RulesValue>([
    ['request', request],
    ['resource', described(file.before)],
  ])
  return { method, path: path.split('/').filter(part => part !== ''), names: [names] }
}

const described = (file: StoredFile | undefined): RulesValue =>
  file ? rulesMap({ name: file.name, size: Number(file.size), contentType: file.contentType ?? '' }) : null

const payloadOf = (token: string) => JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Readonly<Record<string, unknown>>
