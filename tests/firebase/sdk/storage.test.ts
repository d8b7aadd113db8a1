import { afterEach } from 'vitest'
import { storageSuite } from '../../suites/storage.suite'
import { type OpenedFirebaseStorage, openFirebaseStorage } from './opened-storage'

let opened: OpenedFirebaseStorage | undefined
afterEach(() => opened?.close())

storageSuite('the Firebase SDK and its Storage emulator', async () => (opened = await openFirebaseStorage()))
