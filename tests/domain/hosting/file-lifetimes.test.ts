import { expect, it } from 'vitest'
import { bugs, shotDays } from '../../../src/domain/bugs/bugs.collection'
import { exportDays } from '../../../src/domain/exports/export-presets'
import { bucketLifecycle, fileLifetimes } from '../../../src/domain/hosting/file-lifetimes'
import { storagePolicy } from '../../../src/domain/hosting/storage-policy'
import { importUndoDays } from '../../../src/domain/imports/run/undo-until'
import { mergeUndoDays } from '../../../src/domain/merging/merges.collection'

const daysOf = (folder: string) => fileLifetimes.find(({ folders }) => folders.includes(folder))?.days

it('the bucket deletes by itself what is stored for some days, by the periods that the program declares', () => {
  expect(bucketLifecycle()).toEqual({
    rule: [
      { action: { type: 'Delete' }, condition: { daysSinceNoncurrentTime: 30 } },
      ...fileLifetimes.map(({ folders, days }) => ({
        action: { type: 'Delete' },
        condition: { age: days, matchesPrefix: folders.map(folder => `${folder}/`) },
      })),
    ],
  })
  for (const { folders, days } of fileLifetimes) expect([days > 0, folders.every(folder => /^[a-z-]+$/.test(folder))]).toEqual([true, true])
})

it('deletes later than the jobs do: no file is deleted before its day', () => {
  const imports = storagePolicy.map(({ folder }) => folder).filter(folder => /^import(s|-plans)-/.test(folder))
  expect(imports).toHaveLength(8)
  const declared = [...imports.map(folder => [folder, importUndoDays] as const), ['exports', exportDays], ['merges', mergeUndoDays]] as const
  for (const [folder, days] of [...declared, [bugs.fields.shot.filesIn!, shotDays] as const]) {
    expect([folder, daysOf(folder)! > days, daysOf(folder)! <= days + 2]).toEqual([folder, true, true])
  }
})

it('files that are kept as long as their record are not deleted by the bucket', () => {
  const lasting = [
    'pictures',
    'published',
    'snapshots',
    'flipbooks',
    'eligibility',
    'letters',
    'grants',
    'resources',
    'rows-people',
    'restores',
    'sample',
  ]
  const prefixes = fileLifetimes.flatMap(({ folders }) => folders.map(folder => `${folder}/`))
  expect(lasting.filter(folder => prefixes.some(prefix => `${folder}/a`.startsWith(prefix)))).toEqual([])
})
