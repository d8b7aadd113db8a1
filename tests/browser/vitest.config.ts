import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Files that take minutes: begun last, one of them would run alone at the end. */
const longest = ['every-route', 'first-paint', 'keyboard']

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification) => longest.some(name => moduleId.endsWith(`/${name}.journey.ts`))
    return (await super.sort(files)).toSorted((a, b) => Number(isLong(b)) - Number(isLong(a)))
  }
}

/** Journeys through the built local mode, in a real browser, two files at a time: they share one preview, and each has a browser of its own. */
export default defineConfig({
  test: {
    name: 'browser',
    dir: 'tests/browser',
    include: ['**/*.journey.ts'],
    globalSetup: ['tests/browser/preview-and-browser.ts'],
    sequence: { sequencer: LongestFirst },
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
})
