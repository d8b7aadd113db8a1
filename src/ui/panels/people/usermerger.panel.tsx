import { findDuplicates } from '../../../domain/merging/find-duplicates.contract'
import { type DuplicatePair, isForBatch, MergeService, maxInBatch, type PairPage, proposedKept } from '../../../domain/merging/merge-service'
import type { Merge } from '../../../domain/merging/merges.collection'
import { Callables } from '../../../domain/shared/functions/callables'
import type { FieldMap } from '../../../domain/shared/records/fields'
import { WallClock } from '../../../domain/shared/time/wall-clock'
import { useApp, useLiveQuery, useService } from '../../app-services/app-context'
import { numberText } from '../../kit/number-text'
import { mergeQueries } from '../../queries/merge.queries'
import { Link } from '../../routing/link'
import { listOf } from '../engine/run/list-spec'
import { runPanel } from '../engine/run/run-panel'
import { type PlannedRow, type RunPlan, runOf } from '../engine/run/run-spec'
import { Comparison } from './merge/comparison'
import { pairFields, planPair, runPair } from './merge/merge-pair'
import { undoMergeAndReport } from './merge/undo-merge'
import { PersonInput } from './person/person-input'

const n = (count: number) => numberText(count)
const pairsCounted = (count: number) => (count === 1 ? '1 pair' : `${n(count)} pairs`)

const look = runOf({
  title: 'Look for duplicates',
  purpose: 'Compares everybody with everybody, by email, phone, address and name. It takes a few seconds.',
  choose: { fields: {} },
  label: 'Look for duplicates',
  run: async (_, services) => {
    const { people, pairs, added } = await services.get(Callables).call(findDuplicates, {})
    return { message: `${n(people)} people compared: ${pairsCounted(pairs)}, ${n(added)} of them new.` }
  },
})

const mergeTwo = runOf({
  title: 'Merge two people',
  purpose: 'Choose both by hand, or compare a pair of the list below.',
  choose: { fields: pairFields, inputs: { a: PersonInput, b: PersonInput }, later: ['kept', 'take', 'account'] },
  plan: planPair,
  planned: Comparison,
  label: (_, { pair }) => (pair ? `Merge into ${pair.kept.names.display}` : 'Merge'),
  run: runPair,
})

interface PlannedPair extends PlannedRow {
  readonly pair: DuplicatePair
}

const batch = runOf<FieldMap, RunPlan<PlannedPair>>({
  title: 'Merge the certain pairs',
  purpose: `Pairs with the same email and name, ${maxInBatch} at most at a time.`,
  choose: { fields: {} },
  plan: async (_, services) => {
    const pairs = (await services.get(MergeService).pairs()).pairs.filter(isForBatch).slice(0, maxInBatch)
    return { rows: pairs.map(pair => ({ id: pair.id, outcome: 'merged', pair })), toWrite: pairs.length }
  },
  planned: [
    { name: 'kept', label: 'Kept', value: ({ pair }) => proposedKept(pair.people)[0].names.display },
    { name: 'other', label: 'Becomes part of it', value: ({ pair }) => proposedKept(pair.people)[1].names.display },
    { name: 'email', label: 'Email', value: ({ pair }) => pair.people[0].emails[0]?.address },
  ],
  label: (_, { toWrite }) => `Merge ${pairsCounted(toWrite)}`,
  // One after the other, so that a pause leaves only complete merges. Undo reverts all of them, the last first.
  run: async ({ plan: { rows }, signal, onProgress }, services) => {
    const service = services.get(MergeService)
    const merged: string[] = []
    for (const [at, { pair }] of rows.entries()) {
      if (signal.aborted) return { outcome: 'paused', message: '' }
      onProgress({ done: at, total: rows.length })
      // A record may be in two pairs, so the result of the first merge is read again.
      const [one, other] = await Promise.all(pair.people.map(({ id }) => service.person(id)))
      if (one?.status === 'active' && other?.status === 'active') merged.push(await service.merge(...proposedKept([one, other])))
    }
    const undo = async () => {
      for (const id of merged.toReversed()) await service.undo(id)
    }
    return { message: `${merged.length === 1 ? '1 pair is' : `${merged.length} pairs are`} merged.`, undo }
  },
})

const ruleNames: Readonly<Record<DuplicatePair['rule'], string>> = {
  email: 'Same email',
  namePhone: 'Same name and phone',
  nameAddress: 'Same name and house',
  similar: 'Names alike',
  hand: 'Chosen by hand',
}
/** Name, first address and phone, and where the record comes from. */
const personLine = ({ names, emails, phones, source }: DuplicatePair['people'][0]) =>
  [names.display, emails[0]?.address, phones?.[0], source].filter(Boolean).join(' · ')

