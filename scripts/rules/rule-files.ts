import { collections } from '../../src/domain/collections'
import { storagePolicy } from '../../src/domain/hosting/storage-policy'
import { firestoreRules } from './firestore-rules'
import { storageRules } from './storage-rules'

/** The rules files of the project, by name, with their wanted content. */
export const ruleFiles = (): Readonly<Record<string, string>> => ({
  'firestore.rules': firestoreRules(collections),
  'storage.rules': storageRules(storagePolicy),
})
