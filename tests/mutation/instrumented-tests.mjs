import { randomUUID } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { loadConfigFromFile } from 'vite'
import { createVitest } from 'vitest/node'
import { top } from '../../scripts/setup.mjs'
import { LastingWorker } from './lasting-worker.mjs'

class AsGiven {
  sort = files => files
  shard = files => files
}

/** The unit tests of the files that match `include`, all of them if there is none, on instrumented `code` of a `folder`. */
export async function instrumentedTests(code, include, folder) {
  const reachedFile = path.join(import.meta.dirname, `node_modules/.reached-${randomUUID()}.json`)
  const { config } = await loadConfigFromFile({ command: 'serve', mode: 'test' }, path.join(top, 'vite.config.ts'))
  const { expect, experimental, projects } = config.test
  const { test: unit } = projects.find(({ test }) => test.name === 'unit')
  const instrumented = {
    name: 'instrumented',
    enforce: 'pre',
    load: file => code.get(file),
    // What was changed here is not kept between runs, as other modules are.
    configureVitest: ({ experimental_defineCacheKeyGenerator: defineKey }) => defineKey(({ id }) => (code.has(id) ? false : undefined)),
  }
  let worker
  const options = {
    root: top,
    config: false,
    watch: false,
    include: include ?? unit.include,
    // Its own test would run it again.
    exclude: [...unit.exclude, 'tests/mutation/mutate-domain.test.ts'],
    isolate: false,
    pool: { name: 'lasting', createPoolWorker: of => (worker ??= new LastingWorker(of)) },
    maxWorkers: 1,
    sequence: { sequencer: AsGiven, setupFiles: 'list' },
    // Built-ins are noted before any other module of the worker can replace them.
    setupFiles: [path.join(top, 'tests/support/run/restored-built-ins.ts'), path.join(import.meta.dirname, 'switch-mutant.ts')],
    reporters: [{}],
    silent: true,
    bail: 1,
    expect,
    experimental,
  }
  const vitest = await createVitest('test', options, { plugins: [instrumented, config.plugins], define: config.define })
  const loadedFirst = readdirSync(folder, { recursive: true })
    .filter(file => file.endsWith('.ts'))
    .map(file => path.resolve(folder, file))

  const loaded = new Set()

  /** Runs the files in their order up to the first that fails. A `timeLimit` of 0 is none. */
  async function run(testFiles, { mutant = '', hitLimit = Number.MAX_SAFE_INTEGER, reached = '', timeLimit = 120_000 } = {}) {
    vitest.state.filesMap.clear()
    vitest.provide('mutant', mutant)
    vitest.provide('hitLimit', hitLimit)
    vitest.provide('reachedFile', reached)
    // Once for each worker: to ask for what is loaded takes as long as the tests do.
    vitest.provide('loadedFirst', reached && loaded.size === 0 ? loadedFirst : [])
    vitest.provide('timeLimit', timeLimit)
    const specifications = testFiles.map(file => vitest.projects[0].createSpecification(file))
    const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications)
    const failed = testModules.filter(one => !one.ok()).map(one => one.moduleId)
    const errors = [...testModules.flatMap(one => [...one.children.allTests()]).flatMap(one => one.result().errors ?? []), ...unhandledErrors]
    // A loop without an end, or a wait for what never comes.
    const isEndless = errors.some(({ message }) => /Hit count limit reached|timed out in \d+ms/.test(message))
    const duration = testModules.reduce((sum, one) => sum + one.diagnostic().duration, 0)
    return { isNoticed: failed.length + unhandledErrors.length > 0, isEndless, failed, errors, duration }
  }

  async function forget() {
    loaded.clear()
    await worker?.end()
  }

  /** Runs the files in a worker of their own, in which a mutant acts from the first module on. */
  async function runFresh(files, how) {
    await forget()
    const result = await run(files, how)
    await forget()
    return result
  }

  /** How often the test file reaches each mutant, which of them also act when a module loads, and how many milliseconds its tests take. */
  async function record(file) {
    const { isNoticed, errors, duration } = await run([file], { reached: reachedFile, timeLimit: 0 })
    if (isNoticed) throw new AggregateError(errors, `Without a mutant, all tests must pass: ${path.relative(top, file)}`)
    loaded.add(file)
    // A file whose tests are all skipped writes none.
    const { hits, atLoad } = existsSync(reachedFile) ? JSON.parse(readFileSync(reachedFile, 'utf8')) : { hits: {}, atLoad: [] }
    rmSync(reachedFile, { force: true })
    return { file, hits, atLoad, duration }
  }

  /**
   * Asks the files one by one in a worker that has loaded their modules without the mutant. On a busy machine a test may take too long: only what fails with
   * the mutant, and passes without it right afterwards, has noticed it. Nothing is told if the worker is no longer what it was before the mutant.
   */
  async function askLoaded(records, mutant) {
    for (const { file, hits } of records) {
      if (!loaded.has(file)) await record(file)
      // A loop that a mutant keeps from ending passes the mutant again and again.
      const result = await run([file], { mutant, hitLimit: 1000 + 100 * hits[mutant] })
      if (!result.isNoticed) continue
      const isClean = result.failed.length > 0 && !(await run([file])).isNoticed
      if (!isClean || result.isEndless) await forget()
      return isClean ? result : undefined
    }
    return { isNoticed: false }
  }

  async function askFresh(records, mutant) {
    const files = records.map(one => one.file)
    const hitLimit = 1000 + 100 * Math.max(0, ...records.map(({ hits }) => hits[mutant] ?? 0))
    const result = await runFresh(files, { mutant, hitLimit })
    // A busy machine makes a test slow with the mutant or without it.
    const isBusy = result.isEndless && (await run(result.failed)).isNoticed
    return isBusy ? await runFresh(files, { mutant, hitLimit, timeLimit: 600_000 }) : result
  }

  return {
    close: async () => {
      await worker?.end()
      await vitest.close()
    },

    // Files that say what they run in need a worker of their own.
    testFiles: async () =>
      (await vitest.globTestSpecifications())
        .map(one => one.moduleId)
        .filter(file => !readFileSync(file, 'utf8').includes('@vitest-environment'))
        .sort(),

    record,

    /** Whether one of the recorded files notices the mutant. Modules load once for all tests of a worker, so a mutant that acts then needs a fresh one. */
    ask: async (records, mutant, isAtLoad) => (isAtLoad ? undefined : await askLoaded(records, mutant)) ?? askFresh(records, mutant),
  }
}