const pairs = listOf<DuplicatePair>({
  title: 'Likely duplicates',
  useRows: () => useLiveQuery(mergeQueries(useApp()).pairs()).pairs,
  useMore: () => {
    const { pairs: first, morePairs } = mergeQueries(useApp())
    const { next } = useLiveQuery(first())
    return next && (() => morePairs(next))
  },
  useTotal: () => useLiveQuery(mergeQueries(useApp()).waitingPairs()),
  name: ({ people: [one, other] }) => `${one.names.display} and ${other.names.display}`,
  columns: [
    { name: 'one', label: 'One', value: ({ people: [one] }) => personLine(one) },
    { name: 'other', label: 'The other', value: ({ people: [, other] }) => personLine(other) },
    { name: 'rule', label: 'Why', value: ({ rule }) => ruleNames[rule] },
    { name: 'score', label: 'Names', value: ({ score }) => (score === 1 ? 'equal' : `${Math.round(score * 100)} % alike`) },
    { name: 'compare', label: 'Compare', value: ({ id }) => id, draw: pair => <CompareLink pair={pair} /> },
  ],
  actions: [
    {
      label: 'Mark as not a duplicate',
      on: 'one',
      run: async ([pair], services) => {
        await services.get(MergeService).dismiss(pair!)
        return { message: 'Two different people. They are not offered again.', undo: () => services.get(MergeService).reopen(pair!.id) }
      },
    },
  ],
  // The other pairs stay as loaded: two hundred pairs are not read again for one.
  changed: (app, { id }) => {
    const queries = mergeQueries(app)
    app.queries.setQueryData(
      queries.pairs().queryKey,
      (before: PairPage | undefined) => before && { ...before, pairs: before.pairs.filter(pair => pair.id !== id) },
    )
    void app.queries.invalidateQueries({ queryKey: queries.waitingPairs().queryKey })
  },
  empty: 'No duplicates are waiting. Compare everybody with everybody above.',
})

const CompareLink = ({ pair: { people } }: { readonly pair: DuplicatePair }) => {
  const [one, other] = people
  return (
    <Link to={`?do=merge&a=${one.id}&b=${other.id}`} aria-label={`Compare ${one.names.display} with ${other.names.display}`}>
      Compare
    </Link>
  )
}

type ListedMerge = Merge & { readonly canUndo: boolean }

const stateNames: Readonly<Record<Merge['status'], string>> = {
  running: 'Broken off',
  done: 'Merged',
  undoing: 'Undo broken off',
  undone: 'Taken back',
}

const merges = listOf<ListedMerge>({
  title: 'Merges',
  useRows: () => {
    const now = useService(WallClock).now()
    return useLiveQuery(mergeQueries(useApp()).merges()).map(one => ({ ...one, canUndo: one.status !== 'undone' && now <= one.undoUntil }))
  },
  name: ({ keptName, mergedName }) => `${mergedName} into ${keptName}`,
  columns: [
    {
      name: 'kept',
      label: 'Kept',
      value: ({ keptName }) => keptName || 'Somebody',
      draw: ({ keptId, keptName }) => <Link to={`/cpanel/userfinder?person=${keptId}`}>{keptName || 'Somebody'}</Link>,
    },
    { name: 'merged', label: 'Took in', value: ({ mergedName }) => mergedName || 'a duplicate' },
    { name: 'status', label: 'State', value: ({ status }) => stateNames[status] },
    { name: 'at', label: 'When', kind: 'instant', value: ({ createdAt }) => createdAt },
  ],
  isUnfinished: ({ status }) => status === 'running',
  actions: [
    {
      label: 'Take back',
      on: 'one',
      fits: ({ canUndo }) => canUndo,
      run: ([one], services, _, onProgress) => undoMergeAndReport(one!.id, services, onProgress),
    },
  ],
  empty: 'Nothing was merged yet.',
})

/** Possible duplicates, two records side by side, and earlier merges, which can be undone for thirty days. */
export default runPanel({
  runs: { look, batch, merge: mergeTwo },
  resume: async (id, { onProgress }, services) => {
    const merge = await services.get(MergeService).resume(id, moved => onProgress({ done: moved, total: moved }))
    return { message: merge ? `${merge.mergedName} is part of ${merge.keptName} now.` : 'There is no such merge.' }
  },
  lists: [pairs, merges],
})
