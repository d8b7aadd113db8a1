import { type ReactNode, useEffect } from 'react'
import { Anchor } from '../../../kit/anchor'
import { PageHead } from '../../../kit/page-head'
import { PageFrame } from '../../../layout/page-frame'
import css from './joining.module.css'
import { type JoiningStep, joiningSteps, stepNames } from './joining-steps'
import { useStepAddress } from './step-address'

interface JoiningFrameProps {
  readonly step: JoiningStep
  /** The last step that can be opened already. */
  readonly open: JoiningStep
  readonly title: string
  readonly lead?: ReactNode
  readonly children: ReactNode
}

/** The step that was last shown in this document. */
let lastShown: JoiningStep | undefined

/**
 * Moves the focus to the heading of a new step, as a new page does. The steps are different components, so the last one is remembered in the
 * module.
 */
function useFocusOfStep(step: JoiningStep): void {
  useEffect(() => {
    const isNext = lastShown !== undefined && lastShown !== step
    lastShown = step
    if (!isNext) return
    scrollTo(0, 0)
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
  }, [step])
}

/** The frame of joining, with its numbered steps. */
export function JoiningFrame({ step, open, title, lead, children }: JoiningFrameProps) {
  useFocusOfStep(step)
  const address = useStepAddress()
  const at = joiningSteps.indexOf(step)
  const reached = joiningSteps.indexOf(open)
  return (
    <PageFrame>
      <div className={css.head}>
        <PageHead over={`Join, step ${at + 1} of ${joiningSteps.length}`} title={title} lead={lead} />
      </div>
      <div className={css.walk}>
        <nav aria-label="Steps">
          <ol className={css.steps}>
            {joiningSteps.map((name, i) => {
              const door = (
                <>
                  <span className={css.ring} aria-hidden="true">
                    {i + 1}
                  </span>
                  <span className={css.name}>{stepNames[name]}</span>
                </>
              )
              const state = i === at ? 'here' : i < at || i < reached ? 'done' : undefined
              return (
                <li key={name} className={css.step} data-state={state} aria-current={i === at ? 'step' : undefined}>
                  {i > 0 && i <= reached && i !== at ? (
                    <Anchor className={css.door} to={address(name)}>
                      {door}
                    </Anchor>
                  ) : (
                    <span className={css.door}>{door}</span>
                  )}
                </li>
              )
            })}
          </ol>
        </nav>
        <div className={css.room}>{children}</div>
      </div>
    </PageFrame>
  )
}
