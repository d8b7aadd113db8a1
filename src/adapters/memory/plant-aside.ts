import type { Preferences } from './preferences'

/** What the worker answers: nothing, or why it failed. */
export interface Planted {
  readonly failure?: string
}

/** Says that this browser's database was planted; it only spares asking. Where it is wrong, the page plants by itself. */
const key = 'local-mode.planted'

/** Plants the sample season into the local database where it holds none, beside the page: on a phone it is seconds of work. */
export async function plantAside(databaseName: string, preferences: Preferences): Promise<void> {
  if (preferences.getItem(key) === databaseName) return
  const worker = new Worker(new URL('./season.worker.ts', import.meta.url), { type: 'module' })
  try {
    await new Promise<void>((resolve, reject) => {
      worker.onmessage = ({ data: { failure } }: MessageEvent<Planted>) => (failure === undefined ? resolve() : reject(new Error(failure)))
      worker.onerror = ({ message }) => reject(new Error(`the sample season could not be planted: ${message}`))
      worker.postMessage(databaseName, [])
    })
  } finally {
    worker.terminate()
  }
  preferences.setItem(key, databaseName)
}
