import { type PortCode, PortError, portCodes } from '../../ports/errors'

/** Headers beside the type of the body, such as the token of App Check. */
export type PostHeaders = () => Promise<Readonly<Record<string, string>>>

/**
 * Calls a function by the protocol of callables, as the SDK does, but for two things: no session is named, and the browser keeps the request
 * when the page goes. The SDK lets nobody ask for that.
 */
export async function postCallable(address: string, name: string, input: unknown, headers: PostHeaders): Promise<void> {
  let answer: Response
  try {
    answer = await fetch(address, {
      method: 'POST',
      keepalive: true,
      credentials: 'omit',
      headers: { 'content-type': 'application/json', ...(await headers()) },
      body: JSON.stringify({ data: input ?? null }),
    })
  } catch (error) {
    throw new PortError('functions', 'unavailable', name, { cause: error })
  }
  if (!answer.ok) throw await refusal(answer, name)
}

/** What does not speak the protocol is the platform in front of our host. */
async function refusal(answer: Response, name: string): Promise<PortError> {
  const told = (await answer.json().catch((error: unknown) => ({ unread: error }))) as {
    error?: { status?: unknown; details?: unknown }
    unread?: unknown
  }
  const code = String(told.error?.status ?? '')
    .toLowerCase()
    .replaceAll('_', '-')
  const isKnown = (portCodes.functions as readonly string[]).includes(code)
  return isKnown
    ? new PortError('functions', code as PortCode<'functions'>, name, { details: told.error?.details })
    : new PortError('functions', 'unavailable', name, { cause: told.unread ?? answer.status })
}
