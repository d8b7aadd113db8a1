// npm run first-superadmin -- --project my-project --email somebody@example.org: makes the owner of an existing account the first
// superadmin, or the second: each approves what the other asks for.
import { parseArgs } from 'node:util'
import { setUp } from './setup.mjs'

const { values } = parseArgs({ options: { project: { type: 'string' }, email: { type: 'string' } } })
const refuse = why => {
  console.error(why)
  process.exit(1)
}
if (!values.project || !values.email) refuse('Enter both: npm run first-superadmin -- --project my-project --email somebody@example.org')
setUp()
const { applicationDefault, initializeApp } = await import('firebase-admin/app')
const { getAuth } = await import('firebase-admin/auth')

const isEmulated = Boolean(process.env.FIREBASE_AUTH_EMULATOR_HOST)
const auth = getAuth(initializeApp({ projectId: values.project, ...(!isEmulated && { credential: applicationDefault() }) }))

/** All later superadmins get the role from these two, in the office. */
async function superadmins() {
  const found = []
  let page
  do {
    const { users, pageToken } = await auth.listUsers(1000, page)
    found.push(...users.filter(({ customClaims }) => customClaims?.sa === 1))
    page = pageToken
  } while (page)
  return found
}

const held = await superadmins()
if (held.length > 1 || held.some(({ email }) => email === values.email))
  refuse(`${held.map(({ email }) => email).join(' and ')} can appoint superadmins of ${values.project} already.`)
const user = await auth.getUserByEmail(values.email).catch(error => {
  if (error.code === 'auth/user-not-found') refuse(`${values.email} has no account yet: join on the site first, then run this again.`)
  throw error
})
if (!user.emailVerified) refuse(`${values.email} is not confirmed: open the link in the email that was sent when you joined.`)
// Seven days without a second factor, as for every new member of staff.
const mfaFrom = Math.floor(Date.now() / 1000) + 7 * 86_400
await auth.setCustomUserClaims(user.uid, { ...user.customClaims, adm: 1, sa: 1, mfaFrom })
/** Staff need a code after their days of grace. A project without Identity Platform refuses; the emulator has no TOTP. */
const multiFactorConfig = { providerConfigs: [{ state: 'ENABLED', totpProviderConfig: { adjacentIntervals: 1 } }] }
if (!isEmulated)
  await auth
    .projectConfigManager()
    .updateProjectConfig({ multiFactorConfig })
    .then(
      () => console.log('Sign-in with a code (TOTP) is turned on.'),
      error =>
        console.error(
          `Sign-in with a code (TOTP) could not be turned on: ${error.message}\nUpgrade Authentication to Identity Platform in the Firebase console, then follow "Sign-in with a code" in docs/deploy.md. Staff cannot work after seven days without it.`,
        ),
    )
console.log(`${values.email} is superadmin of ${values.project}. Sign out and in again, then open /cpanel.`)
process.exit(0)
