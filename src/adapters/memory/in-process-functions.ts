import { type FunctionHandler, type FunctionWorld, serve } from '../../domain/shared/cloud-function'
import type { Actor } from '../../domain/shared/policy'
import { PortError } from '../../ports/errors'
import type { Functions } from '../../ports/functions'
import type { NetworkSwitch } from './network-switch'

/** Runs the handlers that the hosted functions run, in this process; what goes in and out is copied through JSON as the wire would. */
export class InProcessFunctions implements Functions {
  /** `handlers` are loaded at the first call; `world` is made anew for each, for whoever calls. */
  constructor(
    private readonly handlers: () => Promise<readonly FunctionHandler[]>,
    private readonly world: (actor: Actor | undefined) => FunctionWorld,
    private readonly caller: () => Actor | undefined,
    private readonly network: NetworkSwitch,
  ) {}

  call(name: string, input: unknown): Promise<unknown> {
    return this.serve(name, input, this.caller())
  }

  async post(name: string, input: unknown): Promise<void> {
    await this.serve(name, input, undefined)
  }

  private async serve(name: string, input: unknown, actor: Actor | undefined): Promise<unknown> {
    this.network.require('functions')
    const data = throughJson(input)
    const world = this.world(actor)
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
