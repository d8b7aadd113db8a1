import { type FunctionHandler, type FunctionWorld, serve } from '../../domain/shared/cloud-function'
import { PortError } from '../../ports/errors'
import type { Functions } from '../../ports/functions'
import type { NetworkSwitch } from './network-switch'

/** Runs the handlers that the hosted functions run, in this process; what goes in and out is copied through JSON as the wire would. */
export class InProcessFunctions implements Functions {
  /** `handlers` are loaded at the first call; `world` is made anew for each, with whoever calls as its actor. */
  constructor(
    private readonly handlers: () => Promise<readonly FunctionHandler[]>,
    private readonly world: () => FunctionWorld,
    private readonly network: NetworkSwitch,
  ) {}

  async call(name: string, input: unknown): Promise<unknown> {
    this.network.require('functions')
    const data = throughJson(input)
    const world = this.world()
    const handler = (await this.handlers()).find(({ contract }) => contract.name === name)
    if (!handler) throw new PortError('functions', 'not-found', `no function ${name}`)
    let output: unknown
    try {
      output = await serve(handler, world, data)
    } catch (error) {
      throw asReported(error, name)
    }
    this.network.require('functions')
    return throughJson(output)
  }
}

/** The wire knows no `undefined`: it carries null. */
const throughJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null))

/** A caller learns of refusals; whatever else goes wrong inside a function is its own affair, kept as the cause. */
function asReported(error: unknown, name: string): PortError {
  if (!(error instanceof PortError) || error.port !== 'functions') return new PortError('functions', 'internal', name, { cause: error })
  const { code, message, cause } = error as PortError<'functions'>
  const details = error.details === undefined ? undefined : throughJson(error.details)
  return new PortError('functions', code, message, { cause, details })
}
