import { BaseSequencer } from 'vitest/node'

/**
 * A sequencer that starts these files first, in this order: files that take minutes, of which none should run alone at the end.
 * @param {readonly string[]} longest names without `.ts`
 */
export const longestFirst = longest =>
  class LongestFirst extends BaseSequencer {
    /** @param {import('vitest/node').TestSpecification[]} files */
    async sort(files) {
      const placeOf = ({ moduleId }) => {
        const place = longest.findIndex(name => moduleId.endsWith(`/${name}.ts`))
        return place < 0 ? longest.length : place
      }
      return (await super.sort(files)).toSorted((a, b) => placeOf(a) - placeOf(b))
    }
  }
