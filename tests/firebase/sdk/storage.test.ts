import { afterEach, beforeAll } from 'vitest'
import { storageSuite } from '../../suites/storage.suite'
import { type OpenedFirebaseStorage, openFirebaseStorage, serveStorage } from './opened-storage'

beforeAll(serveStorage)
let opened: OpenedFirebaseStorage | undefined
afterEach(() => opened?.close())

storageSuite('the Firebase SDK and its Storage emulator', async () => (opened = await openFirebaseStorage()))
