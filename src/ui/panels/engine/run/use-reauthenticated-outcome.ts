import { useApp } from '../../../app-services/app-context'
import { useSignedIn } from '../../../queries/session.queries'
import { useReauthentication } from '../../../reauthentication/use-reauthentication'
import { type Done, type Outcome, useOutcome } from '../actions/use-outcome'

/** An outcome whose work may require reauthentication. `renewing` then refetches the page's data. */
export function useReauthenticatedOutcome() {
  const app = useApp()
  const outcome = useOutcome()
  const user = useSignedIn()
  const { reauthenticated, question } = useReauthentication(user?.email ?? '')
  const wrapped =
    (run: Outcome['run'], isRenewing: boolean): Outcome['run'] =>
    (saying, work, of) =>
      run(
        saying,
        async (onProgress, signal) => {
          let done: Done | undefined
          await reauthenticated(async () => {
            done = await work(onProgress, signal)
          })
          // The answer does not wait for it: on a slow network that would take as long again.
          if (isRenewing) void app.queries.invalidateQueries({ refetchType: 'active' })
          return done!
        },
        of,
      )
  const outcomeOf = (isRenewing: boolean): Outcome => ({
    ...outcome,
    run: wrapped(outcome.run, isRenewing),
    after: wrapped(outcome.after, isRenewing),
  })
  return { outcome: outcomeOf(false), renewing: outcomeOf(true), reauthenticated, question }
}
