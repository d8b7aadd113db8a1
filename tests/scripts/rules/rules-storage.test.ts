import { describe, expect, it } from 'vitest'
import { ruleFiles } from '../../../scripts/rules/rule-files'
import { awaitingRecord, type FileFacts, mayUseFile } from '../../../src/domain/hosting/storage-policy'
import type { Fields } from '../../../src/ports/documents'
import { authOf, world as endings, presentAt } from '../../support/rules/attempt'
import { judged, type Method } from '../../support/rules/judge'
import { parseRules } from '../../support/rules/parser'
import { persons } from '../../support/rules/persons'
import { Instant, type RulesValue, rulesMap } from '../../support/rules/values'

const rules = parseRules(ruleFiles()['storage.rules']!)

function rulesAllow(act: Method, path: string, person: string, file?: FileFacts): boolean {
  const request: [string, RulesValue][] = [
    ['auth', authOf(persons[person])],
    ['time', new Instant(Date.UTC(2027, 9, 16, 18))],
  ]
  if (file)
    request.push(['resource', new Map<string, RulesValue>(Object.entries({ name: path, size: BigInt(file.bytes), contentType: file.contentType }))])
  const before = file?.isThere ? rulesMap({ name: path, size: 1, contentType: 'image/jpeg' }) : null
  const names = new Map<string, RulesValue>(Object.entries({ request: new Map(request), resource: before }))
  const world = {
    data: (at: string, after: boolean) => (at === awaitingRecord(path) && file?.record ? rulesMap(file.record) : endings.data(at, after)),
  }
  return judged(rules, { method: act, path: ['b', 'bucket', 'o', ...path.split('/')], names: [names], world }).isAllowed
}

const policyAllows = (act: Method, path: string, person: string, file?: FileFacts) =>
  mayUseFile(act === 'get' ? 'read' : act === 'list' ? 'list' : 'write', path, presentAt(persons[person], new Date(Date.UTC(2027, 9, 16, 18))), file)

const maxBytes = 26_214_400
const jpeg = (bytes = 1000): FileFacts => ({ contentType: 'image/jpeg', bytes })
/** A picture whose record waits for this file. */
const awaited = (bytes = 1000, change: Fields = {}, path = 'pictures/ana/1.jpg'): FileFacts => ({
  ...jpeg(bytes),
  record: { status: 'uploading', path, bytes, ...change },
})

