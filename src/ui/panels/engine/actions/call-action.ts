import { Callables } from '../../../../domain/shared/functions/callables'
import type { FunctionContract } from '../../../../domain/shared/functions/cloud-function'
import type { Field, RecordOf } from '../../../../domain/shared/records/fields'
import type { ActionQuestion, Offer, PanelAction, TitledQuestion, WholeLabel } from '../panel-spec'
import type { Done } from './use-outcome'

type Asked = { readonly [name: string]: Field<string> }
type AnswerTo<F extends Asked> = RecordOf<F> & { readonly typed?: string }
type Question<Q, F extends Asked> = Omit<Q, 'fields'> & { readonly fields: F }

type Asking<R, F extends Asked> =
  | { readonly label: WholeLabel; readonly ask?: Question<ActionQuestion<R>, F> | undefined }
  | { readonly label: string; readonly ask?: Question<TitledQuestion<R>, F> | undefined }

interface Call<R, I, O, F extends Asked> extends Omit<Offer<R>, 'label'> {
  /** What is sent: made of the open record, or the first of several, and of the answers to the question. */
  readonly input: (row: R, answer: AnswerTo<F>, rows: readonly R[]) => I
  /** What is true now, in a sentence, or with more to say. */
  readonly done: string | ((output: O, row: R, answer: AnswerTo<F>, rows: readonly R[]) => string | Done)
}

/** An action that calls a callable once: `callAction(moveBug)({ label, on, input, done })`. The contract says who may run it. */
export const callAction =
  <I, O>(contract: FunctionContract<I, O>) =>
  <R, F extends Asked>({ input, done, ask, ...offer }: Call<R, I, O, F> & Asking<R, F>): PanelAction<R> => ({
    rule: contract.access,
    ...(offer as Offer<R> & { readonly label: WholeLabel }),
    ...(ask && { ask }),
    run: async (rows, services, given) => {
      const row = rows[0]!
      // The dialog has checked it by the question's fields.
      const answer = given as AnswerTo<F>
      const output = await services.get(Callables).call(contract, input(row, answer, rows))
      const result = typeof done === 'string' ? done : done(output, row, answer, rows)
      return typeof result === 'string' ? { message: result } : result
    },
  })
