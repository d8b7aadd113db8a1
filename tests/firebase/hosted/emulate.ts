import { setTimeout as pause } from 'node:timers/promises'
import { projectId } from '../host/serve-functions'
import { origin } from '../hosting/hosted-build'
import { startRig } from './rig'

/** Milliseconds between two runs of the jobs that are due every five minutes. */
const fiveMinutes = 5 * 60_000

/** Keeps the hosted build running for a developer, and prints its addresses and the mails. */
export async function emulate(browser: string, print: (line: unknown) => void): Promise<void> {
  const rig = await startRig()
  const { bundle, emulators, browserArgs } = rig
  const profile = '.cache/emulate-profile'
  print(`
  The hosted build on an empty project of this machine, until Ctrl-C. Nothing is kept.

  Open the site in a browser of its own, which finds it at its true address:
    ${[browser, `--user-data-dir=${profile}`, ...browserArgs].map(part => (/[ *]/.test(part) ? `"${part}"` : part)).join(' ')} ${origin}

  Join at ${origin}/newmember and open the link that is printed here. Then make yourself the first superadmin,
  and open ${origin}/cpanel:
    FIREBASE_AUTH_EMULATOR_HOST=${emulators.FIREBASE_AUTH_EMULATOR_HOST} npm run first-superadmin -- --project ${projectId} --email YOU

  Auth emulator      http://${emulators.FIREBASE_AUTH_EMULATOR_HOST}
  Storage emulator   ${emulators.STORAGE_EMULATOR_HOST}
  Firestore          ${emulators.FIRESTORE_EMULATOR_HOST} (this project's own server, not Google's)
`)
  for (const name of ['applyScheduled', 'retryMail']) setInterval(() => void bundle[name]!({}).catch(print), fiveMinutes)
  let [accountMails, mails, failures] = [0, 0, 0]
  for (;;) {
    await pause(1000)
    const links = await rig.accountMails()
    for (const { email } of links.slice(accountMails)) print(`  mail to ${email}: ${await rig.lastLink(email)}`)
    for (const { to, raw } of rig.received.slice(mails)) print(`  mail to ${to.join(', ')}:\n${raw}\n`)
    for (const failure of rig.triggers.failures.slice(failures)) print(failure)
    accountMails = links.length
    mails = rig.received.length
    failures = rig.triggers.failures.length
  }
}
