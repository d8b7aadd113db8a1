// npm run first-superadmin -- --project my-project --email somebody@example.org: makes the owner of an existing account the first
// superadmin.
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

/** All later superadmins get the role from a superadmin, in the office. */
async function superadmin() {
  let page
  do {
    const { users, pageToken } = await auth.listUsers(1000, page)
    const found = users.find(({ customClaims }) => customClaims?.sa === 1)
    if (found) return found
    page = pageToken
  } while (page)
  return undefined
}

const held = await superadmin()
if (held) refuse(`${held.email} is a superadmin of ${values.project} already.`)
const user = await auth.getUserByEmail(values.email).catch(error => {
  if (error.code === 'auth/user-not-found') refuse(`${values.email} has no account yet: join on the site first, then run this again.`)
  throw error
})
if (!user.emailVerified) refuse(`${values.email} is not confirmed: open the link in the email that was sent when you joined.`)
await auth.setCustomUserClaims(user.uid, { ...user.customClaims, adm: 1, sa: 1 })
console.log(`${values.email} is superadmin of ${values.project}. Sign out and in again, then open /cpanel.`)
process.exit(0)
