import type { TestProject } from 'vitest/node'
import { startAuthEmulator } from './auth-emulator'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Addresses of the emulators of this run. */
    readonly emulators: { readonly projectId: string; readonly auth: number }
  }
}

const projectId = 'demo-organisation'

/** Starts the Auth emulator once a run. The test files use it one after the other. */
export default async function start(project: TestProject): Promise<() => Promise<void>> {
  const auth = await startAuthEmulator(projectId)
  project.provide('emulators', { projectId, auth: auth.port })
  return async () => {
    await auth.stop()
  }
}
