import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoSettings } from '../../scripts/build/hosted-settings.mjs'
import { writeRelease } from '../../scripts/build/release.mjs'
import { bucketLifecycle } from '../../src/domain/hosting/file-lifetimes'

describe('a release', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'release-'))
  const written = (name: string) => JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as unknown
  beforeAll(() => writeRelease(demoSettings, [], folder), 120_000)
  afterAll(() => rmSync(folder, { recursive: true }))

  it('brings the settings of the bucket: who may read its files, and what it deletes after which period', () => {
    expect(written('storage-lifecycle.json')).toEqual(bucketLifecycle())
    expect(written('cors.json')).toEqual([expect.objectContaining({ origin: [demoSettings.origin] })])
  })

  it('is for one project, with its rules and indexes', () => {
    expect(written('.firebaserc')).toEqual({ projects: { default: demoSettings.projectId } })
    expect(written('firestore.indexes.json')).toMatchObject({ indexes: expect.any(Array) })
    expect(readFileSync(path.join(folder, 'storage.rules'), 'utf8')).toContain('service firebase.storage')
  })
})
