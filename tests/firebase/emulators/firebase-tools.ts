import { createRequire } from 'node:module'
import { type AddressInfo, createConnection, createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

const ofTests = createRequire(join(import.meta.dirname, '../../package.json'))

/** A module of Firebase's own command-line tool, whose emulators run in this process. It has no types. */
export const fromTools = (module: string): unknown => ofTests(`firebase-tools/lib/${module}`)

/** A package that this tool uses. */
export const usedByTools = (name: string): unknown => createRequire(ofTests.resolve('firebase-tools/package.json'))(name)

export const host = '127.0.0.1'

export async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>(resolve => server.listen(0, host, resolve))
  const { port } = server.address() as AddressInfo
  await new Promise(resolve => server.close(resolve))
  return port
}

/** Waits until the port answers: an emulator's `start()` returns earlier. */
export async function listening(port: number): Promise<void> {
  for (let tries = 0; tries < 600; tries++) {
    const isOpen = await new Promise<boolean>(resolve => {
      const socket = createConnection(port, host)
      socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
      socket.once('connect', () => socket.destroy())
    })
    if (isOpen) return
    await wait(50)
  }
  throw new Error(`nothing listens on port ${port}`)
}
