import { bugs } from '../../../domain/bugs/bugs.collection'
import { type BugMove, moveBug } from '../../../domain/bugs/move-bug.contract'
import { Callables } from '../../../domain/shared/functions/callables'
import { longText, optional, reference } from '../../../domain/shared/records/fields'
import { useApp, useLiveQuery } from '../../app-services/app-context'
import { counted } from '../../kit/counted'
import { recordsQuery } from '../../queries/record.queries'
import { callAction } from '../engine/actions/call-action'
import { boardPanel } from '../engine/board/board-panel'
import { childCollection } from '../engine/child-collection'
import { collectionPanel } from '../engine/collection-panel'
import { StoredFile } from '../engine/facts/stored-file'
import { pickInput } from '../engine/fields/option-inputs'
import type { CollectionSpec, PanelAction, RowOf, WholeLabel } from '../engine/panel-spec'
import { tabsPanel } from '../engine/tabs-panel'

type Action = PanelAction<RowOf<typeof bugs>>

const outcomes: Readonly<Record<BugMove['event'], string>> = {
  triage: 'triaged',
  begin: 'in progress',
  fix: 'fixed',
  verify: 'verified',
  refuse: 'closed without a fix',
  reopen: 'open again',
  join: 'joined to the other one',
}

const doneText = (event: BugMove['event'], reports: number, notified: number) => {
  const told = notified === 0 ? '' : ` ${counted(notified, 'person was', 'people were')} told.`
  return `${counted(reports, 'report is', 'reports are')} ${outcomes[event]}.${told}`
}

const step = (event: Exclude<BugMove['event'], 'join'>, label: WholeLabel, on: Action['on'] = 'one', ask?: typeof answered): Action =>
  callAction(moveBug)({
    label,
    on,
    event,
    ask,
    input: (_, { answer }, rows) => ({ event, ids: rows.map(({ id }) => id), answer }),
    done: ({ notified }, _, __, rows) => doneText(event, rows.length, notified),
  })

const answered = {
  what: 'Everybody who reported it gets a mail.',
  fields: { answer: optional(longText('Answer to whoever reported it', 1000)) },
  notes: ['It is fixed with the version that is online now.', 'We could not make it happen again. Please tell us if you see it once more.'],
}

/** Open reports, the newest first. */
const OtherReportInput = pickInput({
  help: 'Type a part of what it says, or of the address where it was written.',
  useOptions: () =>
    useLiveQuery(recordsQuery(useApp(), bugs, { orderBy: [['createdAt', 'desc']] })).flatMap(({ id, text, route, status }) =>
      status === 'duplicate' ? [] : [{ value: id, label: `${text.slice(0, 80)} (${route})` }],
    ),
  nothingFound: 'No report contains this.',
})

const join: Action = callAction(moveBug)({
  label: 'Mark as a duplicate',
  on: 'one',
  event: 'join',
  ask: {
    what: 'It is closed, and its reporter hears when the other one is fixed.',
    fields: { into: reference('The other report', 'bugs') },
    inputs: { into: OtherReportInput },
  },
  input: ({ id }, { into }) => ({ event: 'join', ids: [id], into }),
  done: ({ notified }) => doneText('join', 1, notified),
})

const joinChosen: Action = {
  label: 'Join into the oldest of them',
  on: 'many',
  event: 'join',
  rule: moveBug.access,
  run: async (rows, services) => {
    const [stays, ...others] = [...rows].sort((a, b) => (a.createdAt?.getTime() ?? 0) - (b.createdAt?.getTime() ?? 0))
    if (!stays || others.length === 0) return { message: 'Choose two open reports at least.' }
    await services.get(Callables).call(moveBug, { event: 'join', ids: others.map(({ id }) => id), into: stays.id })
    return { message: `${others.length} joined; their reporters hear when “${(stays.text ?? '').slice(0, 60)}” is fixed.` }
  },
}

const report = {
  filters: ['status', 'severity'],
  form: ['text', 'reporterId', 'route', 'build', 'device', 'console', 'shot', 'answer', 'dupOf', 'severity'],
  inputs: { shot: ({ value }) => <StoredFile path={String(value)} label="The screen, as the reporter saw it" /> },
  actions: [
    step('triage', 'Mark as triaged', 'both'),
    step('begin', 'Begin work'),
    step('fix', 'Mark as fixed', 'one', answered),
    step('verify', 'Mark as verified'),
    step('refuse', 'Close without a fix', 'one', answered),
    step('reopen', 'Open again'),
    join,
    joinChosen,
  ],
  under: childCollection(bugs, {
    label: 'Reports that were joined to it',
    find: ({ id }) => ({ where: [['dupOf', '==', id]] }),
    columns: ['text', 'createdAt'],
    to: ({ id }) => `?open=${id}`,
  }),
} satisfies Partial<CollectionSpec<typeof bugs>>

/** Bug reports, from new to verified. Reporters get a mail when a bug is fixed, or will not be. */
export default tabsPanel({
  label: 'Reports',
  tabs: {
    table: {
      label: 'Table',
      panel: collectionPanel(bugs, {
        ...report,
        columns: ['text', 'status', 'severity', 'route', 'build', 'createdAt', 'device'],
        sort: '-createdAt',
      }),
    },
    board: { label: 'Board', panel: boardPanel(bugs, { ...report, card: ['text', 'severity', 'route', 'createdAt'], sort: '-severity' }) },
  },
})
