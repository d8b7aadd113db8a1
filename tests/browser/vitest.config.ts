import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Files that take minutes. They start first, so that none runs alone at the end. */
const longest = ['public-pages', 'office-panels', 'first-paint']

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification) => longest.some(name => moduleId.endsWith(`/${name}.journey.ts`))
    return (await super.sort(files)).toSorted((a, b) => Number(isLong(b)) - Number(isLong(a)))
  }
}

/** Tests of the built local mode in a real browser, two files at a time: they share one preview server, and each has its own browser. */
export default defineConfig({
  test: {
    name: 'browser',
    dir: 'tests/browser',
    include: ['**/*.journey.ts'],
    globalSetup: ['tests/browser/preview-and-browser.ts'],
    sequence: { sequencer: LongestFirst },
    maxWorkers: 2,
    // Failures print all differences, because the log may be the only result of a run.
    chaiConfig: { truncateThreshold: 0 },
    testTimeout: 180_000,
    hookTimeout: 240_000,
    // On a busy machine a page may take seconds.
    expect: { poll: { timeout: 90_000 } },
  },
})
