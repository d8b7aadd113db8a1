// The Firestore SDK's own cache, with its network disabled.
import { initializeApp } from 'firebase/app'
import * as firestore from 'firebase/firestore'
import { maxResults } from '../records.mjs'

export async function open() {
  firestore.setLogLevel('silent')
  const garbageCollector = firestore.memoryLruGarbageCollector({ cacheSizeBytes: -1 })
  const database = firestore.initializeFirestore(initializeApp({ projectId: 'demo-bench', apiKey: 'none' }), {
    localCache: firestore.memoryLocalCache({ garbageCollector }),
  })
  await firestore.disableNetwork(database)
  const studios = firestore.collection(database, 'studios')
  const { where, orderBy, limit } = firestore
  const asked = (...constraints) => firestore.query(studios, ...constraints)
  const find = async (...constraints) => (await firestore.getDocsFromCache(asked(...constraints))).docs.map(doc => doc.data())
  const two = (area, status) => [where('area', '==', area), where('status', '==', status), orderBy('rank'), limit(maxResults)]
  return {
    async load(records) {
      for (let i = 0; i < records.length; i += 500) {
        const batch = firestore.writeBatch(database)
        for (const record of records.slice(i, i + 500)) batch.set(firestore.doc(studios, record.id), record)
        // Not awaited: without a network the promise never settles. The cache has the batch immediately.
        void batch.commit()
      }
      await firestore.getDocFromCache(firestore.doc(studios, records.at(-1).id))
    },
    equality: place => find(where('place', '==', place)),
    range: from => find(where('rank', '>=', from), orderBy('rank'), limit(maxResults)),
    contains: tag => find(where('tags', 'array-contains', tag)),
    two: (area, status) => find(...two(area, status)),
    prefix: begin => find(where('name', '>=', begin), where('name', '<', `${begin}~`), orderBy('name'), limit(maxResults)),
    watch: async (area, status, next) => firestore.onSnapshot(asked(...two(area, status)), ({ docs }) => next(docs.map(doc => doc.data()))),
    change: async (id, fields) => void firestore.updateDoc(firestore.doc(studios, id), fields),
    settle: () => new Promise(resolve => setImmediate(resolve)),
  }
}
