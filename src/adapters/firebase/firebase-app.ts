import { type FirebaseApp, initializeApp } from 'firebase/app'

/**
 * Opens the project that this build is configured for by the build's environment (`VITE_FIREBASE_*`). None of these values is secret. A
 * page opens one app, which needs no name; tests open several in one process and name each.
 */
export function openFirebaseApp(env: Readonly<Record<string, string | undefined>>, name?: string): FirebaseApp {
  const setting = (key: string) => {
    const value = env[`VITE_FIREBASE_${key}`]
    if (!value) throw new Error(`This build lacks VITE_FIREBASE_${key}; see docs/deploy.md.`)
    return value
  }
  const measurementId = env.VITE_FIREBASE_MEASUREMENT_ID
  const options = {
    apiKey: setting('API_KEY'),
    authDomain: setting('AUTH_DOMAIN'),
    projectId: setting('PROJECT_ID'),
    storageBucket: setting('STORAGE_BUCKET'),
    appId: setting('APP_ID'),
    ...(measurementId && { measurementId }),
  }
  return initializeApp(options, name)
}
