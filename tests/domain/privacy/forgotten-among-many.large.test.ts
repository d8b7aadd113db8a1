import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { approvedLate } from '../../../src/adapters/memory/sample/guide/sample-unfinished-listings'
import { accounts } from '../../../src/domain/accounts/accounts.collection'
import { artists } from '../../../src/domain/artists/artists.collection'
import { auditValues } from '../../../src/domain/audit/audit.collection'
import { collectionAt, collections } from '../../../src/domain/collections'
import { ImportService } from '../../../src/domain/imports/import-service'
import { mergePeople } from '../../../src/domain/merging/merge-people.contract'
import { merges } from '../../../src/domain/merging/merges.collection'
import { deletions } from '../../../src/domain/people/deletions.collection'
import { emailKeys } from '../../../src/domain/people/email-keys.collection'
import { type Person, people } from '../../../src/domain/people/people.collection'
import { finishDeletions } from '../../../src/domain/privacy/finish-deletions.job'
import { ownFolders } from '../../../src/domain/privacy/forget-files'
import type { Collection } from '../../../src/domain/shared/records/collection'
import { retainedFields } from '../../../src/domain/shared/records/forgotten-fields'
import { stampNames } from '../../../src/domain/shared/records/policy'
import { isPerson, referencesOf } from '../../../src/domain/shared/records/references'
import { checkedPath } from '../../../src/domain/shared/stored-path'
import { addCrowd, erase, publish, type Season, season, seedSmallThings, work } from '../../support/erasure/season'
import { everythingStored, placesIn, type Stored, textOf, wordsLike } from '../../support/everything-stored'
import { fileNamed, planFile, startPlanned } from '../../support/import-files'
import { type MemoryWorld, memoryWorld } from '../../support/memory-world'
import { hasOwner, mention, words as seeded, seedOf } from '../../support/seeded-person'

const [hour, day] = [3_600_000, 86_400_000]
const [everybody, inFile] = [27_000, 3_532]
const named = process.env['REAL_DATA']
const file = [named, named && join(named, '..')].map(path => path && join(path, 'tate-artists.csv')).find(path => path && existsSync(path))

/** All people of the museum's list and many invented ones. */
async function city() {
  const world = await memoryWorld({ sample: true, as: 'peopleadmin' })
  await addCrowd(world, everybody - inFile)
  const answers = { 'comma-name': 'last-first', 'person-or-organisation': 'person' }
  const planned = await planFile(world, 'people', await fileNamed(file!), { answers })
  await world.services.get(ImportService).run(await startPlanned(world, planned))
  return world
}

