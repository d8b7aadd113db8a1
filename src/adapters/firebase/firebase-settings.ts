import { type FirebaseApp, initializeApp } from 'firebase/app'

/** The project this build talks to, from the build's environment (`VITE_FIREBASE_*`). None of these values is a secret. */
export function openFirebaseApp(env: Readonly<Record<string, string | undefined>>): FirebaseApp {
  const setting = (name: string) => {
    const value = env[`VITE_FIREBASE_${name}`]
    if (!value) throw new Error(`This build lacks VITE_FIREBASE_${name}; see docs/deploy.md.`)
    return value
  }
  const measurementId = env.VITE_FIREBASE_MEASUREMENT_ID
  return initializeApp({
    apiKey: setting('API_KEY'),
    authDomain: setting('AUTH_DOMAIN'),
    projectId: setting('PROJECT_ID'),
    storageBucket: setting('STORAGE_BUCKET'),
    appId: setting('APP_ID'),
    ...(measurementId && { measurementId }),
  })
}
