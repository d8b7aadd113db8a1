import { freePort, fromTools, host, listening, usedByTools } from './firebase-tools'

interface AuthEmulator {
  start(): Promise<void>
  stop(): Promise<void>
}
interface AuthModule {
  readonly AuthEmulator: new (options: { host: string; port: number; projectId: string; singleProjectMode: number }) => AuthEmulator
  readonly SingleProjectMode: { readonly NO_WARNING: number }
}

interface Router {
  middleware: (specification: object, options: object) => unknown
}

/**
 * At its start the emulator's router compiles the validation of every operation of Google's API, which takes seconds. With this option of
 * the router each operation is compiled at its first call; a test uses only a few.
 */
function compileAtFirstCall(): void {
  const router = usedByTools('exegesis-express') as Router
  const { middleware } = router
  router.middleware = (specification, options) => middleware(specification, { ...options, lazyCompileValidationSchemas: true })
}
compileAtFirstCall()

/** Firebase's Auth emulator in this process, with email enumeration protection on, as in new projects. */
export async function startAuthEmulator(projectId: string): Promise<{ port: number; stop(): Promise<void> }> {
  const { AuthEmulator, SingleProjectMode } = fromTools('emulator/auth') as AuthModule
  const port = await freePort()
  const emulator = new AuthEmulator({ host, port, projectId, singleProjectMode: SingleProjectMode.NO_WARNING })
  await emulator.start()
  await listening(port)
  const configured = await fetch(`http://${host}:${port}/emulator/v1/projects/${projectId}/config`, {
    method: 'PATCH',
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    body: JSON.stringify({ emailPrivacyConfig: { enableImprovedEmailPrivacy: true } }),
  })
  if (!configured.ok) throw new Error(`the Auth emulator refused its settings: ${configured.status}`)
  return { port, stop: () => emulator.stop() }
}
