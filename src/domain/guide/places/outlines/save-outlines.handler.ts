import { defineHandler } from '../../../shared/functions/handler'
import { Refused } from '../../../shared/functions/refused'
import { RuleBroken } from '../../../shared/records/rule-broken'
import { slugOf } from '../../../shared/text/slug'
import { neighbourhoods, type Polygons } from '../../editions.collection'
import { cutOut, type NamedOutline, outlineProblem } from './disjoint-outlines'
import { polygonsOf } from './neighbourhood-at'
import { saveOutlines } from './save-outlines.contract'
import { simplified } from './simplify-outlines'

/** Colors of new neighborhoods, each as different from the one before as may be. */
const colourOf = (order: number) => `oklch(74% 0.09 ${(order * 137) % 360})`

export const saveOutlinesHandler = defineHandler(saveOutlines, ({ once, records }, { city, cut, outlines }) =>
  once(
    async (within, { ofCity, drawn }) => {
      const stored = await Promise.all(ofCity.map(({ id }) => within.get(neighbourhoods, id)))
      const last = Math.max(-1, ...ofCity.map(one => one.order))
      const taken = new Set(ofCity.map(({ id }) => id))
      const unknown = drawn.filter(({ id }) => !stored.some(one => one?.id === id))
      const created = unknown.map(({ name }) => {
        const slug = freeSlug(name, city, taken)
        taken.add(slug)
        return slug
      })
      // Another city may have a neighborhood of this name.
      for (const slug of created) if (await within.get(neighbourhoods, slug)) throw new Refused('already-exists', slug)
      for (const { id, name, outline } of drawn) {
        const before = stored.find(one => one?.id === id)
        if (before) within.change(neighbourhoods, before, { name, outline: JSON.stringify(outline) })
      }
      for (const [i, { name, outline }] of unknown.entries()) {
        const order = last + 1 + i
        const json = JSON.stringify(outline)
        within.create(neighbourhoods, created[i]!, { name, city, outline: json, order, colour: colourOf(order), status: 'active' })
      }
      return { created, changed: drawn.length - created.length }
    },
    async () => {
      const ofCity = await records.find(neighbourhoods, { where: [['city', '==', city]] })
      const drawn = outlines.map(({ id, name, outline }, i): NamedOutline => ({ id: id ?? `new ${i}`, name, outline }))
      for (const { id } of outlines) if (id !== undefined && !ofCity.some(one => one.id === id)) throw new Refused('not-found', id)
      const others = ofCity
        .filter(one => one.status === 'active' && one.outline && !drawn.some(({ id }) => id === one.id))
        .map(({ id, name, outline }): NamedOutline => ({ id, name, outline: polygonsOf(outline) }))
      return { ofCity, drawn: disjoint(drawn, others, cut) }
    },
  ),
)

/** The outlines as they are stored. Throws `outline-refused` for the first that cannot be. */
function disjoint(drawn: readonly NamedOutline[], others: readonly NamedOutline[], cut: boolean): readonly NamedOutline[] {
  const done = [...others]
  return drawn.map(one => {
    const outline: Polygons = cut ? simplified([cutOut(one, done)])[0]! : one.outline
    const problem = outlineProblem({ ...one, outline }, done)
    if (problem) throw new RuleBroken('outline-refused', { name: one.name, problem })
    const kept = { ...one, outline }
    done.push(kept)
    return kept
  })
}

function freeSlug(name: string, city: string, taken: ReadonlySet<string>): string {
  const slug = slugOf(name) || 'area'
  return taken.has(slug) ? `${slug}-${slugOf(city)}-${taken.size}` : slug
}
