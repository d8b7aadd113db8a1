import { freePort, fromTools, host, listening } from './firebase-tools'

interface AuthEmulator {
  start(): Promise<void>
  stop(): Promise<void>
}
interface AuthModule {
  readonly AuthEmulator: new (options: { host: string; port: number; projectId: string; singleProjectMode: number }) => AuthEmulator
  readonly SingleProjectMode: { readonly NO_WARNING: number }
}

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
