import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app'
import { connectAuthEmulator, getAuth } from 'firebase/auth'
import { inject } from 'vitest'
import { FirebaseAuth } from '../../../src/adapters/firebase/firebase-auth'
import type { Claims } from '../../../src/ports/auth'
import type { OpenedAuth } from '../../suites/auth.suite'
import { withProductionRefusals } from '../emulators/production-refusals'
import { openWire, type Wire } from '../emulators/wire'

const { projectId, auth: emulator } = inject('emulators')
const origin = `http://127.0.0.1:${emulator}`
/** The SDK stores a session under a name with the API key, so every device gets its own key. */
let devices = 0

interface Mail {
  readonly email: string
  readonly newEmail?: string
  readonly oobCode: string
  readonly oobLink: string
  readonly requestType: string
}

export interface OpenedFirebaseAuth extends OpenedAuth {
  readonly app: FirebaseApp
  readonly wire: Wire
  close(): Promise<void>
}

/** The browser SDK on an empty emulator, with a proxy between them. */
export async function openFirebaseAuth(): Promise<OpenedFirebaseAuth> {
  await administer('DELETE', `/emulator/v1/projects/${projectId}/accounts`)
  const wire = await openWire(emulator)
  const production = withProductionRefusals(wire)
  const apps: FirebaseApp[] = []
  let device = ++devices

  function open() {
    const app = initializeApp({ projectId, apiKey: `device-${device}`, authDomain: 'auth.example.org' })
    apps.push(app)
    const auth = new FirebaseAuth(app)
    connectAuthEmulator(getAuth(app), `http://127.0.0.1:${wire.port}`, { disableWarnings: true })
    return { app, auth }
  }
  const close = async () => void (await Promise.all(apps.splice(0).map(deleteApp)))
  const reopen = async () => {
    await close()
    return open().auth
  }

  const { app, auth } = open()
  return {
    app,
    wire,
    auth,
    reopen,
    elsewhere: () => {
      device = ++devices
      return reopen()
    },
    lastLink: async email => {
      const mails = (await mailed()).filter(mail => (mail.requestType === 'VERIFY_AND_CHANGE_EMAIL' ? mail.newEmail : mail.email) === email)
      const link = mails.at(-1)?.oobLink
      // In the hosted service the setting "action URL" sends links to the project's own page.
      return link && `/acct/auth/action${new URL(link).search}`
    },
    change: (uid, change) => changeAccount(uid, change),
    remove: async uid =>
      void (await administer('POST', `/identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts:delete`, { localId: uid })),
    moveTo: async (former, password, email) => {
      // The emulator mails the former address only if a client changes it directly, as older SDKs did.
      const { idToken } = (await administer('POST', '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=x', {
        email: former,
        password,
        returnSecureToken: true,
      })) as { idToken: string }
      await administer('POST', '/identitytoolkit.googleapis.com/v1/accounts:update?key=x', { idToken, email }, {})
    },
    wait: async milliseconds =>
      production.wait(
        milliseconds,
        (await mailed()).map(({ oobCode }) => oobCode),
      ),
    throttle: async email => production.throttle(email),
    setOffline: isOff => wire.setOff(isOff),
    close: async () => {
      await close()
      await wire.stop()
    },
  }
}

export function changeAccount(uid: string, { claims, disabled }: { claims?: Claims; disabled?: boolean }): Promise<unknown> {
  return administer('POST', `/identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts:update`, {
    localId: uid,
    ...(claims && { customAttributes: JSON.stringify(claims) }),
    ...(disabled !== undefined && { disableUser: disabled }),
  })
}

async function mailed(): Promise<readonly Mail[]> {
  return ((await administer('GET', `/emulator/v1/projects/${projectId}/oobCodes`)) as { oobCodes: readonly Mail[] }).oobCodes
}

/** Without the proxy, as the Admin SDK reaches the service. */
async function administer(method: string, path: string, body?: object, headers: object = { authorization: 'Bearer owner' }): Promise<unknown> {
  const answer = await fetch(`${origin}${path}`, {
    method,
    headers: { ...headers, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  })
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
  return answer.json()
}
