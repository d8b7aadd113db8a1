import { writeFileSync } from 'node:fs'
import { afterAll, inject, vi } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    mutant: string
    hitLimit: number
    reachedFile: string
    loadedFirst: readonly string[]
    timeLimit: number
  }
}
interface Switches {
  activeMutant: string
  hitCount: number
  hitLimit: number
  mutantCoverage: { static: Record<string, number>; perTest: object }
}

vi.setConfig({ testTimeout: inject('timeLimit'), hookTimeout: inject('timeLimit') })

/** Runs before each test file: the names are those that Stryker's instrumented code reads. */
const globals = globalThis as unknown as Record<string, Partial<Switches> | undefined>
const switches = (globals['__stryker__'] ??= {})
switches.activeMutant = inject('mutant')
switches.hitCount = 0
switches.hitLimit = inject('hitLimit')
// The instrumented code keeps the object that it finds first, so it is emptied, not replaced.
switches.mutantCoverage ??= { static: {}, perTest: {} }
const hits = switches.mutantCoverage.static
for (const mutant of Object.keys(hits)) delete hits[mutant]

// Code that runs when a module loads runs once for all test files of the worker, so it would look like something that the first of them alone reaches.
await Promise.all(inject('loadedFirst').map(file => import(/* @vite-ignore */ file)))
const atLoad = Object.keys(hits)
for (const mutant of atLoad) delete hits[mutant]

const reachedFile = inject('reachedFile')
afterAll(() => {
  if (reachedFile) writeFileSync(reachedFile, JSON.stringify({ hits, atLoad }))
})