const table: readonly (readonly [Method, string, person: string, allowed: boolean, file?: FileFacts])[] = [
  ['get', 'snapshots/guide-2027/abc.json', 'visitor', true],
  ['list', 'snapshots/guide-2027', 'superadmin', false],
  ['create', 'snapshots/guide-2027/abc.json', 'superadmin', false, jpeg()],
  ['delete', 'snapshots/guide-2027/abc.json', 'guide', false],
  ['get', 'imports-guide/batch/rows.csv', 'guide', true],
  ['get', 'imports-guide/batch/rows.csv', 'content', false],
  ['get', 'imports-guide/batch/rows.csv', 'visitor', false],
  ['list', 'imports-guide/batch', 'superadmin', true],
  ['create', 'imports-guide/batch/rows.csv', 'guide', true, { contentType: 'text/csv', bytes: 1 }],
  ['create', 'imports-guide/batch/rows.csv', 'maskedStaff', false, { contentType: 'text/csv', bytes: 1 }],
  ['get', 'published/1.jpg', 'visitor', true],
  ['list', 'published', 'superadmin', false],
  ['create', 'published/1.jpg', 'superadmin', false, jpeg()],
  ['delete', 'published/1.jpg', 'owner', false],
  ['get', 'pictures/ana/1.jpg', 'visitor', false],
  ['get', 'pictures/ana/1.jpg', 'other', false],
  ['get', 'pictures/ana/1.jpg', 'guide', false],
  ['get', 'pictures/ana/1.jpg', 'content', true],
  ['get', 'pictures/ana/1.jpg', 'owner', true],
  ['list', 'pictures/ana', 'content', false],
  ['list', 'pictures/ana', 'visitor', false],
  ['list', 'pictures/ana', 'owner', true],
  ['list', 'pictures', 'owner', false],
  ['create', 'pictures/ana/1.jpg', 'owner', true, awaited()],
  ['create', 'pictures/ana/1.jpg', 'owner', true, awaited(maxBytes)],
  ['create', 'pictures/ana/1.jpg', 'owner', true, awaited(1000, { bytes: 1001 })],
  ['create', 'pictures/ana/1.jpg', 'owner', false, jpeg()],
  ['create', 'pictures/ana/1.jpg', 'owner', false, awaited(maxBytes + 1)],
  ['create', 'pictures/ana/1.jpg', 'owner', false, awaited(1000, { bytes: 999 })],
  ['create', 'pictures/ana/1.jpg', 'owner', false, awaited(1000, { bytes: '1000' })],
  ['create', 'pictures/ana/1.jpg', 'owner', false, awaited(1000, { status: 'ready' })],
  ['create', 'pictures/ana/1.jpg', 'owner', false, awaited(1000, { status: 'failed' })],
  ['create', 'pictures/ana/1.jpg', 'owner', false, awaited(1000, { path: 'pictures/bo/1.jpg' })],
  ['create', 'pictures/ana/1.jpg', 'owner', false, { ...awaited(), isThere: true }],
  ['update', 'pictures/ana/1.jpg', 'owner', false, { ...awaited(), isThere: true }],
  ['create', 'pictures/ana/1.svg', 'owner', false, { ...awaited(1, {}, 'pictures/ana/1.svg'), contentType: 'image/svg+xml' }],
  ['create', 'pictures/ana/1.jpg', 'other', false, awaited()],
  ['create', 'pictures/ana/1.jpg', 'visitor', false, awaited()],
  ['create', 'pictures/ana/1.jpg', 'masked', false, awaited()],
  ['create', 'pictures/ana/1.jpg', 'superadmin', false, awaited()],
  ['create', 'pictures/ana/a/1.jpg', 'owner', false, awaited(1000, {}, 'pictures/ana/a/1.jpg')],
  ['create', 'pictures/ana/1.html', 'owner', false, awaited(1000, {}, 'pictures/ana/1.html')],
  ['create', 'pictures/ana/victim.jp/g', 'owner', false, awaited(1000, {}, 'pictures/ana/victim.jp/g')],
  ['get', 'pictures/ana/1.jpg', 'masked', true],
  ['get', 'pictures/ana/1.jpg', 'maskedStaff', false],
  ['get', 'pictures/ana/1.jpg', 'formerlyMasked', false],
  ['list', 'pictures/ana', 'formerlyMasked', false],
  ['get', 'rows-people/people-1.json.gz', 'maskedStaff', false],
  ['get', 'rows-people/people-1.json.gz', 'ended', false],
  ['get', 'rows-people/people-1.json.gz', 'signedInAgain', true],
  ['get', 'pictures/en/1.jpg', 'ended', true],
  ['get', 'pictures/ana/1.jpg', 'ended', false],
  ['get', 'pictures/ana/1.jpg', 'maskedBefore', false],
  ['get', 'pictures/ana/1.jpg', 'maskedAgain', true],
  ['create', 'imports-guide/batch/rows.csv', 'ended', false, { contentType: 'text/csv', bytes: 1 }],
  ['create', 'resources/2027-01-01-a.pdf', 'content', true, { contentType: 'application/pdf', bytes: 1 }],
  ['create', 'resources/2027-01-01-a.html', 'content', false, { contentType: 'text/html', bytes: 1 }],
  ['create', 'resources/2027-01-01-a.html', 'content', false, { contentType: 'application/pdf', bytes: 1 }],
  ['get', 'goods-files/2027-01-01-a.pdf', 'visitor', false],
  ['get', 'goods-files/2027-01-01-a.pdf', 'owner', false],
  ['get', 'goods-files/2027-01-01-a.pdf', 'content', false],
  ['get', 'goods-files/2027-01-01-a.pdf', 'money', true],
  ['list', 'goods-files', 'money', false],
  ['create', 'goods-files/2027-01-01-a.pdf', 'content', false, { contentType: 'application/pdf', bytes: 1 }],
  ['create', 'goods-files/2027-01-01-a.pdf', 'money', true, { contentType: 'application/pdf', bytes: 1 }],
  ['create', 'goods-files/2027-01-01-a.html', 'money', false, { contentType: 'text/html', bytes: 1 }],
  ['delete', 'pictures/ana/1.jpg', 'owner', false],
  ['delete', 'pictures/ana/1.jpg', 'other', false],
  ['delete', 'pictures/ana/1.jpg', 'masked', false],
  ['get', 'sample/1.jpg', 'visitor', true],
  ['create', 'sample/1.jpg', 'superadmin', false, jpeg()],
  ['get', 'secrets/1.jpg', 'superadmin', false],
  ['create', 'secrets/1.jpg', 'superadmin', false, jpeg()],
  ['get', 'picturesque/ana/1.jpg', 'superadmin', false],
]

describe('the storage policy and its rules', () => {
  it.each(table.map(([act, path, person, allowed, file]) => ({ act, path, person, allowed, file })))(
    '$act $path by $person: $allowed',
    ({ act, path, person, allowed, file }) => {
      expect([policyAllows(act, path, person, file), rulesAllow(act, path, person, file)]).toEqual([allowed, allowed])
    },
  )

  it('agree on every folder, act, person and file type', () => {
    const paths = ['snapshots', 'published', 'imports', 'pictures', 'sample', 'secrets'].flatMap(folder => [
      folder,
      `${folder}/ana`,
      `${folder}/ana/1.jpg`,
      `${folder}/bo/a/b`,
    ])
    const kinds: readonly FileFacts[] = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'text/html', ''].flatMap(contentType =>
      [0, maxBytes, maxBytes + 1].map(bytes => ({ contentType, bytes })),
    )
    const asked: readonly (readonly [Method, FileFacts | undefined])[] = [
      ...(['get', 'list', 'delete'] as const).map(act => [act, undefined] as const),
      ...kinds.flatMap(file => [
        ['create', file] as const,
        ['create', { ...file, record: awaited(file.bytes).record }] as const,
        ['update', { ...file, isThere: true, record: awaited(file.bytes).record }] as const,
      ]),
    ]
    const quarrels = paths.flatMap(path =>
      Object.keys(persons).flatMap(person =>
        asked
          .filter(([act, file]) => policyAllows(act, path, person, file) !== rulesAllow(act, path, person, file))
          .map(one => ({ path, person, one })),
      ),
    )
    expect(quarrels).toEqual([])
  })
})
