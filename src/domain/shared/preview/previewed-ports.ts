import type { Auth } from '../../../ports/auth'
import type { Documents } from '../../../ports/documents'
import { isPortError } from '../../../ports/errors'
import type { Functions } from '../../../ports/functions'
import type { Storage } from '../../../ports/storage'
import type { RolePreview } from './role-preview'

type Method = (...args: never[]) => unknown

/** A port some of whose members are others. */
function over<P extends object>(port: P, other: (name: keyof P, method: Method) => unknown): P {
  return new Proxy(port, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name, target)
      const method = typeof value === 'function' ? (value.bind(target) as Method) : undefined
      return (method && other(name as keyof P, method)) ?? method ?? value
    },
  })
}

const unlessPreviewed =
  (preview: RolePreview, method: Method) =>
  async (...args: never[]) => {
    preview.requireNone()
    return method(...args)
  }

/** What an account or a session does while a role is previewed; all else changes it. */
const stillDone: readonly (keyof Auth)[] = ['ready', 'signOut', 'refreshClaims', 'secondFactors']

/** The account as the role would have it. */
export function previewedAuth(auth: Auth, preview: RolePreview): Auth {
  auth.watch(user => preview.follow(user))
  const port = over(auth, (name, method) => {
    if (name === 'watch') return preview.seen.watch.bind(preview.seen)
    return stillDone.includes(name) ? undefined : unlessPreviewed(preview, method)
  })
  return Object.defineProperty(Object.create(port) as Auth, 'current', { get: () => preview.asSeen(auth.current) })
}

const collectionOf = (path: string) => path.slice(0, path.lastIndexOf('/'))

/** What staff may not read of the person whose records they see is left out. */
export function previewedDocuments(documents: Documents, preview: RolePreview): Documents {
  const isLeftOut = (error: unknown, at: string) => {
    const isRefused = preview.isOfPerson && isPortError(error, 'documents', 'permission-denied', 'unauthenticated')
    if (isRefused) preview.leaveOut(at)
    return isRefused
  }
  const orNothing = (at: string) => (error: unknown) => {
    if (!isLeftOut(error, at)) throw error
    return undefined
  }
  const failing = (at: string, fail: (error: Error) => void, none: () => void) => (error: Error) => (isLeftOut(error, at) ? none() : fail(error))
  const reads: Pick<Documents, 'get' | 'query' | 'watch' | 'watchOne'> = {
    get: async path => documents.get(path).catch(orNothing(collectionOf(path))),
    query: async query => (await documents.query(query).catch(orNothing(query.collection))) ?? [],
    watch: (query, next, fail) =>
      documents.watch(
        query,
        next,
        failing(query.collection, fail, () => next([], [])),
      ),
    watchOne: (path, next, fail) =>
      documents.watchOne(
        path,
        next,
        failing(collectionOf(path), fail, () => next(undefined)),
      ),
  }
  return over(documents, (name, method) => {
    if (name === 'commit' || name === 'transact') return unlessPreviewed(preview, method)
    return name in reads ? reads[name as keyof typeof reads] : undefined
  })
}

export const previewedStorage = (storage: Storage, preview: RolePreview): Storage =>
  over(storage, (name, method) => {
    if (name === 'delete') return unlessPreviewed(preview, method)
    if (name !== 'upload') return undefined
    return (...args: never[]) => {
      preview.requireNone()
      return method(...args)
    }
  })

/** Calls are refused by their contracts (`Callables`); what only counts is left out. */
export const previewedFunctions = (functions: Functions, preview: RolePreview): Functions =>
  over(functions, (name, method) => (name === 'post' ? (...args: never[]) => (preview.isOn ? Promise.resolve() : method(...args)) : undefined))
