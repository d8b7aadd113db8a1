import { defineHandler } from '../../../shared/functions/handler'
import { Refused } from '../../../shared/functions/refused'
import type { Records } from '../../../shared/records/records'
import { RuleBroken } from '../../../shared/records/rule-broken'
import { slugOf } from '../../../shared/text/slug'
import { neighbourhoods, type Polygons } from '../../editions.collection'
import { polygonsOf } from './city-outlines'
import { cutOut, type NamedOutline, outlineProblem } from './disjoint-outlines'
import { saveOutlines } from './save-outlines.contract'
import { simplified } from './simplify-outlines'

/** Colors of new neighborhoods; consecutive ones differ as much as possible. */
const colourOf = (order: number) => `oklch(74% 0.09 ${(order * 137) % 360})`

export const saveOutlinesHandler = defineHandler(saveOutlines, ({ once, records }, { city, cut, outlines }) =>
  once(
    async (within, { ofCity, drawn, slugs }) => {
      const stored = await within.getAll(
        neighbourhoods,
        ofCity.map(({ id }) => id),
      )
      const taken = await within.getAll(neighbourhoods, slugs.values())
      for (const id of taken.keys()) throw new Refused('already-exists', id)
      let order = Math.max(-1, ...ofCity.map(one => one.order))
      for (const { id, name, outline } of drawn) {
        const json = JSON.stringify(outline)
        const before = stored.get(id)
        const slug = slugs.get(id)
        if (before) within.change(neighbourhoods, before, { name, outline: json })
        else if (slug !== undefined) {
          order += 1
          within.create(neighbourhoods, slug, { name, city, outline: json, order, colour: colourOf(order), status: 'active' })
        }
      }
      return { created: [...slugs.values()], changed: drawn.length - slugs.size }
    },
    async () => {
      const ofCity = await records.find(neighbourhoods, { where: [['city', '==', city]] })
      const drawn = outlines.map(({ id, name, outline }, i): NamedOutline => ({ id: id ?? `new ${i}`, name, outline }))
      for (const { id } of outlines) if (id !== undefined && !ofCity.some(one => one.id === id)) throw new Refused('not-found', id)
      const others = ofCity
        .filter(one => one.status === 'active' && one.outline && !drawn.some(({ id }) => id === one.id))
        .map(({ id, name, outline }): NamedOutline => ({ id, name, outline: polygonsOf(outline) }))
      const isNew = ({ id }: NamedOutline) => !ofCity.some(one => one.id === id)
      return { ofCity, drawn: disjoint(drawn, others, cut), slugs: await freeSlugs(records, drawn.filter(isNew), city) }
    },
  ),
)

/** The outlines as they will be stored. Throws `outline-refused` for the first invalid one. */
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

/** The id of each new neighborhood. Where another city has one of this name, or the file has two, the city or a number follows. */
async function freeSlugs(records: Records, created: readonly NamedOutline[], city: string): Promise<ReadonlyMap<string, string>> {
  const slugs = new Map<string, string>()
  for (const { id, name } of created) {
    const base = slugOf(name) || 'area'
    const isFree = async (slug: string) => ![...slugs.values()].includes(slug) && !(await records.get(neighbourhoods, slug))
    let slug = base
    for (let n = 1; !(await isFree(slug)); n++) slug = [base, slugOf(city), ...(n > 1 ? [n] : [])].filter(Boolean).join('-')
    slugs.set(id, slug)
  }
  return slugs
}
