import { existsSync } from 'node:fs'
import { copyFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { firebaseJson } from '../hosting.mjs'
import { top } from '../setup.mjs'
import { writeBillOfMaterials } from './bill-of-materials.mjs'
import { runApplication } from './run-application.mjs'

/** What is deployed beside the files and the functions, as it stands in the repository. */
const copied = ['firestore.rules', 'firestore.indexes.json', 'storage.rules']

/**
 * Which sites may read stored files from their programs: this one. Without this setting of the bucket browsers refuse what the program reads
 * by itself, such as published guides; pictures and links need no grant.
 */
const bucketCors = ({ origin }) => [{ origin: [origin], method: ['GET', 'HEAD'], responseHeader: ['Content-Type'], maxAgeSeconds: 3600 }]

/**
 * Makes `dist` a whole release: `firebase deploy --config dist/firebase.json` deploys it to the project it was built for and to no other,
 * and a copy of the folder can be deployed again later.
 */
export async function writeRelease(settings, files, dist = path.join(top, 'dist')) {
  const { routes } = await runApplication('/src/ui/routes.ts', module => module)
  const write = (name, content) => writeFile(path.join(dist, name), `${JSON.stringify(content, null, 2)}\n`)
  await write('firebase.json', firebaseJson(routes, { settings, files, folder: '' }))
  await write('cors.json', bucketCors(settings))
  await write('storage-lifecycle.json', await runApplication('/src/domain/hosting/file-lifetimes.ts', module => module.bucketLifecycle()))
  await write('.firebaserc', { projects: { default: settings.projectId } })
  await writeBillOfMaterials(top, path.join(dist, 'site.cdx.json'))
  for (const name of copied) if (existsSync(path.join(top, name))) await copyFile(path.join(top, name), path.join(dist, name))
}
