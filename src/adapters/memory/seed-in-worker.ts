import type { Preferences } from './preferences'

/** The worker's message: empty, or why it failed. */
export interface SeedResult {
  readonly failure?: string
}

/**
 * Preference key that remembers that this browser's database was seeded, so that the check can be skipped. If the mark is wrong, the page
 * seeds by itself.
 */
const key = 'local-mode.planted'

/** Seeds the sample season into an empty local database in a worker, because it takes seconds on a phone. */
export async function seedInWorker(databaseName: string, preferences: Preferences): Promise<void> {
  if (preferences.getItem(key) === databaseName) return
  const worker = new Worker(new URL('./seed.worker.ts', import.meta.url), { type: 'module' })
  try {
    await new Promise<void>((resolve, reject) => {
      worker.onmessage = ({ data: { failure } }: MessageEvent<SeedResult>) => (failure === undefined ? resolve() : reject(new Error(failure)))
      worker.onerror = ({ message }) => reject(new Error(`the sample season could not be seeded: ${message}`))
      worker.postMessage(databaseName, [])
    })
  } finally {
    worker.terminate()
  }
  preferences.setItem(key, databaseName)
}
