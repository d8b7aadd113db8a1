import { callState } from '../../../domain/programs/call-state'
import type { Program } from '../../../domain/programs/offered-programs'
import { StoryPart, StoryView } from '../../blocks/story-view'
import { Anchor } from '../../kit/anchor'
import { LinkButton } from '../../kit/button'
import { moneyOf } from '../../kit/format-money'
import type { Organisation } from '../../queries/site.queries'
import { callText, kindText, whenText } from './program-text'
import css from './program-view.module.css'

interface ProgramViewProps {
  readonly program: Program
  readonly organisation: Organisation | null
  readonly now: Date
}

/** One program: its purpose, who can take part, when, how to apply, and earlier results. */
export const ProgramView = ({ program, organisation, now }: ProgramViewProps) => (
  <StoryView
    over={kindText[program.kind]}
    title={program.title}
    lead={program.summary}
    picture={program.picture}
    body={program.body}
    side={
      <>
        <dl className={css.facts}>
          <div>
            <dt>For whom</dt>
            <dd>{program.audience}</dd>
          </div>
          <div>
            <dt>When</dt>
            <dd>{whenText(program, now)}</dd>
          </div>
          {program.partners.length > 0 && (
            <div>
              <dt>With</dt>
              {program.partners.map(({ name, to }) => (
                <dd key={name}>{to ? <Anchor to={to}>{name}</Anchor> : name}</dd>
              ))}
            </div>
          )}
        </dl>
        {program.kind === 'openStudios' && (
          <p>
            <Anchor to="/artists">Take part: dates and registration</Anchor>
          </p>
        )}
        {program.call && <Call call={program.call} organisation={organisation} now={now} />}
      </>
    }
  >
    {program.results.length > 0 && (
      <StoryPart title="Results">
        <dl className={css.results}>
          {program.results.map(({ year, text }) => (
            <div key={year}>
              <dt>{year}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </StoryPart>
    )}
  </StoryView>
)

interface CallProps {
  readonly call: NonNullable<Program['call']>
  readonly organisation: Organisation | null
  readonly now: Date
}

function Call({ call, organisation, now }: CallProps) {
  const state = callState(call, now)
  return (
    <section className={css.call} data-state={state} aria-labelledby="call">
      <h2 id="call">{call.title}</h2>
      <p className={css.until}>{callText(call, now, organisation?.tz ?? 'UTC')}</p>
      {state !== 'closed' && (
        <>
          {call.asks.length > 0 && (
            <>
              <p>We ask for:</p>
              <ul>
                {call.asks.map(ask => (
                  <li key={ask}>{ask}</li>
                ))}
              </ul>
            </>
          )}
          <p>{call.fee ? `The fee is ${moneyOf(call.fee)}.` : 'There is no fee.'}</p>
        </>
      )}
      {state === 'open' && organisation && (
        <>
          <p>You cannot apply on this page yet. Until then, send your application by email.</p>
          <LinkButton look="main" to={`mailto:${organisation.email}?subject=${encodeURIComponent(call.title)}`}>
            Apply by email
          </LinkButton>
        </>
      )}
    </section>
  )
}
