import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { host } from '../emulators/firebase-tools'

interface Listening {
  readonly port: number
  readonly stop: () => Promise<void>
}

/** Has a server listen on this machine alone, by default on a free port. `stop` also ends open connections. */
export async function listenOn(
  server: Pick<Server, 'listen' | 'address' | 'close' | 'closeAllConnections' | 'keepAliveTimeout'>,
  port = 0,
): Promise<Listening> {
  // On a busy machine a client may use an idle connection again just as it is closed, and its request would be lost.
  server.keepAliveTimeout = 0
  await new Promise<void>(resolve => server.listen(port, host, resolve))
  return {
    port: (server.address() as AddressInfo).port,
    stop: () => {
      server.closeAllConnections()
      return new Promise(resolve => void server.close(() => resolve()))
    },
  }
}
