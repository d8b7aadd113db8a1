import { collections } from '../collections'
import type { Collection } from '../shared/collection'

/** A field by which a record belongs to somebody: it holds the person's id, or a list with it. */
export interface ChildReference {
  readonly of: Collection
  readonly field: string
  readonly isList: boolean
}

/** References that a merge leaves where they are, and why. */
export const stayingReferences: Readonly<Record<string, string>> = {
  'accounts#personId': 'the account that stays is chosen',
  'consents#personId': 'append-only: what follows from both is a new answer of the one who is kept',
  'drafts#personId': 'an unsent form is its writer’s own',
  'duplicates#personIds': 'names the pair itself',
  'emailKeys#personId': 'moved with the addresses',
  'merges#keptId': 'the history of merges, by which chains are undone',
  'merges#mergedId': 'the history of merges, by which chains are undone',
  'people#mergedInto': 'a chain of redirections is followed',
  'presence#personId': 'gone within a minute',
  'roleGrants#approvedBy': 'who acted then',
  'roleGrants#endedBy': 'who acted then',
  'roleGrants#personId': 'roles never move',
  'roleGrants#requestedBy': 'who acted then',
  'saves#personId': 'its id names the person',
  'savedViews#personId': 'a colleague’s own',
  'scores#jurorId': 'whoever judged',
  'entries#jurorIds': 'whoever judges',
  'checkIns#by': 'who acted then',
  'contactLog#authorId': 'who wrote it',
  'eligibility#decidedBy': 'who acted then',
  'eventSubmissions#reviewerId': 'who acted then',
  'exportJobs#openedBy': 'who acted then',
  'exportJobs#requestedBy': 'who acted then',
  'handbook#verifiedBy': 'who acted then',
  'importBatches#startedBy': 'who acted then',
  'mailings#approvals': 'who acted then',
  'pages/{page}/comments#authorId': 'who wrote it',
  'pages/{page}/versions#savedBy': 'who acted then',
  'perkRedemptions#by': 'who acted then',
  'threadDesk#assigneeId': 'a colleague’s own',
  'threads/{thread}/notes#authorId': 'who wrote it',
  'threads/{thread}/messages#fromId': 'who wrote it',
}

/** Every reference to a person that follows when two records are merged: all that the collections declare, but those that stay. */
export const childReferences = (): readonly ChildReference[] =>
  personReferences().filter(({ of, field }) => !(`${of.path}#${field}` in stayingReferences))

/** Every reference to a person, or to the artist of the same id, at the top of a record. */
export const personReferences = (): readonly ChildReference[] =>
  collections.flatMap(of =>
    Object.entries(of.fields).flatMap(([field, { kind, to, of: entry }]) => {
      const isList = kind === 'list'
      const target = isList ? entry?.to : to
      return target === 'people' || target === 'artists' ? [{ of, field, isList }] : []
    }),
  )
