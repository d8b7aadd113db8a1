import { isValidElement, lazy, Suspense, use, useEffect, useMemo, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useApp, useServices } from '../../../app-services/app-context'
import { useUnsavedInput } from '../../../routing/unsaved-input'
import { type AddressFormat, useAddressState } from '../../../routing/use-address-state'
import { OutcomeLine } from '../actions/outcome-line'
import { TabParamsContext } from '../tab-params-context'
import { usePanelContext } from '../use-panel-context'
import { RowList } from './row-list'
import css from './run.module.css'
import { enteredIn, readRunAddress, writeInput } from './run-address'
import { RunChoices } from './run-choices'
import { askedFields, problemsOf, type Values } from './run-form'
import type { AnyRun, RunPlan, RunReport, RunSpec } from './run-spec'
import { RunSteps } from './run-steps'
import { useReauthenticatedOutcome } from './use-reauthenticated-outcome'
import { useRun } from './use-run'
import { useRunDestination } from './use-run-destination'

/** Downloaded once the form of a run is shown. */
const loadRunWork = () => import('./run-in-progress')
const RunInProgress = lazy(async () => ({ default: (await loadRunWork()).RunInProgress }))
const loadRunCheck = () => import('./run-check')
const RunCheck = lazy(async () => ({ default: (await loadRunCheck()).RunCheck }))

/** Each step of a run has a complete address: parameters of one step are removed in the next, except those of the surrounding tab. */
const searchIn = (tab: Readonly<Record<string, string>>): AddressFormat<{ readonly text: string }> => ({
  read: search => ({ text: new URLSearchParams([...search].filter(([name]) => !Object.hasOwn(tab, name))).toString() }),
  write: ({ text }) => new URLSearchParams([...Object.entries(tab), ...new URLSearchParams(text)]),
})

/** The content of a run panel, without its frame. */
export function RunPanelContent({ spec }: { readonly spec: RunSpec }) {
  const [search] = useSearchParams()
  const { open } = readRunAddress(search)
  const content = spec.part && open !== undefined ? <spec.part key={open} id={open} /> : <Board spec={spec} />
  return spec.wrap ? spec.wrap(content) : content
}

/** The input of a run, and whether its dry run is open. */
interface Given {
  readonly kind: AnyRun
  readonly input: unknown
}

