import type { FunctionHandler, HandlerPorts } from '../../domain/shared/functions/handler'
import { invokeHandler } from '../../domain/shared/functions/invoke-handler'
import type { Actor } from '../../domain/shared/records/policy'
import { PortError } from '../../ports/errors'
import type { Functions } from '../../ports/functions'
import type { NetworkSwitch } from './network-switch'

/** Runs the handlers of the hosted functions in this process. Input and output are copied through JSON, as a network call would do. */
export class InProcessFunctions implements Functions {
  /** `handlers` are loaded at the first call; `portsFor` is called for each call, for its caller. */
  constructor(
    private readonly handlers: () => Promise<readonly FunctionHandler[]>,
    private readonly portsFor: (actor: Actor | undefined) => HandlerPorts,
    private readonly caller: () => Actor | undefined,
    private readonly network: NetworkSwitch,
  ) {}

  call(name: string, input: unknown): Promise<unknown> {
    return this.run(name, input, this.caller())
  }

  async post(name: string, input: unknown): Promise<void> {
    await this.run(name, input, undefined)
  }

  private async run(name: string, input: unknown, actor: Actor | undefined): Promise<unknown> {
    this.network.require('functions')
    const data = throughJson(input)
    const ports = this.portsFor(actor)
    const handlers = await this.handlers().catch((cause: unknown) => {
      // As a call that does not reach the hosted functions.
      throw new PortError('functions', 'unavailable', 'the handlers did not load', { cause })
    })
    const handler = handlers.find(({ contract }) => contract.name === name)
    if (!handler) throw new PortError('functions', 'not-found', `no function ${name}`)
    let output: unknown
    try {
      output = await invokeHandler(handler, ports, data)
    } catch (error) {
      throw asReported(error, name)
    }
    this.network.require('functions')
    return throughJson(output)
  }
}

/** JSON has no `undefined`; callables send null instead. */
const throughJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null))

/** Refusals are passed on to the caller. Any other error becomes `internal`, with the original as its cause. */
function asReported(error: unknown, name: string): PortError {
  if (!(error instanceof PortError) || error.port !== 'functions') return new PortError('functions', 'internal', name, { cause: error })
  const { code, message, cause } = error as PortError<'functions'>
  const details = error.details === undefined ? undefined : throughJson(error.details)
  return new PortError('functions', code, message, { cause, details })
}
