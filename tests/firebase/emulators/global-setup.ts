import type { TestProject } from 'vitest/node'
import { startAuthEmulator } from './auth-emulator'
import { startStorageEmulator } from './storage-emulator'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Addresses of the emulators of this run. */
    readonly emulators: { readonly projectId: string; readonly auth: number; readonly storage: number }
  }
}

const projectId = 'demo-organisation'

/** Starts both emulators once a run. The test files use them one after the other. */
export default async function start(project: TestProject): Promise<() => Promise<void>> {
  const [auth, storage] = [await startAuthEmulator(projectId), await startStorageEmulator(projectId)]
  project.provide('emulators', { projectId, auth: auth.port, storage: storage.port })
  return async () => {
    await Promise.all([auth.stop(), storage.stop()])
  }
}
