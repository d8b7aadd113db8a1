// npm run test:emulator: the access table on Google's Firestore emulator, where FIRESTORE_EMULATOR_HOST names one; otherwise skipped.
import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { setUp, top } from './setup.mjs'

setUp()
if (!process.env.FIRESTORE_EMULATOR_HOST)
  console.log(
    'FIRESTORE_EMULATOR_HOST is not set, so the suite is skipped. Start one with: firebase emulators:exec --only firestore "npm run test:emulator"',
  )
const vitest = path.join(top, 'node_modules/vitest/vitest.mjs')
process.exitCode =
  spawnSync(process.execPath, [vitest, 'run', '--config', 'tests/emulator/vitest.config.ts'], { cwd: top, stdio: 'inherit' }).status ?? 1
