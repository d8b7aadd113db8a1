import type { Edition } from '../../../../domain/guide/edition-service'
import { swapWeekends } from '../../../../domain/guide/editions/weekends/swap-weekends.contract'
import { Callables } from '../../../../domain/shared/functions/callables'
import { reasonField } from '../../../../domain/shared/functions/reason'
import { boolean, text } from '../../../../domain/shared/records/fields'
import { counted } from '../../../kit/counted'
import { runPanel } from '../../engine/run/run-panel'
import { type RunSpec, runOf } from '../../engine/run/run-spec'
import { useEdition } from '../use-edition'
import { WeekendInput } from '../weekend-and-building-inputs'

/** Swaps two weekends: first shows who is affected, then swaps with a reason and sends the mails. */
export default runPanel(() => swapSpec(useEdition()))

const swapSpec = (edition: Edition | undefined): RunSpec => ({
  runs: {
    swap: runOf({
      title: 'Swap two weekends',
      purpose: 'The neighborhoods of both change places. Everybody who is registered there opens on the other days, and openings move along.',
      rule: swapWeekends.access,
      choose: {
        fields: {
          first: text('Weekend', 128),
          second: text('Changes places with', 128),
          reason: reasonField('Reason'),
          mail: boolean('Tell everybody who is affected by mail'),
        },
        inputs: { first: WeekendInput, second: WeekendInput },
        begin: { mail: true },
      },
      plan: async ({ first, second }, services) => {
        if (!edition || first === second) return { rows: [], toWrite: 0, refused: 'Choose two different weekends.' }
        const found = await services.get(Callables).call(swapWeekends, { dryRun: true, editionId: edition.id, weekendIds: [first, second] })
        const rows = [
          { id: 'registrations', outcome: 'affected', what: counted(found.registrations, 'registration') },
          { id: 'listings', outcome: 'affected', what: `${counted(found.listings, 'listing')} with openings on these days` },
          { id: 'people', outcome: 'affected', what: counted(found.people, 'person', 'people') },
        ]
        return { rows, toWrite: 1, notes: [`${counted(found.registrations, 'registration')} affected.`] }
      },
      planned: [{ name: 'what', label: 'Affected', value: ({ what }) => what }],
      label: 'Swap the weekends',
      run: async ({ input: { first, second, reason, mail } }, services) => {
        const done = await services
          .get(Callables)
          .call(swapWeekends, { dryRun: false, editionId: edition!.id, weekendIds: [first, second], reason, mail })
        return { message: `The weekends have changed places. ${counted(done.listings, 'listing')} moved, ${counted(done.mailed, 'mail')} sent.` }
      },
    }),
  },
})
