import { loadEnv } from 'vite'
import { top } from '../setup.mjs'

const required = [
  'VITE_FIREBASE_API_KEY',
  'VITE_FIREBASE_AUTH_DOMAIN',
  'VITE_FIREBASE_PROJECT_ID',
  'VITE_FIREBASE_STORAGE_BUCKET',
  'VITE_FIREBASE_APP_ID',
  'SITE_ORIGIN',
]

/**
 * The settings of a deployment: from `.env.local` and `.env.<site>.local`, and first of all from the environment. Throws, with everything
 * that is missing or wrong, because a site built without them would look finished and reach no project.
 */
export function hostedSettings(site = 'production') {
  const env = loadEnv(site, top, '')
  const problems = [
    ...required.filter(name => !env[name]).map(name => `${name} is missing`),
    ...(env.SITE_ORIGIN && !isOrigin(env.SITE_ORIGIN) ? [`SITE_ORIGIN must be https:// and a host, without a path: ${env.SITE_ORIGIN}`] : []),
    ...(env.ENFORCE_APP_CHECK === 'true' && !env.VITE_FIREBASE_APP_CHECK_KEY
      ? ['ENFORCE_APP_CHECK is true, and VITE_FIREBASE_APP_CHECK_KEY is missing: every call would be refused']
      : []),
    // A secret key begins with sk_ or rk_, and would be in every browser.
    ...(env.VITE_STRIPE_PUBLISHABLE_KEY && !/^pk_(test|live)_\w+$/.test(env.VITE_STRIPE_PUBLISHABLE_KEY)
      ? ['VITE_STRIPE_PUBLISHABLE_KEY must be the publishable key, which begins with pk_']
      : []),
  ]
  if (problems.length > 0)
    throw new Error(
      `The settings of the hosted build are incomplete:\n${problems.map(problem => `  ${problem}`).join('\n')}\nCopy .env.example to .env.${site}.local and fill it in; docs/deploy.md says where each value is found.`,
    )
  return {
    site,
    origin: env.SITE_ORIGIN,
    projectId: env.VITE_FIREBASE_PROJECT_ID,
    isMeasured: Boolean(env.VITE_FIREBASE_MEASUREMENT_ID),
    hasAppCheck: Boolean(env.VITE_FIREBASE_APP_CHECK_KEY),
    takesCards: Boolean(env.VITE_STRIPE_PUBLISHABLE_KEY),
    // With a key, callers need a token, unless `ENFORCE_APP_CHECK` is `false`, to see first who would be refused.
    enforceAppCheck: Boolean(env.VITE_FIREBASE_APP_CHECK_KEY) && env.ENFORCE_APP_CHECK !== 'false',
    // How Google's scripts behave in browsers that demand Trusted Types could not be tested without a key (docs/deploy.md).
    demandsTrustedTypes: env.DEMAND_TRUSTED_TYPES !== 'false',
    // Without a sender, mail waits in its queue and the data check reports it.
    mailFrom: env.MAIL_FROM ?? '',
  }
}

const isOrigin = text => URL.canParse(text) && new URL(text).origin === text && text.startsWith('https://')

/** The project of the emulators; the committed `firebase.json` is written for it. */
export const demoSettings = {
  site: 'demo',
  origin: 'https://demo-organisation.web.app',
  projectId: 'demo-organisation',
  isMeasured: false,
  hasAppCheck: false,
  takesCards: false,
  enforceAppCheck: false,
  demandsTrustedTypes: true,
  mailFrom: '',
}
