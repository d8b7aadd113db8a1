import 'fake-indexeddb/auto'
import { afterEach } from 'vitest'
import { authSuite } from '../../suites/auth.suite'
import { type OpenedFirebaseAuth, openFirebaseAuth } from './opened-auth'

let opened: OpenedFirebaseAuth | undefined
afterEach(() => opened?.close())

authSuite('the Firebase SDK and its Auth emulator', async () => (opened = await openFirebaseAuth()))
