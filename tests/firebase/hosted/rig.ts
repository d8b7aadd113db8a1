import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { startAuthEmulator } from '../emulators/auth-emulator'
import { host } from '../emulators/firebase-tools'
import { startStorageEmulator } from '../emulators/storage-emulator'
import { startFirestoreServer } from '../firestore-server/firestore-server'
import { projectId, serveFunctions } from '../host/serve-functions'
import { smtpHost } from '../host/smtp-host'
import { functionsFolder, origin } from '../hosting/hosted-build'
import { openFirestoreBridge } from './firestore-bridge'
import { dist, startHostedSite } from './hosted-site'
import { openPublicHosts } from './public-hosts'
import { notifyingDocuments, type StoredChange } from './stored-changes'
import { type Bundle, startTriggers } from './triggers'

/** A link that Firebase Authentication mailed. */
interface AccountMail {
  readonly email: string
  readonly requestType: string
  readonly oobCode: string
}

/**
 * The hosted build on an empty project on this machine: Firebase's emulators for Hosting, Auth and Storage, the deployed functions with
 * their triggers, a mail server, our own Firestore server (Google's needs a download) and its bridge for browsers.
 */
export async function startRig(port = 0) {
  const auth = await startAuthEmulator(projectId)
  const mail = await smtpHost()
  let tell: (change: StoredChange) => void = () => undefined
  const served = notifyingDocuments(change => tell(change))
  const storage = await startStorageEmulator(projectId, served.store)
  const firestore = await startFirestoreServer(served)
  const bridge = await openFirestoreBridge(firestore.port)
  // A deployed host finds its project by environment variables.
  const emulators = {
    FIREBASE_AUTH_EMULATOR_HOST: `${host}:${auth.port}`,
    FIRESTORE_EMULATOR_HOST: `${host}:${firestore.port}`,
    STORAGE_EMULATOR_HOST: `http://${host}:${storage.port}`,
    GCLOUD_PROJECT: projectId,
    FIREBASE_CONFIG: JSON.stringify({ projectId, storageBucket: `${projectId}.appspot.com` }),
    METADATA_SERVER_DETECTION: 'none',
  }
  Object.assign(process.env, emulators, { SITE_ORIGIN: origin, SMTP_URL: mail.url, MAIL_FROM: 'Open Studios <hello@arts.example>' })
  const bundle = createRequire(import.meta.url)(functionsFolder) as Bundle
  const triggers = startTriggers(bundle)
  tell = change => triggers.tell(change)
  const functions = await serveFunctions(bundle)
  const site = await startHostedSite(name => ({ port: functions.port, path: `/${projectId}/us-central1/${name}` }))
  const cors = () => JSON.parse(readFileSync(path.join(dist, 'cors.json'), 'utf8')) as { origin: string[]; method: string[] }[]
  const ports = { site: site.port, functions: functions.port, firestore: bridge.port, auth: auth.port, storage: storage.port }
  const hosts = await openPublicHosts(ports, cors, port)

  async function accountMails(): Promise<readonly AccountMail[]> {
    const answer = await fetch(`http://${host}:${auth.port}/emulator/v1/projects/${projectId}/oobCodes`, {
      headers: { authorization: 'Bearer owner' },
    })
    return ((await answer.json()) as { oobCodes: readonly AccountMail[] }).oobCodes
  }

  return {
    bundle,
    emulators,
    ports,
    store: served.store,
    plant: served.plant,
    /** What a browser has to be told to find this site at its address. */
    browserArgs: [`--host-resolver-rules=MAP *:443 ${host}:${hosts.port}`, `--ignore-certificate-errors-spki-list=${hosts.fingerprint}`],
    triggers,
    received: mail.received,
    accountMails,
    /** The last link that Firebase Authentication mailed to this address, pointing to the site's own page. */
    lastLink: async (email: string) => {
      const found = (await accountMails()).findLast(one => one.email === email)
      const modes: Readonly<Record<string, string>> = { VERIFY_EMAIL: 'verifyEmail', PASSWORD_RESET: 'resetPassword', EMAIL_SIGNIN: 'signIn' }
      return found && `${origin}/acct/auth/action?mode=${modes[found.requestType]}&oobCode=${found.oobCode}&apiKey=any&lang=en`
    },
    stop: async () => {
      await hosts.stop()
      await site.stop()
      await functions.stop()
      await bridge.stop()
      await triggers.noted()
      firestore.stop()
      await mail.stop()
      await storage.stop()
      await auth.stop()
    },
  }
}

export type Rig = Awaited<ReturnType<typeof startRig>>
