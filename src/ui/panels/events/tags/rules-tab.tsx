import { changeEventTag } from '../../../../domain/calendar/tags/change-event-tag.contract'
import { eventTags } from '../../../../domain/calendar/tags/event-tags.collection'
import { events } from '../../../../domain/events/events.collection'
import { RecordService } from '../../../../domain/records/record-service'
import type { Services } from '../../../../domain/shared/functions/service'
import { boolean } from '../../../../domain/shared/records/fields'
import { Records } from '../../../../domain/shared/records/records'
import { WallClock } from '../../../../domain/shared/time/wall-clock'
import { counted } from '../../../kit/counted'
import { runPanel } from '../../engine/run/run-panel'
import { type RunOptions, type RunPlan, type RunReport, runOf } from '../../engine/run/run-spec'
import { planTagging, type TaggingRow, taggingSteps } from './plan-tagging'

async function plan(input: { readonly withPast: boolean }, services: Services): Promise<RunPlan<TaggingRow>> {
  const records = services.get(Records)
  const [vocabulary, all] = await Promise.all([records.find(eventTags), records.find(events)])
  const now = services.get(WallClock).now()
  const meant = all.filter(({ deletedAt, status, end }) => !deletedAt && status !== 'rejected' && (input.withPast || end.utc > now))
  const rows = planTagging(meant, vocabulary)
  return {
    rows: rows.toSorted((a, b) => a.date.localeCompare(b.date) || a.title.localeCompare(b.title, 'en')),
    toWrite: rows.filter(({ outcome }) => outcome === 'tagged').length,
    notes: [`${counted(vocabulary.length, 'tag')} and ${counted(meant.length, 'event')} were compared.`],
  }
}

async function run(rows: readonly TaggingRow[], { signal, onProgress }: RunOptions, services: Services): Promise<RunReport> {
  const service = services.get(RecordService)
  const steps = taggingSteps(rows)
  const total = steps.reduce((sum, { ids }) => sum + ids.length, 0)
  const made: string[] = []
  let done = 0
  for (const { change, ids } of steps) {
    if (signal.aborted) break
    const before = done
    const report = await service.bulkChange(events, ids, change, { signal, onProgress: at => onProgress({ done: before + at.done, total }) })
    made.push(report.bulkId)
    done += ids.length
  }
  const undo = async () => {
    for (const bulkId of made.toReversed()) await service.undo(bulkId)
  }
  return {
    outcome: signal.aborted ? 'paused' : 'done',
    message: `${counted(rows.length, 'event')} tagged. Publish the calendar to show it. You can undo it for 30 days.`,
    ...(made.length > 0 && { undo }),
    left: [],
  }
}

/** Synonyms become tags, and events get the tags that their titles ask for. */
export default runPanel({
  runs: {
    tag: runOf({
      title: 'Tag by rules',
      purpose: 'Synonyms are replaced by their tag, and events get the tags whose words their titles contain. You set both under Tags.',
      rule: changeEventTag.access,
      choose: { fields: { withPast: boolean('Also events that are over') }, begin: { withPast: false } },
      plan,
      planned: [
        { name: 'title', label: 'Event', value: ({ title }) => title },
        { name: 'date', label: 'Date', value: ({ date }) => date },
        { name: 'add', label: 'New tags', kind: 'list', value: ({ add }) => add },
        { name: 'take', label: 'Removed', kind: 'list', value: ({ take }) => take },
        { name: 'note', label: 'Note', value: ({ note }) => note },
      ],
      label: (_, { toWrite }) => `Tag ${counted(toWrite, 'event')}`,
      run: async ({ plan: { rows }, ...options }, services) =>
        run(
          rows.filter(({ outcome }) => outcome === 'tagged'),
          options,
          services,
        ),
    }),
  },
})
