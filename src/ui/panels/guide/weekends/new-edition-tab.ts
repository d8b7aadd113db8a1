import { EditionService } from '../../../../domain/guide/edition-service'
import { copyEdition } from '../../../../domain/guide/editions/copy-edition.contract'
import { editions } from '../../../../domain/guide/editions.collection'
import { Callables } from '../../../../domain/shared/functions/callables'
import { omitUndefined } from '../../../../domain/shared/omit-undefined'
import { optional, text, withHelp } from '../../../../domain/shared/records/fields'
import { counted } from '../../../kit/counted'
import { useOrganisation } from '../../../queries/site.queries'
import { selectInput } from '../../engine/fields/option-inputs'
import { ZoneInput } from '../../engine/fields/zone-input'
import { runPanel } from '../../engine/run/run-panel'
import { runOf } from '../../engine/run/run-spec'
import { useEditions } from '../use-edition'

const { name, year, city, tz } = editions.fields
const word = withHelp(optional(text('Word', 15)), 'Only for a second festival in that year, such as “spring”. It is part of the address.')
const FormerInput = selectInput({ useOptions: () => useEditions().map(one => ({ value: one.id, label: `${one.id} · ${one.name}` })) })

/** A new edition: from a former one, or from nothing. */
export default runPanel(() => {
  const organisation = useOrganisation()
  return { runs: { ...(useEditions().length > 0 && { copy }), begin: beginRun(omitUndefined({ city: organisation?.city, tz: organisation?.tz })) } }
})

const copy = runOf({
  title: 'From a former edition',
  purpose: 'Takes over its city, page size, tiers, map and weekends with their neighborhoods. Days are the same days of the week.',
  rule: copyEdition.access,
  choose: { fields: { from: text('Edition', 128), year, name, word }, inputs: { from: FormerInput } },
  label: 'Create edition',
  run: async ({ input }, services) => {
    const made = await services.get(Callables).call(copyEdition, input)
    return {
      message: `Edition ${made.editionId} is planned, with ${counted(made.weekends, 'weekend')} and ${counted(made.neighbourhoods, 'neighborhood')} in them.`,
      to: `/cpanel/sfosweekends?edition=${made.editionId}`,
    }
  },
})

/** `begin` fills in the organization's own city and time zone. */
const beginRun = (begin: { readonly city?: string; readonly tz?: string }) =>
  runOf({
    title: 'From nothing',
    purpose: 'An edition of any city, without weekends and neighborhoods.',
    rule: copyEdition.access,
    choose: { fields: { year, name, city, tz, word }, inputs: { tz: ZoneInput }, begin },
    label: 'Create edition',
    run: async ({ input }, services) => {
      const { word: second, ...data } = input
      const editionId = await services.get(EditionService).create({ ...data, ...(second && { word: second }) })
      return { message: `Edition ${editionId} is planned. Enter its weekends next.`, to: `/cpanel/sfosweekends?edition=${editionId}` }
    },
  })
