import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'

const top = path.resolve(import.meta.dirname, '../..')

interface LockedPackage {
  readonly version?: string
  readonly resolved?: string
  readonly integrity?: string
  readonly dependencies?: Readonly<Record<string, string>>
  readonly devDependencies?: Readonly<Record<string, string>>
  readonly optionalDependencies?: Readonly<Record<string, string>>
}

const packagesIn = (folder: string) =>
  (JSON.parse(readFileSync(path.join(top, folder, 'package-lock.json'), 'utf8')) as { packages: Record<string, LockedPackage> }).packages

/** Where Node looks for a package that one in this place asks for: beside it, then in every folder above. */
function placesOf(place: string, name: string): readonly string[] {
  const at = place.lastIndexOf('/node_modules/')
  const own = `${place === '' ? '' : `${place}/`}node_modules/${name}`
  return place === '' ? [own] : [own, ...placesOf(at < 0 ? '' : place.slice(0, at), name)]
}

describe.each(['.', 'tests', 'tests/bench/grid', 'scripts/build/functions-package'])('the lockfile of %s', folder => {
  const packages = packagesIn(folder)
  const installed = Object.entries(packages).filter(([place]) => place !== '')

  it('names every package with its version and checksum, and no registry', () => {
    expect(installed.length).toBeGreaterThan(10)
    expect(installed.filter(([, { version, integrity }]) => !version || !integrity).map(([place]) => place)).toEqual([])
    expect(installed.filter(([, { resolved }]) => resolved !== undefined).map(([place]) => place)).toEqual([])
  })

  // `npm ci` refuses a lockfile that was written where npm saw one platform's binaries alone.
  it('holds what every platform needs, not only the one it was written on', () => {
    const missing = Object.entries(packages).flatMap(([place, { dependencies, devDependencies, optionalDependencies }]) =>
      Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies })
        .filter(name => !placesOf(place, name).some(at => at in packages))
        .map(name => `${name}, for ${place}`),
    )
    expect(missing).toEqual([])
  })

  it('agrees with the package file', () => {
    const file = JSON.parse(readFileSync(path.join(top, folder, 'package.json'), 'utf8')) as LockedPackage
    expect([packages['']!.dependencies, packages['']!.devDependencies]).toEqual([file.dependencies, file.devDependencies])
  })
})

it('the functions are deployed with the versions that are tested', () => {
  const read = (folder: string) => JSON.parse(readFileSync(path.join(top, folder, 'package.json'), 'utf8')) as LockedPackage
  const { dependencies = {} } = read('scripts/build/functions-package')
  expect(Object.keys(dependencies)).toEqual(['firebase-admin', 'firebase-functions'])
  for (const [name, version] of Object.entries(dependencies)) expect([name, version]).toEqual([name, read('.').dependencies![name]])
  const [deployed, tested] = [packagesIn('scripts/build/functions-package'), packagesIn('.')]
  const place = (name: string) => `node_modules/${name}`
  for (const name of ['@google-cloud/firestore', '@google-cloud/storage', 'google-gax', 'express'])
    expect([name, deployed[place(name)]?.version]).toEqual([name, tested[place(name)]?.version])
})
