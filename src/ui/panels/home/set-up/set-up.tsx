import { Suspense, useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import { type SetUpStep, setUpSteps } from '../../../../domain/content/office-settings.collection'
import { neededSteps, OrganisationSetUp } from '../../../../domain/set-up/organisation-set-up'
import { useApp, useLiveQuery, useService } from '../../../app-services/app-context'
import { FailureNotice } from '../../../forms/failure-notice'
import { useAction } from '../../../forms/use-action'
import { Button } from '../../../kit/button'
import { Skeleton } from '../../../kit/feedback/skeleton'
import { renewSetUp, setUpQuery } from '../../../queries/set-up.queries'
import { Link } from '../../../routing/link'
import css from './set-up.module.css'
import { stepBodies } from './step-body'
import { stepText } from './step-text'

/** The set-up of a new organization, at the first open step or at the one in the address (`?step=`). */
export default function SetUp() {
  const app = useApp()
  const setUp = useService(OrganisationSetUp)
  const progress = useLiveQuery(setUpQuery(app))
  const [search, setSearch] = useSearchParams()
  const { busy, error, run } = useAction(() => renewSetUp(app))
  const heading = useRef<HTMLHeadingElement>(null)
  const reachable = (step: SetUpStep) =>
    neededSteps.every(needed => progress.done.includes(needed) || setUpSteps.indexOf(needed) >= setUpSteps.indexOf(step))
  const asked = setUpSteps.find(step => step === search.get('step') && reachable(step))
  const step = asked ?? progress.next ?? 'people'
  const isFirst = useRef(true)
  useEffect(() => {
    // The page's own focus comes first.
    if (!isFirst.current) heading.current?.focus()
    isFirst.current = false
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the next step is what the focus follows
  }, [step])

  const goOn = () => setSearch({})
  const mayFinish = neededSteps.every(needed => progress.done.includes(needed))
  const isLast = progress.next === undefined || (progress.next === step && setUpSteps.indexOf(step) === setUpSteps.length - 1)
  const { title, lead, skip } = stepText[step]
  const Body = stepBodies[step]
  const acts = (
    <>
      {isLast && mayFinish && (
        <Button look="main" busy={busy} onClick={() => void run(() => setUp.finish())}>
          Finish set-up
        </Button>
      )}
      {skip !== undefined && !progress.done.includes(step) && !isLast && (
        <Button busy={busy} onClick={() => void run(() => setUp.skip(step)).then(isSkipped => isSkipped && goOn())}>
          {skip}
        </Button>
      )}
      {mayFinish && !isLast && (
        <Button look="quiet" busy={busy} onClick={() => void run(() => setUp.finish())}>
          Do the rest later
        </Button>
      )}
    </>
  )
  return (
    <div className={css.setUp}>
      <header>
        <h1>Set up your organization</h1>
        <p className={css.quiet}>Save each step to keep it. You can stop at any time and continue later, also on another device.</p>
      </header>
      <nav aria-label="Steps">
        <ol className={css.steps}>
          {setUpSteps.map(name => (
            <li key={name} data-is={progress.done.includes(name) ? 'done' : progress.skipped.includes(name) ? 'skipped' : 'open'}>
              {reachable(name) ? (
                <Link to={`?step=${name}`} aria-current={name === step ? 'step' : undefined}>
                  {stepText[name].title}
                </Link>
              ) : (
                <span>{stepText[name].title}</span>
              )}
              <small>{progress.done.includes(name) ? 'Done' : progress.skipped.includes(name) ? 'Left for later' : ''}</small>
            </li>
          ))}
        </ol>
      </nav>
      <section aria-labelledby="set-up-step" className={css.body}>
        <h2 id="set-up-step" ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <p>{lead}</p>
        <FailureNotice error={error} />
        <Suspense fallback={<Skeleton lines={8} height="24px" />}>
          <Body key={step} progress={progress} save="Save and continue" acts={acts} onSaved={() => void renewSetUp(app).then(goOn)} />
        </Suspense>
      </section>
    </div>
  )
}
