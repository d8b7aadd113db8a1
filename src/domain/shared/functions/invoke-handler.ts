import * as v from 'valibot'
import { isTransient, PortError } from '../../../ports/errors'
import { isTooDeep } from '../is-nested-too-deep'
import { type Actor, allows, presentActor } from '../records/policy'
import { limitRules, RuleBroken } from '../records/rule-broken'
import { countCall } from './call-limit'
import { type FunctionContract, onceInput, takesRecentSignIn } from './cloud-function'
import { type FunctionHandler, type HandlerPorts, handlerContext, type Note, receiptPath } from './handler'
import { liveActor } from './live-actor'
import { isRecent } from './reauthentication'
import { Refused } from './refused'

/**
 * The only way to run a handler, on every host. Checks in this order: access, input, the account's current claims, recent sign-in, limit;
 * then does the work and checks the output.
 */
export async function invokeHandler<I, O>(handler: FunctionHandler<I, O>, ports: HandlerPorts, data: unknown): Promise<unknown> {
  const { contract } = handler
  try {
    // The token is checked first because that costs nothing: a call without access reads no documents.
    const claimed = presentActor(ports.actor, ports.clock.now())
    requireAccess(contract, claimed)
    if (isTooDeep(data)) throw new Refused('invalid-argument', `${contract.name}: nested too deeply`)
    // A tab of an older build may send the bare input, without a key.
    const keyed = contract.repeatable === undefined ? v.safeParse(onceInput, data) : undefined
    const asked = keyed?.success ? keyed.output : undefined
    const input = v.safeParse(contract.input, asked ? asked.input : data)
    if (!input.success) throw new Refused('invalid-argument', contract.name, { details: v.flatten(firstOf(input.issues)) })
    const actor = presentActor(await liveActor(ports, claimed), ports.clock.now())
    requireAccess(contract, actor)
    const receipt = asked && receiptPath(actor, `${contract.name}-${asked.key}`)
    const former = receipt && (await ports.documents.get(receipt))?.data['answer']
    if (typeof former === 'string') return v.parse(contract.output, JSON.parse(former))
    if (takesRecentSignIn(contract, input.output) && !isRecent(actor?.authenticatedAt, ports.clock.now()))
      throw new RuleBroken('requires-recent-login')
    const counted = () => countCall(contract, { ...ports, actor }, input.output, asked?.key)
    const limitsNotes = contract.limit?.holds === 'notes'
    if (!limitsNotes) await counted()
    const notes: Note[] = []
    const answer = v.parse(contract.output, await handler.run(handlerContext({ ...ports, actor }, receipt, notes), input.output))
    if (receipt) await keepAnswer(ports, receipt, answer)
    if (notes.length > 0) {
      const work = () => doNotes(limitsNotes ? [counted, ...notes] : notes)
      if (ports.afterResponse) ports.afterResponse(work)
      else await work()
    }
    return answer
  } catch (error) {
    throw errorForCaller(error, contract.name) ?? error
  }
}

/** Enough for any form. A list of thousands of wrong entries would cost the host seconds to describe. */
const firstOf = <T>(issues: [T, ...T[]]) => issues.slice(0, 100) as [T, ...T[]]

/** An answer that is not kept is still given: the work is done, and a failure here would have it done again. */
async function keepAnswer({ documents, clock }: HandlerPorts, path: string, answer: unknown): Promise<void> {
  const text = JSON.stringify(answer ?? null)
  if (text.length > longestAnswer) return
  // The failure is ignored: a retry then repeats the work.
  await documents.commit([{ op: 'set', path, data: { answer: text, at: clock.now() }, merge: true }]).catch(() => undefined)
}

/** Noted work may be lost if too many calls write at once, or over the limit: the response matters more. */
async function doNotes(notes: readonly Note[]): Promise<void> {
  try {
    for (const note of notes) await note()
  } catch (error) {
    if (!isTransient(error) && !(error instanceof RuleBroken && limitRules.includes(error.rule))) throw error
  }
}

/** In characters; a document holds at most one megabyte. */
const longestAnswer = 300_000

function requireAccess<I, O>({ name, access, whileMasquerading }: FunctionContract<I, O>, actor: Actor | undefined): void {
  if (!allows(access, actor, { fields: {} })) throw new Refused(actor ? 'permission-denied' : 'unauthenticated', name)
  // Staff who masquerade must not publish, pay, grant or send anything in the other person's name.
  if (actor?.claims.imp !== undefined && !whileMasquerading) throw new Refused('permission-denied', `${name} while masquerading`)
}

/** What the caller learns about a failure: refusals, and transient failures of a port. `undefined` for everything else. */
function errorForCaller(cause: unknown, name: string): PortError<'functions'> | undefined {
  if (cause instanceof RuleBroken)
    return new PortError('functions', limitRules.includes(cause.rule) ? 'resource-exhausted' : 'failed-precondition', cause.rule, {
      cause,
      details: { rule: cause.rule, ...cause.details },
    })
  if (cause instanceof Refused) return new PortError('functions', cause.code, cause.message, { cause, details: cause.details })
  return isTransient(cause) && cause.port !== 'functions' ? new PortError('functions', 'unavailable', name, { cause }) : undefined
}
