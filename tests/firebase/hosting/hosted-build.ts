import { spawnSync } from 'node:child_process'
import path from 'node:path'

export const top = path.resolve(import.meta.dirname, '../../..')
export const site = path.join(top, 'dist/firebase')
export const functionsFolder = path.join(top, 'dist/functions')
export const origin = 'https://arts.example'

const settings = {
  VITE_FIREBASE_API_KEY: 'any',
  VITE_FIREBASE_AUTH_DOMAIN: 'demo-organisation.firebaseapp.com',
  VITE_FIREBASE_PROJECT_ID: 'demo-organisation',
  VITE_FIREBASE_STORAGE_BUCKET: 'demo-organisation.appspot.com',
  VITE_FIREBASE_APP_ID: 'any',
  SITE_ORIGIN: origin,
}

/** Builds one part of the hosted product, for the demo project unless other settings are given. */
export function build(mode: 'firebase' | 'functions', env: Readonly<Record<string, string>> = settings) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/build.mjs', mode], {
    cwd: top,
    encoding: 'utf8',
    env: { ...process.env, ...env },
  })
  return { status, said: `${stdout}\n${stderr}` }
}

/** Builds the hosted product once for all tests of this folder. */
export default function buildBoth(): void {
  for (const mode of ['firebase', 'functions'] as const) {
    const { status, said } = build(mode)
    if (status !== 0) throw new Error(said)
  }
}
