import { callState } from '../../../domain/programs/call-state'
import type { Program } from '../../../domain/programs/offered-programs'
import { Anchor } from '../../kit/anchor'
import { Picture } from '../../kit/pictures/picture'
import { kindText, whenText } from './program-text'
import css from './programs.module.css'

interface ProgramCardProps {
  readonly program: Program
  readonly now: Date
  /** Heading level of the title. */
  readonly level: 2 | 3
}

function omitCredit(picture: NonNullable<Program['picture']>) {
  const { credit: _, ...shown } = picture
  return shown
}

/** A program in the list. */
export function ProgramCard({ program, now, level }: ProgramCardProps) {
  const Title = `h${level}` as const
  const { id, kind, title, summary, call, picture } = program
  return (
    <li className={css.card}>
      {picture && <Picture {...omitCredit(picture)} alt="" sizes="(min-width: 60rem) 26rem, 94vw" />}
      <div className={css.words}>
        <p className={css.kind}>{kindText[kind]}</p>
        <Title className={css.title}>
          <Anchor to={`/programs/${id}`}>{title}</Anchor>
        </Title>
        <p>{summary}</p>
        <p className={css.when}>{whenText(program, now)}</p>
        {call && callState(call, now) === 'open' && <p className={css.open}>Open for applications</p>}
      </div>
    </li>
  )
}
