import { type PortCode, PortError, portCodes } from '../../ports/errors'

/** Headers to add to the content type, such as the App Check token. */
export type PostHeaders = () => Promise<Readonly<Record<string, string>>>

/**
 * Calls a function by the callable protocol, as the SDK does, with two differences that the SDK does not offer: the request carries no
 * session, and it is sent with `keepalive`, so that the browser finishes it after the page is closed.
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

/** An answer that does not follow the protocol comes from the platform in front of our host. */
async function refusal(answer: Response, name: string): Promise<PortError> {
  const answerBody = (await answer.json().catch((error: unknown) => ({ unread: error }))) as {
    error?: { status?: unknown; details?: unknown }
    unread?: unknown
  }
  const code = String(answerBody.error?.status ?? '')
    .toLowerCase()
    .replaceAll('_', '-')
  const isKnown = (portCodes.functions as readonly string[]).includes(code)
  return isKnown
    ? new PortError('functions', code as PortCode<'functions'>, name, { details: answerBody.error?.details })
    : new PortError('functions', 'unavailable', name, { cause: answerBody.unread ?? answer.status })
}
