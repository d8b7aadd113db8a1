import { callState } from '../../../domain/programs/call-state'
import type { Program } from '../../../domain/programs/offered-programs'
import { Anchor } from '../../kit/anchor'
import { Picture } from '../../kit/pictures/picture'
import { kindText, whenText } from './program-text'
import css from './programs.module.css'

/** A program in the list. */
export function ProgramCard({ program, now }: { readonly program: Program; readonly now: Date }) {
  const { id, kind, title, summary, call, picture } = program
  const { credit: _, ...shown } = picture ?? { src: '' }
  return (
    <li className={css.card}>
      {'width' in shown && <Picture {...shown} alt="" sizes="(min-width: 60rem) 26rem, 94vw" />}
      <div className={css.words}>
        <p className={css.kind}>{kindText[kind]}</p>
        <h2>
          <Anchor to={`/programs/${id}`}>{title}</Anchor>
        </h2>
        <p>{summary}</p>
        <p className={css.when}>{whenText(program, now)}</p>
        {call && callState(call, now) === 'open' && <p className={css.open}>Open for applications</p>}
      </div>
    </li>
  )
}