function Board({ spec }: { readonly spec: RunSpec }) {
  const app = useApp()
  const services = useServices()
  const { may, tz } = usePanelContext()
  const tab = use(TabParamsContext)
  const format = useMemo(() => searchIn(tab), [tab])
  const [{ text }, go] = useAddressState(format)
  const { navigateIfStillHere, onRunEnded } = useRunDestination(
    to => Object.entries(tab).every(([name, value]) => to.get(name) === value) && format.read(to).text === text,
  )
  const search = useMemo(() => new URLSearchParams(text), [text])
  const address = readRunAddress(search)
  const runs = Object.entries(spec.runs ?? {}).filter(([, { rule }]) => !rule || may(rule))
  const lists = spec.lists?.filter(({ rule }) => !rule || may(rule)) ?? []
  // Several runs, or one with a custom component, need the whole width.
  const isOneForm = runs.length === 1 && typeof runs[0]![1].choose !== 'function'
  const { outcome, renewing, reauthenticated, question } = useReauthenticatedOutcome()
  const [working, setWorking] = useState<AnyRun>()
  const [held, setHeld] = useState<{ readonly address: string | undefined; readonly given: Given }>()

  /** What the dry run was left with, for the form that asks it again. */
  const [left, setLeft] = useState<Given>()

  const run = useRun({
    resume: spec.resume && ((id, options) => spec.resume!(id, options, services)),
    startedBefore: address.started,
    onStarted: id => go({ text: new URLSearchParams({ run: id }).toString() }),
    onDone: report => {
      if (address.started !== undefined || report.to === undefined) go({ text: '' })
      // Refetches the lists after a run wrote something.
      void app.queries.invalidateQueries({ refetchType: 'active' })
      navigateIfStillHere(report.to)
    },
  })
  useUnsavedInput(run.state.is === 'running', true)
  const hasRuns = runs.length > 0
  const hasDryRuns = runs.some(([, { plan }]) => plan !== undefined)
  useEffect(() => {
    // Prefetched before the first run, so that it answers sooner, and in case the network fails then.
    if (hasRuns) loadRunWork().catch(() => undefined)
    if (hasDryRuns)
      loadRunCheck()
        .then(({ loadPlanTable }) => loadPlanTable())
        // The dry run asks for them again, and says so if it fails.
        .catch(() => undefined)
  }, [hasRuns, hasDryRuns])

  const kind = address.kind === undefined ? undefined : spec.runs?.[address.kind]
  const given = useMemo(() => (held && (held.address ?? text) === text ? held.given : kind && givenIn(kind, search)), [held, text, kind, search])
  const isAt = run.state.is !== 'idle' || address.started !== undefined ? 'run' : given ? 'check' : 'choose'
  const frame = useStepFocus(isAt)

  const look = (name: string, next: Given, isStep: boolean) => {
    const { choose } = next.kind
    // Input from a component, such as files, cannot be in the address.
    if (typeof choose === 'function') return setHeld({ address: undefined, given: next })
    const to = writeInput(name, next.input as Values, askedFields(choose, next.input as Values))
    setHeld({ address: to.toString(), given: next })
    go({ text: to.toString() }, { push: isStep })
  }
  const begin = async ({ kind: chosen, input }: Given, plan: RunPlan | undefined): Promise<boolean> => {
    setWorking(chosen)
    let isDone = false
    await run.begin(async options => {
      let report: RunReport | undefined
      await reauthenticated(async () => {
        report = await chosen.run({ ...options, input, plan: plan!, tz }, services)
      })
      isDone = report?.outcome !== 'paused'
      if (isDone) onRunEnded(report?.to)
      return report!
    })
    return isDone
  }
  const leave = () => {
    run.reset()
    setHeld(undefined)
    setWorking(undefined)
    go({ text: '' }, { push: true })
    setLeft(undefined)
  }
  const back = () => {
    leave()
    setLeft(given)
  }
  const { above: Above } = spec
  const hasPlan = (working ?? given?.kind)?.plan !== undefined
  const title = (working ?? given?.kind)?.title ?? 'A run from an earlier visit'
  const shownLists = isAt !== 'check' && lists.length > 0 && (
    <div className={css.lists}>
      {lists.map(list => (
        <RowList key={list.title} spec={list} outcome={list.changed ? outcome : renewing} isRunning={run.state.is === 'running'} />
      ))}
    </div>
  )
  return (
    <div className={css.board}>
      {question}
      {Above && isAt === 'choose' && (isValidElement(Above) ? Above : <Above />)}
      <OutcomeLine outcome={renewing} />
      {hasPlan && <RunSteps at={isAt === 'run' && run.state.is === 'done' ? 'result' : isAt} />}
      <div ref={frame} tabIndex={-1} className={css.frame}>
        {isAt === 'run' && (
          <Suspense fallback={null}>
            <RunInProgress
              title={title}
              run={run}
              canResumeLater={spec.resume !== undefined}
              cancelUndoes={working?.cancelUndoes ?? false}
              after={working ? working.after : spec.after}
              onAgain={leave}
            />
          </Suspense>
        )}
        {isAt === 'check' && given && (
          <Suspense fallback={null}>
            <RunCheck
              key={given.kind.title}
              kind={given.kind}
              input={given.input}
              reauthenticated={reauthenticated}
              onChange={input => look(address.kind ?? '', { ...given, input }, false)}
              onRun={plan => void begin(given, plan)}
              onBack={back}
            />
          </Suspense>
        )}
      </div>
      {spec.listsFirst && shownLists}
      <div className={css.choices} data-beside={isOneForm || undefined}>
        {hasRuns && (isAt === 'choose' || (isAt === 'run' && !hasPlan)) && (
          <RunChoices
            runs={runs}
            open={address.kind}
            enteredOf={(name, choose) => {
              if (left?.kind.choose === choose) return left.input as Values
              return name === address.kind ? enteredIn(search, askedFields(choose, {})) : {}
            }}
            isBusy={run.state.is === 'running'}
            onChosen={(name, chosen, input) => {
              if (!chosen.plan) return begin({ kind: chosen, input }, undefined)
              look(name, { kind: chosen, input }, true)
              return Promise.resolve(true)
            }}
          />
        )}
        {!spec.listsFirst && shownLists}
      </div>
    </div>
  )
}

/** The input in the address, if no field is missing. */
function givenIn(kind: AnyRun, search: URLSearchParams): Given | undefined {
  const { choose, plan } = kind
  if (typeof choose === 'function' || !plan) return undefined
  const first = enteredIn(search, askedFields(choose, {}))
  const fields = askedFields(choose, first)
  const input = enteredIn(search, fields)
  return Object.keys(problemsOf(fields, input)).length === 0 ? { kind, input } : undefined
}

/** Takes the focus when a step begins, because the button before it is gone. */
function useStepFocus(at: string) {
  const frame = useRef<HTMLDivElement>(null)
  const shown = useRef(at)
  useEffect(() => {
    if (shown.current === at) return
    shown.current = at
    frame.current?.focus({ preventScroll: true })
    scrollTo({ top: 0 })
  }, [at])
  return frame
}
