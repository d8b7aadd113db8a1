import type { Edition } from '../../../../domain/guide/edition-service'
import { freezeNumbers } from '../../../../domain/guide/numbering/freeze-numbers.contract'
import { indexRuns } from '../../../../domain/guide/numbering/index-runs.collection'
import { keepsFromFreezing } from '../../../../domain/guide/numbering/number-checks'
import { NumberedListings, type NumbersOfEdition } from '../../../../domain/guide/numbering/numbered-listings'
import { runIndexer } from '../../../../domain/guide/numbering/run-indexer.contract'
import { Callables } from '../../../../domain/shared/functions/callables'
import { useApp, useLiveQuery } from '../../../app-services/app-context'
import { choiceText } from '../../../forms/choice-text'
import { counted } from '../../../kit/counted'
import { peopleQueries } from '../../../queries/people.queries'
import { listOf } from '../../engine/run/list-spec'
import { runPanel } from '../../engine/run/run-panel'
import { type PlannedRow, type RunPlan, type RunSpec, runOf } from '../../engine/run/run-spec'
import { useEdition } from '../use-edition'
import { numbersQuery } from './numbers.queries'

type Run = NumbersOfEdition['runs'][number] & { readonly by: string }

function useRuns(): readonly Run[] {
  const app = useApp()
  const runs = useLiveQuery(numbersQuery(app, useEdition()?.id ?? 'none', 'runs', numbers => numbers.runs))
  const names = new Map(useLiveQuery(peopleQueries(app).colleagues()).map(({ personId, name }) => [personId, name]))
  return runs.map(run => ({ ...run, by: names.get(run.createdBy) ?? 'Somebody else' }))
}

/** Numbers are seen before they are given; they are frozen once. */
export default runPanel(() => specOf(useEdition(), useRuns()[0]))

interface NumberPlan extends RunPlan<PlannedRow & { readonly name: string; readonly from?: string; readonly to?: string }> {
  readonly hash: string
}

const { order, gap } = indexRuns.fields

const specOf = (edition: Edition | undefined, last: Run | undefined): RunSpec => ({
  runs: {
    number: runOf<{ order: typeof order; gap: typeof gap }, NumberPlan>({
      title: 'Number the map',
      purpose: 'Weekend by weekend, then by neighborhood. A building has one number. After the freeze only late listings get one, with a letter.',
      rule: runIndexer.access,
      choose: { fields: { order, gap }, begin: { order: last?.order ?? 'walk', gap: last?.gap ?? 0 } },
      plan: async (rule, services) => {
        if (!edition) return { rows: [], toWrite: 0, hash: '', refused: 'Create an edition first.' }
        const { hash, numbered, isFrozen, changes, findings } = await services.get(Callables).call(runIndexer, { editionId: edition.id, ...rule })
        return {
          hash,
          rows: changes.map(({ from, to, ...change }) => ({
            ...change,
            ...(from !== undefined && { from }),
            ...(to !== undefined && { to }),
            outcome: from === undefined ? 'new' : to === undefined ? 'taken back' : 'moved',
          })),
          toWrite: changes.length,
          notes: [
            `${counted(numbered, 'listing')} will have a number. ${changes.length === 0 ? 'Nothing changes.' : `${counted(changes.length, 'number')} would change.`}`,
            ...(isFrozen ? ['The numbers are frozen: nothing that has one moves.'] : []),
            ...findings.slice(0, 5).map(({ note }) => note),
            ...(findings.length > 5 ? [`${findings.length - 5} more findings. After the run they are in the tab “Checks”.`] : []),
          ],
        }
      },
      planned: [
        { name: 'name', label: 'Listing', value: ({ name }) => name },
        { name: 'from', label: 'From', value: ({ from }) => from },
        { name: 'to', label: 'To', value: ({ to }) => to },
      ],
      label: (_, { toWrite }) => `Apply ${counted(toWrite, 'change')}`,
      run: async ({ input, plan: { hash } }, services) => {
        const { changes } = await services.get(Callables).call(runIndexer, { editionId: edition!.id, ...input, seen: hash })
        return { message: `${counted(changes.length, 'number')} changed. Visitors see them when you publish the guide.` }
      },
    }),
    freeze: runOf({
      title: 'Freeze the numbers',
      purpose: 'Before print. From then on no number changes: late listings get a letter, and nobody gets the number of a withdrawn one.',
      rule: freezeNumbers.access,
      choose: { fields: {} },
      plan: async (_, services) => {
        if (!edition) return { rows: [], toWrite: 0, refused: 'Create an edition first.' }
        const { frozenAt, rows, findings } = await services.get(NumberedListings).of(edition.id).read()
        const given = rows.filter(({ number }) => number !== undefined)
        const open = findings.filter(keepsFromFreezing)
        return {
          rows: given.map(({ id, name, number }) => ({ id, outcome: 'frozen', what: `${number} ${name}` })),
          toWrite: given.length,
          notes: ['This cannot be undone. You will be asked for your password.'],
          refused: frozenAt
            ? 'The numbers of this edition are frozen already.'
            : given.length === 0
              ? 'No listing has a number yet. Number the map first.'
              : open.length > 0
                ? `${counted(open.length, 'number is', 'numbers are')} missing or given twice. The tab “Checks” names them.`
                : undefined,
        }
      },
      planned: [{ name: 'what', label: 'Number', value: ({ what }) => what }],
      label: (_, { toWrite }) => `Freeze ${counted(toWrite, 'number')} for good`,
      run: async (_, services) => {
        const { numbered } = await services.get(Callables).call(freezeNumbers, { editionId: edition!.id })
        return { message: `${counted(numbered, 'listing has', 'listings have')} a number for good.` }
      },
    }),
  },
  lists: [
    listOf<Run>({
      title: 'Earlier runs',
      rule: runIndexer.access,
      useRows: useRuns,
      columns: [
        { name: 'kind', label: 'What', value: ({ n, kind }) => `${n} · ${kinds[kind]}` },
        { name: 'at', label: 'When', kind: 'instant', value: ({ createdAt }) => createdAt },
        { name: 'by', label: 'By', value: ({ by }) => by },
        { name: 'changed', label: 'Changed', kind: 'number', value: ({ changed }) => changed },
        { name: 'findings', label: 'Findings', kind: 'number', value: ({ checks }) => checks.length },
        { name: 'order', label: 'Order', value: ({ order: by }) => choiceText(by) },
        { name: 'state', label: 'State', value: ({ status }) => choiceText(status) },
      ],
      empty: 'The map is not numbered yet.',
    }),
  ],
})

const kinds: Readonly<Record<Run['kind'], string>> = { numbering: 'Numbered', publication: 'Late listings numbered', freeze: 'Frozen' }
