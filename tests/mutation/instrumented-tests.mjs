import { randomUUID } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { loadConfigFromFile } from 'vite'
import { createVitest } from 'vitest/node'
import { top } from '../../scripts/setup.mjs'

class AsGiven {
  sort = files => files
  shard = files => files
}

/** The unit tests of the files that match `include`, on instrumented `code` of a `folder`. Each run has a worker of its own, so a mutant acts from the first module on. */
export async function instrumentedTests(code, include, folder) {
  const reachedFile = path.join(import.meta.dirname, `node_modules/.reached-${randomUUID()}.jsonl`)
  const { config } = await loadConfigFromFile({ command: 'serve', mode: 'test' }, path.join(top, 'vite.config.ts'))
  const { expect, experimental } = config.test
  const instrumented = {
    name: 'instrumented',
    enforce: 'pre',
    load: file => code.get(file),
    // What was changed here is not kept between runs, as other modules are.
    configureVitest: ({ experimental_defineCacheKeyGenerator: defineKey }) => defineKey(({ id }) => (code.has(id) ? false : undefined)),
  }
  const options = {
    root: top,
    config: false,
    watch: false,
    include,
    isolate: false,
    pool: 'threads',
    maxWorkers: 1,
    sequence: { sequencer: AsGiven },
    setupFiles: [path.join(import.meta.dirname, 'switch-mutant.ts')],
    reporters: [{}],
    silent: true,
    expect,
    experimental,
  }
  const vitest = await createVitest('test', options, { plugins: [instrumented, config.plugins], define: config.define })
  const sources = readdirSync(folder, { recursive: true }).filter(file => file.endsWith('.ts'))
  const { moduleGraph } = vitest.vite.environments.ssr

  /** Runs the files in their order up to the first that fails, unless `bail` is 0. A `timeLimit` of 0 is none. */
  async function run(
    testFiles,
    { mutant = '', hitLimit = Number.MAX_SAFE_INTEGER, reached = '', loadedFirst = [], bail = 1, timeLimit = 120_000 } = {},
  ) {
    vitest.state.filesMap.clear()
    for (const { config: own } of [vitest, ...vitest.projects]) Object.assign(own, { bail, testTimeout: timeLimit, hookTimeout: timeLimit })
    vitest.provide('mutant', mutant)
    vitest.provide('hitLimit', hitLimit)
    vitest.provide('reachedFile', reached)
    vitest.provide('loadedFirst', loadedFirst)
    const specifications = testFiles.map(file => vitest.projects[0].createSpecification(file))
    const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications)
    const failed = testModules.filter(one => !one.ok()).map(one => path.relative(top, one.moduleId))
    const errors = [...testModules.flatMap(one => [...one.children.allTests()]).flatMap(one => one.result().errors ?? []), ...unhandledErrors]
    // A loop without an end, or a wait for what never comes. On a very busy machine, a slow test looks like the latter.
    const isEndless = errors.some(({ message }) => /Hit count limit reached|timed out in \d+ms/.test(message))
    return { isNoticed: failed.length + unhandledErrors.length > 0, isEndless, failed, testModules, errors }
  }

  return {
    run,
    close: () => vitest.close(),

    testFiles: async () => (await vitest.globTestSpecifications()).map(one => one.moduleId).sort(),

    /** Of each of these test files, how often it reached each mutant, which of them while modules loaded, and how long it took in milliseconds. */
    async reach(files) {
      const loadedFirst = sources.map(file => path.resolve(folder, file))
      const { isNoticed, failed, testModules, errors } = await run(files, { reached: reachedFile, loadedFirst, bail: 0, timeLimit: 0 })
      if (isNoticed) throw new AggregateError(errors, `Without a mutant, all tests must pass: ${failed.join(' ')}`)
      const took = new Map(testModules.map(one => [one.moduleId, one.diagnostic().duration]))
      const lines = existsSync(reachedFile) ? readFileSync(reachedFile, 'utf8').trim().split('\n') : []
      rmSync(reachedFile, { force: true })
      return lines.map(line => JSON.parse(line)).map(one => ({ ...one, took: took.get(one.testFile), distancesTo }))
    },
  }

  /** How many imports lead from each file to this one; known for what was loaded. */
  function distancesTo(file) {
    const distances = new Map([[file, 0]])
    for (const [one, distance] of distances)
      for (const module of moduleGraph.getModulesByFile(one) ?? [])
        for (const importer of module.importers) if (!distances.has(importer.file)) distances.set(importer.file, distance + 1)
    return distances
  }
}