/** Somebody of the list with a long and unique last name, so that every place with this name is about them. */
function somebodyOf({ documents }: Stored): Person {
  const imported = documents.filter(({ path, data }) => path.startsWith('people/') && data['sourceKey'] !== undefined)
  const everything = JSON.stringify(documents.filter(({ path }) => /^(people|artists|listings|events|pages)\//.test(path)))
  const found = imported.find(({ data }) => {
    const { last } = data['names'] as Person['names']
    return /^\p{L}{9,}$/u.test(last) && everything.toLowerCase().split(last.toLowerCase()).length === mentions(data, last) + 1
  })
  return { ...found!.data, id: found!.path.split('/')[1]! } as unknown as Person
}
const mentions = (data: object, name: string) => JSON.stringify(data).toLowerCase().split(name.toLowerCase()).length - 1

/** Merges two records of one person. */
async function merge(world: MemoryWorld, keptId: string, mergedId: string) {
  await world.signInAs('peopleadmin')
  const revOf = async (id: string) => (await world.store.get(`people/${id}`))!.data['rev'] as number
  const input = { mergeId: 'of-two', keptId, mergedId, keptRev: await revOf(keptId), mergedRev: await revOf(mergedId), choices: {} }
  while ((await world.call(mergePeople, input)).remaining) continue
}

const isKeptElsewhere = ({ whenForgotten }: Collection) => typeof whenForgotten === 'object' && 'otherwise' in whenForgotten
/** Created by the acts themselves. */
const made: readonly Collection[] = [people, accounts, auditValues, deletions, emailKeys, merges]

/** Adds a record to every collection that can belong to a person, and a file to every folder of their own. */
async function seedHistory({ world, records, pid }: Season): Promise<readonly string[]> {
  const files: string[] = ownFolders.map(folder => `${folder}/${pid}/${seeded.file}.pdf`)
  const paths: string[] = []
  for (const of of collections.filter(one => hasOwner(one) && !isKeptElsewhere(one) && !made.includes(one))) {
    const seed = seedOf(of, pid, world.clock.now())
    if (await records.get(of, seed.id, seed.params)) continue
    await records.commit(records.creating(of, seed.id, seed.data as never, seed.params))
    files.push(...seed.files)
    paths.push(`${seed.path}/${seed.id}`)
  }
  for (const path of files) await world.context.storage.upload(checkedPath(path), new Blob([seeded.name]), { contentType: 'application/pdf' }).done
  return paths
}

const kindsOf = (paths: readonly string[]) => [...new Set(paths.map(path => path.split('/')[0]!))].sort()

/** The documents before and after, and the paths of what differs, is new or is gone. */
function changesBetween(before: Stored, after: Stored) {
  const documentsOf = ({ documents }: Stored) => new Map(documents.map(({ path, data }) => [path, data]))
  const filesOf = ({ files }: Stored) => new Map(files.map(one => [one.path, one]))
  const [was, is] = [documentsOf(before), documentsOf(after)]
  const [wereFiles, areFiles] = [filesOf(before), filesOf(after)]
  const differs = <T>(a: ReadonlyMap<string, T>, b: ReadonlyMap<string, T>) =>
    [...new Set([...a.keys(), ...b.keys()])].filter(path => JSON.stringify(a.get(path)) !== JSON.stringify(b.get(path)))
  return { was, is, wereFiles, documents: differs(was, is), files: differs(wereFiles, areFiles) }
}

/** Records that other jobs write anew: times of publications, ended exports, repeatable dry runs, the count of flipbooks, and failed searches in another order. */
const madeAnew = ['editions', 'exportJobs', 'importBatches', 'sequenceNumbers', 'snapshots', 'unansweredWords']
/** Copies that are deleted whole: values in the audit, mail to them, invitations to a family's seat, searches for them. */
const copiesOfValues = ['auditValues', 'mail', 'membershipSeats', 'unansweredWords']
/** Matches an id as a whole value or as a step of a path, but not as a field's name, because one of the ids is `first`. */
const idsLike = (...ids: readonly string[]) => new RegExp(`(?<=^|["/])(${wordsLike(...ids).source})(?=$|["/\\\\])(?!\\\\?":)`, 'u')

/** Places that keep the id of a former member: what happened, the request itself, findings of the night, the index of a table. */
const onlyAnId = ['audit', 'deletions', 'healthChecks', 'rows-people']
/**
 * Other records with the id `first`: articles, also in the flipbook, events, pictures and addresses of the sample, and the order line for a first registration.
 */
const ofTheSameId = ['articles', 'events', 'flipbooks', 'images', 'importMappings', 'orders', 'slugs', 'snapshots']

describe.skipIf(!file)(`one of 27,000 people${file ? '' : ' (skipped: REAL_DATA names no folder with tate-artists.csv)'}, forgotten`, () => {
  let found: Season
  let before: Stored
  let inTheEnd: Stored
  let changes: ReturnType<typeof changesBetween>
  let words: RegExp
  let ids: RegExp
  let idsOfNobodyElse: RegExp
  let history: readonly string[]

  beforeAll(async () => {
    const world = await city()
    const imported = somebodyOf(await everythingStored(world))
    found = await season(world)
    await merge(world, found.pid, imported.id)
    words = new RegExp([found.words, mention, wordsLike(imported.names.last)].map(({ source }) => source).join('|'), 'iu')
    ids = idsLike(found.pid, imported.id, found.uid)
    idsOfNobodyElse = idsLike(imported.id, found.uid)
    await seedSmallThings(found)
    await publish(found)
    history = await seedHistory(found)
    await erase(found)
    const due = world.clock.now().getTime() + 7 * day
    world.clock.setNow(new Date(due - 2 * hour))
    await world.lookAtTheClock()
    await work(found)
    world.clock.setNow(new Date(due))
    before = await everythingStored(world)
    await finishDeletions.run(world.context)
    changes = changesBetween(before, await everythingStored(world))
    for (const at of [due, due + hour, due + 26 * hour]) {
      world.clock.setNow(new Date(at))
      await world.lookAtTheClock()
    }
    inTheEnd = await everythingStored(world)
  }, 300_000)

  const isNamed = (text: string) => words.test(text) || ids.test(text)
  const isNamedIn = (documents: ReadonlyMap<string, object>, path: string) => isNamed(path) || isNamed(JSON.stringify(documents.get(path)))

  it('began with a history in every kind of record and copy', () => {
    expect(before.documents.filter(({ path }) => /^people\/[^/]+$/.test(path)).length).toBeGreaterThan(everybody)
    expect(history.length).toBeGreaterThan(25)
    const places = placesIn(before, words)
    const kinds = [
      'people/',
      'audit',
      'merges/',
      'import',
      'exports/',
      'snapshots/',
      'drawn/',
      'rows-people/',
      'drafts/',
      'mail/',
      'unansweredWords/',
    ]
    expect(kinds.filter(kind => !places.some(place => place.startsWith(kind)))).toEqual([])
  })

  it('is named nowhere any more but in what the law requires to keep', () => {
    const retainedIn = collections.flatMap(of => retainedFields(of).map(([field]) => ({ of, field, folder: of.fields[field]!.filesIn })))
    const isHeld = (place: string) => {
      const [path = '', name] = place.split('#')
      const of = collectionAt(path.slice(0, path.lastIndexOf('/')))
      return retainedIn.some(one =>
        name === undefined ? one.folder !== undefined && path.startsWith(`${one.folder}/`) : one.of === of && one.field === name,
      )
    }
    expect(placesIn(inTheEnd, words).filter(place => !isHeld(place))).toEqual([])
  })

  it('leaves ids of a former member where a record refers to a person, and nowhere else', () => {
    const refersToPerson = (place: string) => {
      const [path = '', name] = place.split('#')
      const of = collectionAt(path.slice(0, path.lastIndexOf('/')))
      if (of === undefined) return false
      if (name === undefined) return of.idOf === 'people' || of === artists
      return (stampNames as readonly string[]).includes(name) || referencesOf(of).some(({ names, to }) => names[0] === name && isPerson(to))
    }
    const kindsWith = (some: RegExp) => kindsOf(placesIn(inTheEnd, some).filter(place => !refersToPerson(place)))
    expect(kindsWith(idsOfNobodyElse).filter(kind => !onlyAnId.includes(kind))).toEqual([])
    expect(kindsWith(ids).filter(kind => ![...onlyAnId, ...ofTheSameId].includes(kind))).toEqual([])
  })

  it('changes nobody else’s record: what did not name them is as it was, apart from what is published, exported or counted', () => {
    const { was, documents } = changes
    // The guide is published anew, and with it the listing that was approved since.
    const late = `listings/${approvedLate().listingId}`
    expect(documents).toContain(late)
    expect(kindsOf(documents.filter(path => was.has(path) && !isNamedIn(was, path) && path !== late))).toEqual(madeAnew)
    // The flipbook is made anew: a version of its edition.
    expect(kindsOf(documents.filter(path => !was.has(path)))).toEqual(['audit', 'editions'])
  })

  it('takes them out of what is others’ without a change of anything else in it', () => {
    const { was, is, documents } = changes
    const valuesOf = (path: string) => Object.entries(was.get(path)!).filter(([field]) => !(stampNames as readonly string[]).includes(field))
    const isHers = (path: string) =>
      ids.test(path) ||
      history.includes(path) ||
      valuesOf(path).some(([, value]) => [value].flat().some(one => typeof one === 'string' && ids.test(one)))
    const shared = documents.filter(path => was.has(path) && isNamedIn(was, path) && !isHers(path))
    expect(kindsOf(shared.filter(path => !is.has(path)))).toEqual(copiesOfValues)
    const changed = shared
      .filter(path => is.has(path))
      .flatMap(path =>
        valuesOf(path).flatMap(([field, value]) =>
          isNamed(JSON.stringify(value)) || JSON.stringify(value) === JSON.stringify(is.get(path)![field]) ? [] : [`${path}#${field}`],
        ),
      )
    expect(changed).toEqual([])
  })

  it('changes no file of others, apart from what is published', () => {
    const { wereFiles, files } = changes
    const others = files.filter(path => wereFiles.has(path) && !isNamed(path) && !isNamed(textOf(wereFiles.get(path)!)))
    expect(kindsOf(others)).toEqual(['snapshots'])
  })
})
